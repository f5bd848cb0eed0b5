import { loadGames, openGame } from '@durbar/catalogue';
import { mustAnswer, mustRules, newMatch, questionOf, randomChoice, saveMatch, seededRandom } from '@durbar/engine';
import { expect, test } from 'vitest';
import { packGame, unpackGame } from './packing.ts';

const games = await loadGames();

test.each(games)('$id: a four-player game fits in a URL and opens unchanged', async (game) => {
  const rules = mustRules(game, { players: 4 });
  const random = seededRandom('packing');
  let match = newMatch(rules);
  while (questionOf(match)) match = mustAnswer(match, game.format(rules.game, randomChoice(rules, match.position, random)));
  const packed = await packGame(saveMatch(match, { names: ['Leïla', 'Meera', 'Arjun', 'Kaveri'] }));
  expect(packed).toMatch(/^[\w-]+$/);
  const unpacked = await unpackGame(packed ?? '');
  expect(unpacked?.names).toEqual(['Leïla', 'Meera', 'Arjun', 'Kaveri']);
  const opened = unpacked && (await openGame(unpacked));
  if (!opened?.ok) throw new Error('it does not open');
  expect(opened.value.position).toEqual(match.position);
});

test('rejects anything that is not a game', async () => {
  for (const text of ['', 'nonsense', 'a'.repeat(9000)]) expect(await unpackGame(text)).toBeUndefined();
});
