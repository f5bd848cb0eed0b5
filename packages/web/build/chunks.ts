/** Loaded separately: texts by language, lessons, the rules and the pages of editions on demand. */
const APART = /[\\/](messages|guide|reference|workshop|testing|editions)[\\/]|edition-names\.ts|\.worker\.ts/;
/** With what several games use of Svelte. */
const TABLE =
  /packages[\\/]web[\\/]src[\\/](table|story|sound|worker|shell[\\/]table)[\\/]|svelte[\\/]src[\\/]reactivity[\\/]window/;
const GAME = /packages[\\/](?:web[\\/]src[\\/])?games[\\/]([\w-]+)[\\/]/;

/** What texts are built from: apart from the pages, because a page waits for its texts while it loads. */
const PARTS = /node_modules|packages[\\/](?!web[\\/])|packages[\\/]web[\\/]src[\\/](ui|art|i18n|store)[\\/]/;

/**
 * Hundreds of files of a few hundred bytes each compress badly and keep slow networks waiting. So what the first page needs comes in one
 * file, what every table shares in another, and each game in one of its own.
 */
export const CHUNKS = [
  { name: 'parts', tags: ['$initial' as const], test: PARTS, priority: 4 },
  { name: 'shell', tags: ['$initial' as const], priority: 3 },
  // Otherwise it would come with one of the games that share it, and each of the others would load that game as well.
  { name: 'kernel', test: /packages[\\/]engine[\\/]src[\\/](?!edition[\\/](?!note))/, priority: 2 },
  // Only pages of editions use it.
  { name: 'workshop', test: /packages[\\/]engine[\\/]src[\\/]edition[\\/]/, priority: 2 },
  { name: 'table', test: (id: string) => TABLE.test(id) && !APART.test(id), priority: 2 },
  { name: (id: string) => (APART.test(id) ? null : (GAME.exec(id)?.[1] ?? null)), debugName: 'games', priority: 1 },
];

/** For the worker beside a page: what all games build on, and the rules of the game being played. */
export const WORKER_CHUNKS = [
  { name: 'engine', test: /packages[\\/](engine|chance)[\\/]/, priority: 1 },
  { name: (id: string) => GAME.exec(id)?.[1] ?? null, debugName: 'rules' },
];
