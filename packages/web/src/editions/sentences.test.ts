import { loadGames } from '@durbar/catalogue';
import { defined } from '@durbar/engine';
import { begunFrom, entriesOf, leavesOf, markOf, partAt } from '@durbar/engine/edition';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/language.ts';
import { editionMessages } from './messages/index.ts';
import { shortName, wordFor } from './sentences.ts';

const games = (await loadGames()).map((game) => {
  const house = begunFrom(game, 'house', 'My box');
  const entries = defined(game.editing, 'editing').groups.flatMap((group) => entriesOf(group, house));
  const texts = entries.flatMap((entry) => leavesOf(partAt(house, entry), entry).map((leaf) => String(partAt(house, leaf))));
  return { marks: entries.map((entry) => markOf(house, entry)), texts: [...new Set(texts)] };
});

/** Written for programs: `great-mogul`, `coins2fame1`, `module/kind`. */
const FOR_PROGRAMS = /^[a-z]+([-/][a-z0-9]|[A-Z0-9])\S*$/;

test.each(LANGUAGES)('no name in a built-in edition is shown as programs write it, in %s', async (language) => {
  const words = await editionMessages[language]();
  const shown = games.flatMap(({ marks, texts }) => [
    ...marks.flatMap((mark) => shortName(mark, words).split('\u00a0· ')),
    ...texts.map((text) => wordFor(text, words.fields)),
  ]);
  expect(shown.length).toBeGreaterThan(500);
  expect(shown.filter((text) => FOR_PROGRAMS.test(text) && !Object.values<string>(words.fields).includes(text))).toEqual([]);
});

test('names are made from words and numbers; what an owner chose stays', async () => {
  const { fields } = await editionMessages.de();
  const said = ['quarry-6', 'palace-2-blue', 'wilderness/swap-die', 'lahore', 'B-S1', 'my-own'].map((text) =>
    wordFor(text, fields),
  );
  expect(said).toEqual(['Steinbruch 6', 'Palast 2 blau', 'Wildnis: Würfel tauschen', 'Lahore', 'B-S1', 'my-own']);
});
