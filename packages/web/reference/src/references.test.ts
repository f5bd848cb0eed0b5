import { expect, test } from 'vitest';
import { allParts, LANGUAGES, plainText, type Reference } from './index.ts';
import { library } from './node/index.ts';

const GAMES = await Promise.all(
  library.games.map(async (game) => {
    const reference = (await library.load(game)) as Reference;
    const texts = await Promise.all(LANGUAGES.map(async (language) => ({ language, texts: await reference.load(language) })));
    return { game, reference, texts };
  }),
);

/** Duplicate names. */
function repeated(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

test.each(GAMES)('$game: names of sections, things, symbols and questions are unique', ({ reference: { sections } }) => {
  expect(sections.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  expect(repeated(sections.map(({ id }) => id))).toEqual([]);
  for (const key of ['things', 'symbols', 'asks'] as const) {
    expect({ key, twice: repeated(sections.flatMap((section) => section[key] ?? [])) }).toEqual({ key, twice: [] });
  }
});

test.each(GAMES)('$game: every section has a title and a text in every language, and no other text exists', (each) => {
  const ids = each.reference.sections.map(({ id }) => id).sort();
  for (const { language, texts } of each.texts) {
    expect({ language, ids: Object.keys(texts).sort() }).toEqual({ language, ids });
    const empty = Object.entries(texts).filter(([, { title, text }]) => title.trim() === '' || text.trim().length < 40);
    expect({ language, empty: empty.map(([id]) => id) }).toEqual({ language, empty: [] });
  }
});

test.each(GAMES)('$game: links lead to sections of the same game', ({ reference: { sections }, texts }) => {
  const ids = new Set(sections.map(({ id }) => id));
  const dead = texts.flatMap(({ language, texts: all }) =>
    Object.entries(all).flatMap(([id, { text }]) =>
      allParts(text).flatMap((part) =>
        part.kind === 'link' && !ids.has(part.section) ? [`${language} ${id}: ${part.section}`] : [],
      ),
    ),
  );
  expect(dead).toEqual([]);
});

test.each(GAMES)('$game: no mark of the markup is left unread', ({ texts }) => {
  const left = texts.flatMap(({ language, texts: all }) =>
    Object.entries(all).flatMap(([id, { text }]) =>
      /\*\*|\{\{|\]\(|^#|<\/?[a-z]/m.test(plainText(text)) ? [`${language} ${id}`] : [],
    ),
  );
  expect(left).toEqual([]);
});

test.each(GAMES)('$game: every language draws the same symbols', ({ texts }) => {
  const symbolsOf = (text: string) =>
    [...new Set(allParts(text).flatMap((part) => (part.kind === 'symbol' ? [part.name] : [])))].sort();
  const [english, ...others] = texts;
  for (const { language, texts: all } of others) {
    const differing = Object.keys(all).filter(
      (id) => symbolsOf(all[id]?.text ?? '').join() !== symbolsOf(english?.texts[id]?.text ?? '').join(),
    );
    expect({ language, differing }).toEqual({ language, differing: [] });
  }
});
