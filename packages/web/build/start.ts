import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const FILE = 'src/start.js';
const TAG = `<script src="/${FILE}"></script>`;
const WORDS = /src[\\/](shell|table)[\\/]messages[\\/](\w\w)\.ts$/;
/** Of the first page; the fifth is for tables. */
const FONTS = /(eczar|mukta-[456]00)-[\w-]+\.woff2$/;
/** What every table needs, whatever the game. */
const TABLE = /src[\\/](shell[\\/]table[\\/]TablePage\.svelte|worker[\\/]match\.worker\.ts)$/;

/**
 * Puts the script that runs first into the page itself, and tells it what the page will need but asks for late: words by language, those of
 * the first page before those of tables, fonts, and the parts that all tables share.
 */
export function start(): Plugin[] {
  let root = '';
  return [
    {
      name: 'durbar:start',
      configResolved(config) {
        root = config.root;
      },
      transformIndexHtml: {
        order: 'pre',
        handler(html) {
          if (!html.includes(TAG)) throw new Error('the page has no script that runs first');
          return html.replace(TAG, () => `<script id="start">${readFileSync(join(root, FILE), 'utf8')}</script>`);
        },
      },
    },
    {
      name: 'durbar:ahead',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler(html, { bundle = {} }) {
          const files = { ...wordsByLanguage(bundle), fonts: fonts(bundle), ahead: sharedParts(bundle) };
          if (Object.values(files).some((list) => list.length === 0)) throw new Error('what comes ahead is not where it was');
          const lists = Object.entries(files).map(([name, list]) => `data-${name}="${list.map((file) => `/${file}`).join(' ')}"`);
          return html.replace('<script id="start">', `<script id="start" ${lists.join(' ')}>`);
        },
      },
    },
  ];
}

function chunksOf(bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

function wordsByLanguage(bundle: Rolldown.OutputBundle): Readonly<Record<string, readonly string[]>> {
  const found = chunksOf(bundle).flatMap(({ moduleIds, fileName }) =>
    moduleIds.flatMap((id) => {
      const [, area, language] = WORDS.exec(id) ?? [];
      return area === undefined || language === undefined ? [] : [{ area, language, fileName }];
    }),
  );
  const inOrder = found.sort((one, other) => one.area.localeCompare(other.area));
  const byLanguage = Object.groupBy(inOrder, ({ language }) => language);
  return Object.fromEntries(
    Object.entries(byLanguage).map(([language, list = []]) => [language, list.map(({ fileName }) => fileName)]),
  );
}

function fonts(bundle: Rolldown.OutputBundle): readonly string[] {
  return Object.keys(bundle).filter((name) => FONTS.test(name));
}

/** Scripts and styles that the page itself doesn't load, the largest first. */
function sharedParts(bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = chunksOf(bundle);
  const own = new Set(
    chunks.filter(({ name, isEntry }) => isEntry && name === 'index').flatMap((chunk) => filesOf(chunk, bundle)),
  );
  const shared = new Set(
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => TABLE.test(id))).flatMap((chunk) => filesOf(chunk, bundle)),
  );
  return [...shared].filter((file) => !own.has(file)).sort((one, other) => sizeOf(bundle[other]) - sizeOf(bundle[one]));
}

function sizeOf(file: Rolldown.OutputBundle[string] | undefined): number {
  return (file?.type === 'chunk' ? file.code : (file?.source ?? '')).length;
}

/** A chunk and its styles with everything it imports at once. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): readonly string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (found.has(name) || file?.type !== 'chunk') return;
    found.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
    file.imports.forEach(add);
  };
  add(chunk.fileName);
  return [...found];
}
