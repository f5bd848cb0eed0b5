import { loadGame } from '@durbar/catalogue';
import { library } from '@durbar/reference/node';
import { expect, test } from 'vitest';
import { gamesWithLedger, rulesOf } from './ledgers.ts';
import { explained } from './rules-explained.ts';

const GAMES = gamesWithLedger(undefined);

test.each(GAMES)('%s: the rules reference explains every rule of the ledger', async (game) => {
  const { total, missing } = await explained(game);
  expect(missing).toEqual([]);
  expect(total).toBeGreaterThan(100);
});

test.each(GAMES)('%s: every section explains rules, and only rules that the ledger has', async (game) => {
  const rules = new Set(rulesOf(game));
  const sections = (await library.load(game))?.sections ?? [];
  expect(sections.filter((section) => section.rules.length === 0).map(({ id }) => id)).toEqual([]);
  expect(
    sections.flatMap((section) => section.rules.filter((rule) => !rules.has(rule)).map((rule) => `${section.id}: ${rule}`)),
  ).toEqual([]);
});

test.each(GAMES)('%s: conditions of sections name options and values of the game', async (game) => {
  const options = (await loadGame(game))?.options ?? [];
  const sections = (await library.load(game))?.sections ?? [];
  const unknown = sections.flatMap(({ id, when = {} }) =>
    Object.entries(when).flatMap(([name, values]) => {
      const known = options.find((option) => option.id === name)?.values;
      if (known === 'text') return [];
      return values.filter((value) => !known?.includes(value)).map((value) => `${id}: ${name}=${value}`);
    }),
  );
  expect(unknown).toEqual([]);
});
