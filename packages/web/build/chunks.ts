/** Texts come by language, lessons and the rules by themselves. */
const APART = /[\\/](messages|guide|reference|workshop|testing)[\\/]|\.worker\.ts/;
const TABLE = /packages[\\/]web[\\/]src[\\/](table|story|sound|worker|shell[\\/]table)[\\/]/;
const GAME = /packages[\\/](?:web[\\/]src[\\/])?games[\\/]([\w-]+)[\\/]/;

/** What texts are made with: apart from the pages, because these wait for their texts while they are loaded. */
const PARTS = /node_modules|packages[\\/](?!web[\\/])|packages[\\/]web[\\/]src[\\/](ui|art|i18n|store)[\\/]/;

/**
 * Hundreds of files of a few hundred bytes each compress badly and keep slow networks waiting. So what the first page needs comes in one
 * file, what every table shares in another, and each game in one of its own.
 */
export const CHUNKS = [
  { name: 'parts', tags: ['$initial' as const], test: PARTS, priority: 4 },
  { name: 'shell', tags: ['$initial' as const], priority: 3 },
  { name: 'table', test: (id: string) => TABLE.test(id) && !APART.test(id), priority: 2 },
  { name: (id: string) => (APART.test(id) ? null : (GAME.exec(id)?.[1] ?? null)), priority: 1 },
];

/** Beside a page: what all games stand on, and the rules of the one that is played. */
export const WORKER_CHUNKS = [
  { name: 'engine', test: /packages[\\/](engine|chance)[\\/]/, priority: 1 },
  { name: (id: string) => GAME.exec(id)?.[1] ?? null },
];
