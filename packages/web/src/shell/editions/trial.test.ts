import { loadGame } from '@durbar/catalogue';
import { type AnyGame, defined, mustRules, openSaved, type Standing } from '@durbar/engine';
import { begunFrom } from '@durbar/engine/edition';
import { expect, test } from 'vitest';
import { neverUsed, playTrial, savedTrial, summaryOfTrial, type TrialGame } from './trial.ts';

function wonBy(seat: number, game: Partial<TrialGame> = {}): TrialGame {
  const standings: Standing[] = [0, 1].map((one) => ({ seat: one, rank: one === seat ? 1 : 2, score: one === seat ? 10 : 4 }));
  return { isFinished: true, decisions: 50, rounds: 8, standings, used: [], ...game };
}

test('bots play an edition to its end, the same way for the same seed', async () => {
  const game = defined(await loadGame('taj-mahal'), 'game');
  const rules = mustRules(game, { players: 3, editionData: begunFrom(game, 'house', 'My box') });
  const played = await playTrial(rules, 'one');
  expect(played.isFinished).toBe(true);
  expect(played.standings).toHaveLength(3);
  expect(await playTrial(rules, 'one')).toEqual(played);
});

test('a seat is favoured only if chance does not explain its victories', () => {
  const even = Array.from({ length: 100 }, (_, number) => wonBy(number % 2));
  const uneven = Array.from({ length: 100 }, (_, number) => wonBy(number % 4 === 0 ? 0 : 1));
  expect(summaryOfTrial(even)).toMatchObject({
    finished: 100,
    unfinished: 0,
    rounds: 8,
    score: 7,
    wins: [50, 50],
    favoured: undefined,
  });
  expect(summaryOfTrial(uneven)).toMatchObject({ wins: [25, 75], favoured: 1 });
  expect(summaryOfTrial([wonBy(0), wonBy(0, { isFinished: false })])).toMatchObject({ finished: 1, unfinished: 1 });
  expect(summaryOfTrial([])).toMatchObject({ finished: 0, favoured: undefined });
});

test('what no one used is named, in lists where others were used', () => {
  const data = { tiles: [{ id: 'B1' }, { id: 'B2' }], cities: [{ id: 'agra' }] };
  expect(neverUsed(data, [wonBy(0, { used: ['B1'] })])).toEqual(['B2']);
});

test('a game that can’t be played on is kept up to its last question, and opens there', async () => {
  const game = defined(await loadGame('taj-mahal'), 'game');
  let answers = 0;
  const breaking: AnyGame = {
    ...game,
    format: (...parts) => {
      if (++answers > 60) throw new RangeError('no such number');
      return game.format(...parts);
    },
  };
  const editionData = begunFrom(game, 'house', 'My box');
  const setUp = { players: 3, edition: 'My box', editionData };
  const played = await playTrial(mustRules(breaking, setUp), 'one');
  expect(played.isFinished).toBe(false);
  const log = defined(played.log, 'log');
  expect(log.length).toBeGreaterThan(10);
  const opened = openSaved(game, savedTrial({ definition: game, setUp }, log));
  expect(opened.ok && opened.value.journal.entries.length).toBe(log.length);
  expect(summaryOfTrial([played, wonBy(0)])).toMatchObject({ finished: 1, unfinished: 1, wins: [1, 0] });
});
