import { loadGame } from '@durbar/catalogue';
import {
  defined,
  mustAnswer,
  mustRules,
  newMatch,
  questionOf,
  randomChoice,
  type SavedGame,
  saveMatch,
  seededRandom,
} from '@durbar/engine';
import { afterEach, expect, test } from 'vitest';
import { type Analyst, type AnalystOptions, type AnalystReport, createAnalyst } from './analyst.ts';
import { Late } from './threads.ts';

const game = defined(await loadGame('cards-and-karma'), 'game');
const open: Analyst[] = [];

function analyst(options: AnalystOptions): Analyst {
  const made = createAnalyst(options);
  open.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

function played(answers: number): SavedGame {
  const rules = mustRules(game, { players: 2 });
  const random = seededRandom('analyst');
  let match = newMatch(rules);
  for (let count = 0; count < answers && questionOf(match); count++)
    match = mustAnswer(match, game.format(rules.game, randomChoice(rules, match.position, random)));
  return saveMatch(match);
}

test('a game is analysed in another thread, with progress and everything found so far', async () => {
  const reports: AnalystReport[] = [];
  const saved = played(80);
  const { chances, turns } = await analyst({ budget: { looks: 1 } }).analyse(saved, (report) => reports.push(report));
  expect(chances).toHaveLength(81);
  expect(turns.length).toBeGreaterThan(3);
  const shares = reports.map(({ share }) => share);
  expect(shares.length).toBeGreaterThan(3);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  const part = defined(reports.at(-1)?.part, 'part');
  expect(part.chances).toEqual(chances);
  expect(part.turns.slice(0, part.judged)).toEqual(turns.slice(0, part.judged));
  expect(part.judged).toBeGreaterThan(2);
});

test('an analysis that takes too long is ended', async () => {
  const late = analyst({ budget: { seconds: 60 }, limit: 300 }).analyse(played(80), () => {});
  await expect(late).rejects.toBeInstanceOf(Late);
});

test('closing ends a running analysis', async () => {
  const one = analyst({ budget: { seconds: 60 } });
  const running = one.analyse(played(80), () => {});
  setTimeout(() => void one.close(), 100);
  await expect(running).rejects.toThrow('ended');
});

test('a game that breaks the rules is not analysed', async () => {
  const saved = { ...played(10), players: 99 };
  await expect(analyst({}).analyse(saved, () => {})).rejects.toThrow('refused');
});
