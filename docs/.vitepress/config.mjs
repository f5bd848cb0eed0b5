import { readdirSync, readFileSync } from 'node:fs';

const games = [
  { text: 'Rajas of the Ganges', link: '/rules/rajas-base' },
  { text: "The Great Mogul's Coffers 2", link: '/rules/rajas-goodie-box-2' },
  { text: 'Cards & Karma', link: '/rules/cards-and-karma' },
  { text: 'Taj Mahal', link: '/rules/taj-mahal' },
];

/** Their titles are the first lines of their files. */
const folder = new URL('../adr/', import.meta.url);
const decisions = readdirSync(folder)
  .sort()
  .map((file) => ({
    text: readFileSync(new URL(file, folder), 'utf8').split('\n')[0].replace('# ', ''),
    link: `/adr/${file.replace('.md', '')}`,
  }));

/** The site of `npm run docs`, from the files of this folder as they are. */
export default {
  title: 'Durbar',
  description: 'Three board games of Mughal India, with people and with bots',
  cleanUrls: true,
  outDir: '../dist/docs',
  cacheDir: '../node_modules/.cache/vitepress',
  // Links to files of the repository work there, not on the site.
  ignoreDeadLinks: [/\.\.\//, /^\.\/\.\.\//],
  markdown: { math: false, languageAlias: { svg: 'xml' } },
  vite: {
    // The search index is one large chunk.
    build: { chunkSizeWarningLimit: 2000 },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar: [
      {
        text: 'Host',
        items: [
          { text: 'Hosting', link: '/hosting' },
          { text: 'Security', link: '/security' },
          { text: 'Fair chance', link: '/fair-chance' },
        ],
      },
      {
        text: 'Develop',
        items: [
          { text: 'The way of one choice', link: '/architecture' },
          { text: 'Glossary', link: '/glossary' },
          { text: 'Adding a game', link: '/adding-a-game' },
          { text: 'Adding a module', link: '/adding-a-module' },
          { text: 'Workshop', link: '/workshop' },
          { text: 'Editions', link: '/editions' },
          { text: 'Positions in one line', link: '/positions' },
          { text: 'The rules for other programs', link: '/engine' },
          { text: 'The API', link: '/api' },
          { text: 'Testing', link: '/testing' },
          { text: 'Performance', link: '/performance' },
          { text: 'Bots', link: '/bots' },
          { text: 'Balance of Cards & Karma', link: '/balance-cards-and-karma' },
          { text: 'Puzzles', link: '/puzzles' },
        ],
      },
      { text: 'Rules', items: games },
      { text: 'Decisions', items: decisions, collapsed: true },
    ],
  },
};
