/** The current page. Stored after `#` in the URL, so any static server works. */
export type Route =
  | {
      readonly page:
        | 'home'
        | 'games'
        | 'settings'
        | 'lessons'
        | 'puzzles'
        | 'tables'
        | 'people'
        | 'tournaments'
        | 'new-tournament'
        | 'account'
        | 'archive'
        | 'admin';
    }
  | {
      readonly page: 'new';
      readonly game: string;
      readonly place?: 'online' /** The game whose set-up is reused. */;
      readonly like?: string;
      /** The player's own edition to play with. */
      readonly edition?: string;
    }
  /** `section` may also be the name of an option, or `ALL_SECTIONS`. */
  | { readonly page: 'rules'; readonly about: string; readonly section: string | undefined }
  /** For an invitation or a link in an e-mail, the id is its token. */
  | {
      readonly page:
        | 'end'
        | 'proof'
        | 'learn'
        | 'puzzle'
        | 'invite'
        | 'person'
        | 'tournament'
        | 'edit-tournament'
        | 'confirm-mail'
        | 'reset-password';
      readonly id: string;
    }
  /** The game, the edition, the group of components or what else is shown of the edition, and an entry of the group. */
  | { readonly page: 'editions'; readonly within: readonly string[] }
  /** `watch` first plays what happened since the viewer's last turn. */
  | { readonly page: 'table'; readonly id: string; readonly watch?: true }
  /** The id of a shared game is the packed game itself. */
  | { readonly page: 'replay' | 'shared'; readonly id: string; readonly number: number | undefined };

/** Every section of the rules on one page. */
export const ALL_SECTIONS = 'all';

const WATCH = 'watch';

const PLAIN_PAGES = [
  'home',
  'games',
  'settings',
  'lessons',
  'puzzles',
  'tables',
  'people',
  'tournaments',
  'new-tournament',
  'account',
  'archive',
  'admin',
] as const;
const PAGES_BY_ID = [
  'table',
  'end',
  'proof',
  'learn',
  'puzzle',
  'invite',
  'person',
  'tournament',
  'edit-tournament',
  'confirm-mail',
  'reset-password',
] as const;

/** Links in e-mails name a page without `#`; tokens come after `#`, where no server sees them. */
export function hashOfPath(path: string, hash: string): string | undefined {
  const table = /^\/table\/([^/]+)\/?$/.exec(path)?.[1];
  if (table !== undefined) return `#/table/${table}`;
  const game = /^\/game\/([^/]+)(?:\/(\d+))?\/?$/.exec(path);
  if (game) return game[2] === undefined ? `#/end/${game[1]}` : `#/replay/${game[1]}/${game[2]}`;
  const token = /^\/i\/([^/]+)\/?$/.exec(path)?.[1];
  if (token !== undefined) return `#/invite/${token}`;
  const mailed = ['/confirm-mail', '/reset-password'].includes(path) && hash.length > 1;
  return mailed ? `#${path}/${hash.slice(1)}` : undefined;
}

export function parseRoute(hash: string): Route {
  const [page, ...parts] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  const [first, second, third] = parts;
  if (page === 'editions') return { page, within: parts.filter((part) => part !== '') };
  if (first === undefined || first === '') return { page: PLAIN_PAGES.find((plain) => plain === page) ?? 'home' };
  if (page === 'new') return { page, game: first, ...waysToSet(second, third) };
  if (page === 'rules') return { page, about: first, section: second || undefined };
  if (page === 'table' && second === WATCH) return { page, id: first, watch: true };
  const named = PAGES_BY_ID.find((one) => one === page);
  if (named) return { page: named, id: first };
  if (page === 'replay' || page === 'shared')
    return { page, id: first, number: second === undefined ? undefined : Number.parseInt(second, 10) || 0 };
  return { page: 'home' };
}

/** Anyone can write an address, also one with a broken escape. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function waysToSet(way: string | undefined, id: string | undefined): { place?: 'online'; like?: string; edition?: string } {
  if (way === 'online') return { place: way };
  if (way === 'edition' && id !== undefined) return { edition: id };
  return way === 'like' && id !== undefined ? { like: id } : {};
}

export function linkTo(route: Route): string {
  if ('within' in route) return `#/${[route.page, ...route.within].map(encodeURIComponent).join('/')}`;
  if ('game' in route) return newTableLink(route);
  if ('about' in route) return `#/rules/${[route.about, route.section ?? []].flat().map(encodeURIComponent).join('/')}`;
  if (!('id' in route)) return route.page === 'home' ? '#/' : `#/${route.page}`;
  const path = `#/${route.page}/${encodeURIComponent(route.id)}`;
  if ('watch' in route) return `${path}/${WATCH}`;
  return 'number' in route && route.number !== undefined ? `${path}/${route.number}` : path;
}

function newTableLink({ game, place, like, edition }: Extract<Route, { page: 'new' }>): string {
  const path = `#/new/${encodeURIComponent(game)}`;
  if (edition !== undefined) return `${path}/edition/${encodeURIComponent(edition)}`;
  if (like !== undefined) return `${path}/like/${encodeURIComponent(like)}`;
  return place === undefined ? path : `${path}/online`;
}
