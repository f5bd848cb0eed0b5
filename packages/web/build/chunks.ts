/** Files by their paths, as on any system. */
function files(...paths: readonly string[]): RegExp {
  return new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));
}

/** What games are built on. Pages and workers load the same file, so nothing in it may need a document. */
const KERNEL = files(
  'packages/engine/src/(?!edition/(?!note))',
  'packages/(chance|catalogue)/src/',
  'packages/bots/src/(mind|numbers|reading|evaluations/row|insight/contrast|levels/whole-turns/courses)\\.ts',
  'node_modules/@noble/',
  'vite/preload-helper',
  // A few lines that the words of games need: as files of their own they would keep larger ones waiting.
  'packages/web/src/i18n/(english|french|dutch)\\.ts',
);
const RULES = files('packages/games/([\\w-]+)/');
/** What only workers use. */
const MINDS = files('packages/bots/', 'packages/web/src/worker/(host|bots|explain|open-cards|serve)\\.ts', '\\.worker\\.ts');
/** Loaded separately, most on demand: texts by language, lessons, the rules, options of new tables, the pages of editions, hints in words, reviews, the end of a game. */
const APART = files(
  '/(messages|guide|lessons|reference|workshop|testing|editions|lobby)/(?!summary)',
  '(edition-names|/lobby|lobbyWords|/messages)\\.ts',
  '(LobbyExtra|CustomRiver)\\.svelte',
  '/table/hints/(hint-lines|reason|compared|later|line)\\.ts',
  '/table/ReviewColumn\\.svelte',
  '/finale/(StagedEnd|ScoredRows|Dimming|Petals)\\.svelte',
);
/** With what several games use of Svelte. */
const TABLE = files('packages/web/src/(table|story|sound|worker|shell/table)/', 'svelte/src/reactivity/window');
const GAME = files('packages/web/src/games/([\\w-]+)/');
/** What texts are built from: apart from the pages, because a page waits for its texts while it loads. */
const PARTS = files('node_modules', 'packages/(?!web/)', 'packages/web/src/(ui|art|i18n|store)/');

/**
 * Hundreds of files of a few hundred bytes each compress badly and keep slow networks waiting. So what the first page needs comes in one
 * file, what every table shares in another, and each game in two: its rules, which its worker loads as well, and its table.
 */
export const CHUNKS = [
  { name: 'kernel', test: KERNEL, priority: 6 },
  // Only pages of editions use it.
  { name: 'workshop', test: files('packages/engine/src/edition/'), priority: 6 },
  { name: (id: string) => nameIn(RULES, id, '-rules'), debugName: 'rules', priority: 5 },
  // Workers count as first pages here, so what only they use is named.
  { name: 'parts', tags: ['$initial' as const], test: (id: string) => PARTS.test(id) && isOfPages(id), priority: 4 },
  { name: 'shell', tags: ['$initial' as const], test: isOfPages, priority: 3 },
  { name: 'table', test: (id: string) => TABLE.test(id) && isOfPages(id), priority: 2 },
  { name: (id: string) => (isOfPages(id) ? nameIn(GAME, id, '') : null), debugName: 'games', priority: 1 },
];

function isOfPages(id: string): boolean {
  return !MINDS.test(id) && !APART.test(id);
}

function nameIn(path: RegExp, id: string, suffix: string): string | null {
  const [, name] = path.exec(id) ?? [];
  return name === undefined ? null : name + suffix;
}
