/** Import direction: engine ← games ← catalogue ← bots ← server, web, cli. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.ts$|/testing/' },
  to: { pathNot: [from, ...allowed].join('|') },
});

/**
 * The folders of the client, each knowing only those before it. What is further up is opened lazily: a page imports another page only on
 * demand.
 */
const CLIENT = [
  'style',
  'art',
  'i18n',
  'ui',
  'story',
  'worker',
  'store',
  'sound',
  'table',
  'reference',
  'guide',
  'puzzles',
  'editions',
  'games',
  'shell',
  'online',
  'workshop',
];
const clientLayers = CLIENT.slice(0, -1).map((folder, index) => ({
  name: `client-${folder}-knows-nothing-above`,
  severity: 'error',
  from: { path: `^packages/web/src/${folder}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^packages/web/src/(${CLIENT.slice(index + 1).join('|')})/`, dynamic: false },
}));

module.exports = {
  forbidden: [
    only('engine-knows-nobody', '^packages/engine/', [], 'The kernel has no dependency and knows no game.'),
    only('games-know-the-engine', '^packages/games/([^/]+)/', ['^packages/engine/'], 'A game imports the engine only.'),
    {
      name: 'games-are-strangers',
      severity: 'error',
      from: { path: '^packages/games/([^/]+)/' },
      to: { path: '^packages/games/', pathNot: '^packages/games/$1/' },
    },
    only(
      'chance-knows-the-engine',
      '^packages/chance/',
      ['^packages/engine/', '@noble/hashes'],
      'Fair chance serves every game.',
    ),
    only(
      'reference-knows-nobody',
      '^packages/web/reference/',
      ['^(fs|fs/promises|path|url)$'],
      'Reads the texts about the games, for the client and the command.',
    ),
    {
      name: 'bots-know-no-table',
      severity: 'error',
      from: { path: '^packages/bots/' },
      to: { path: '^packages/(server|web|cli|protocol)/' },
    },
    {
      name: 'protocol-is-shared',
      severity: 'error',
      from: { path: '^packages/protocol/' },
      to: { path: '^packages/(server|web|cli|bots)/' },
    },
    {
      name: 'server-shows-nothing',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/(web|cli)/' },
    },
    {
      name: 'web-needs-no-server',
      severity: 'error',
      from: { path: '^packages/web/src/' },
      to: { path: '^packages/(server|cli)/' },
    },
    ...clientLayers,
    {
      name: 'client-games-are-strangers',
      severity: 'error',
      from: { path: '^packages/web/src/games/([^/]+)/' },
      to: { path: '^packages/web/src/games/[^/]+/', pathNot: '^packages/web/src/games/$1/' },
    },
    {
      name: 'only-the-front-door',
      severity: 'error',
      from: { path: '^packages/((?:games/)?[^/]+)/' },
      to: {
        path: '^packages/',
        pathNot:
          '^packages/$1/|^packages/(games/|web/)?[^/]+/src/(((testing|node|lab|edition)/)?index|vocabulary|reading|race|outcome)\\.ts$',
      },
    },
    {
      name: 'clients-read-descriptions',
      comment:
        'Client, server and tools read a game through its definition, description and words; only bots look into positions.',
      severity: 'error',
      from: { path: '^packages/(web|server|cli|protocol|catalogue)/' },
      to: { path: '^packages/games/[^/]+/src/reading\\.ts$' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules/(?!@durbar)|/dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
