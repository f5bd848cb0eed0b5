/** Where one is. Kept in the part of the address after `#`, so that any static server will do. */
export type Route =
  | { readonly page: 'home' | 'games' | 'settings' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table' | 'end' | 'proof'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly number: number | undefined };

export function parseRoute(hash: string): Route {
  const [page, first, second] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (first === undefined || first === '') return { page: page === 'games' || page === 'settings' ? page : 'home' };
  if (page === 'new') return { page, game: first };
  if (page === 'table' || page === 'end' || page === 'proof') return { page, id: first };
  if (page === 'replay') return { page, id: first, number: second === undefined ? undefined : Number.parseInt(second, 10) || 0 };
  return { page: 'home' };
}

export function linkTo(route: Route): string {
  if ('game' in route) return `#/new/${encodeURIComponent(route.game)}`;
  if (!('id' in route)) return route.page === 'home' ? '#/' : `#/${route.page}`;
  const path = `#/${route.page}/${encodeURIComponent(route.id)}`;
  return route.page === 'replay' && route.number !== undefined ? `${path}/${route.number}` : path;
}
