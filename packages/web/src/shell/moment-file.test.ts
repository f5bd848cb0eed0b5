import { loadGames } from '@durbar/catalogue';
import { defined, mustAnswer, mustRules, newMatch, randomChoice, type SavedGame, saveMatch, seededRandom } from '@durbar/engine';
import { expect, test } from 'vitest';
import { momentFile } from '../store/moment-file.ts';
import { readSavedGame } from './files.ts';
import { messages } from './messages/en.ts';

const game = defined((await loadGames())[0], 'game');

function played(answers: number): SavedGame {
  const rules = mustRules(game, { players: 3 });
  const random = seededRandom('moment');
  let match = newMatch(rules);
  for (let count = 0; count < answers; count++)
    match = mustAnswer(match, game.format(rules.game, randomChoice(rules, match.position, random)));
  return saveMatch(match);
}

const saved = played(30);

test('a file opens at the moment at which it was shared, as its viewer saw it', async () => {
  const file = JSON.stringify(momentFile({ saved, number: 17, seenBy: 2 }));
  expect(await readSavedGame(file, messages)).toEqual({ ok: true, value: { saved, number: 17, seenBy: 2 } });
  const open = JSON.stringify(momentFile({ saved, number: 30 }));
  expect(await readSavedGame(open, messages)).toEqual({ ok: true, value: { saved, number: 30 } });
});

test('a saved game without a moment opens at its start', async () => {
  expect(await readSavedGame(JSON.stringify(saved), messages)).toEqual({ ok: true, value: { saved, number: 0 } });
});

test.each([{ number: 31 }, { number: -1 }, { number: 'x' }, {}, null, 7])(
  'a moment that is not in the game is its start: %j',
  async (moment) => {
    const read = await readSavedGame(JSON.stringify({ ...saved, moment }), messages);
    expect(read).toEqual({ ok: true, value: { saved, number: 0 } });
  },
);

test('a seat that is not at the table sees what spectators see', async () => {
  const read = await readSavedGame(JSON.stringify({ ...saved, moment: { number: 3, seenBy: 9 } }), messages);
  expect(read.ok && read.value.seenBy).toBe('spectator');
});

test.each([
  ['no JSON', 'Namaste', messages.fault.notAGame],
  ['another file', '{"name":"x"}', messages.fault.notAGame],
  ['a part of a file', JSON.stringify(saved).slice(0, 900), messages.fault.notAGame],
  ['a newer form', JSON.stringify({ ...saved, durbar: 3, novelty: 1 }), messages.fault.newer],
  ['newer rules', JSON.stringify({ ...saved, rulesVersion: game.rulesVersion + 1 }), messages.fault.newer],
  ['an unknown game', JSON.stringify({ ...saved, game: 'chess' }), messages.fault.unknownGame],
])('%s says what is wrong', async (_what, text, fault) => {
  expect(await readSavedGame(text, messages)).toEqual({ ok: false, fault });
});
