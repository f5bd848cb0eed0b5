import { loadGames, openGame } from '@durbar/catalogue';
import { type Match, mustAnswer, mustRules, newMatch, questionOf, randomChoice, saveMatch, seededRandom } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { packGame, unpackGame } from './packing.ts';

const games = await loadGames();
const NAMES = ['Leïla', 'Meera', 'Arjun', 'Kaveri'];

function played(game: (typeof games)[number], answers = Number.POSITIVE_INFINITY): Match {
  const rules = mustRules(game, { players: 4 });
  const random = seededRandom('packing');
  let match = newMatch(rules);
  for (let count = 0; count < answers && questionOf(match); count++)
    match = mustAnswer(match, game.format(rules.game, randomChoice(rules, match.position, random)));
  return match;
}

describe.each(games)('$id', (game) => {
  test('a four-player game fits in a URL and opens unchanged', async () => {
    const match = played(game);
    const packed = await packGame({ saved: saveMatch(match, { names: NAMES }) });
    expect(packed).toMatch(/^[\w-]+$/);
    const unpacked = await unpackGame(packed ?? '');
    expect(unpacked?.saved.names).toEqual(NAMES);
    expect(unpacked?.seenBy).toBeUndefined();
    const opened = unpacked && (await openGame(unpacked.saved));
    if (!opened?.ok) throw new Error('it does not open');
    expect(opened.value.position).toEqual(match.position);
  });

  test('a running game says whose view is shown', async () => {
    const saved = saveMatch(played(game, 30), { names: NAMES });
    for (const seenBy of [2, 'spectator'] as const) {
      expect((await unpackGame((await packGame({ saved, seenBy })) ?? ''))?.seenBy).toBe(seenBy);
    }
  });
});
