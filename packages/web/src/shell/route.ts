/** Where one is. Kept in the part of the address after `#`, so that any static server will do. */
export type Route =
  | { readonly page: 'home' | 'games' | 'settings' | 'lessons' }
  | { readonly page: 'new'; readonly game: string }
  /** `section` may also be the name of an option, or `ALL_SECTIONS`. */
  | { readonly page: 'rules'; readonly about: string; readonly section: string | undefined }
  | { readonly page: 'table' | 'end' | 'proof' | 'learn'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly number: number | undefined };

/** Every section of the rules on one page. */
export const ALL_SECTIONS = 'all';

export function parseRoute(hash: string): Route {
  const [page, first, second] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (first === undefined || first === '')
    return { page: page === 'games' || page === 'settings' || page === 'lessons' ? page : 'home' };
  if (page === 'new') return { page, game: first };
  if (page === 'rules') return { page, about: first, section: second || undefined };
  if (page === 'table' || page === 'end' || page === 'proof' || page === 'learn') return { page, id: first };
  if (page === 'replay') return { page, id: first, number: second === undefined ? undefined : Number.parseInt(second, 10) || 0 };
  return { page: 'home' };
}

export function linkTo(route: Route): string {
  if ('game' in route) return `#/new/${encodeURIComponent(route.game)}`;
  if ('about' in route) return `#/rules/${[route.about, route.section ?? []].flat().map(encodeURIComponent).join('/')}`;
  if (!('id' in route)) return route.page === 'home' ? '#/' : `#/${route.page}`;
  const path = `#/${route.page}/${encodeURIComponent(route.id)}`;
  return route.page === 'replay' && route.number !== undefined ? `${path}/${route.number}` : path;
}
