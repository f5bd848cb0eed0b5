import { loadGame } from '@durbar/catalogue';
import { defined, mustRules, seededRandom } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { loadEvaluation } from '../../evaluations/index.ts';
import { LADDER } from '../../ladder.ts';
import { judgeAttempt, positionOf } from '../../puzzles/attempt.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { isSameTurn, turnOfBot, turnOfTexts } from '../../puzzles/turns.ts';
import { findPuzzles, type PuzzlePlan } from './find.ts';

const rules = mustRules(defined(await loadGame('taj-mahal'), 'game'), { players: 3 });
const mind = { rules, evaluation: await loadEvaluation(rules) };
const plan: PuzzlePlan = { rules, games: 1, most: 1, seed: 'f', tempted: 'greedy', depths: { glance: 3, first: 12, second: 40 } };

async function found(): Promise<Puzzle> {
  for await (const puzzle of findPuzzles(plan)) return puzzle;
  throw new Error('no puzzle found');
}

describe('a puzzle found in games between bots', async () => {
  const puzzle = await found();
  const world = positionOf(rules, puzzle);
  const turn = (texts: readonly string[]) => defined(turnOfTexts(mind, world, puzzle.seat, texts), 'turn');

  test('is the same each time', async () => {
    expect(await found()).toEqual(puzzle);
  });

  test('has a whole turn as its solution, which greedy does not play', () => {
    expect(turn(puzzle.solution.texts).isOver).toBe(true);
    const greedy = turnOfBot(mind, LADDER.greedy, world, puzzle.seat, { looks: 1 }, seededRandom('again'));
    expect(isSameTurn(mind, greedy, turn(puzzle.solution.texts))).toBe(false);
    expect(puzzle.found).toMatchObject({ greedy: 0, master: 1 });
  });

  test('contains what falls short, and what follows until the solver decides again', () => {
    expect(puzzle.refuted.length).toBeGreaterThan(0);
    for (const { texts, chance, next } of puzzle.refuted) {
      expect(chance).toBeLessThan(puzzle.solution.chance);
      expect(judgeAttempt(mind, puzzle, texts)).toEqual({ kind: 'wrong', turn: expect.objectContaining({ texts, next }) });
    }
  });

  test('is solved by its solution and by nothing that is unfinished', () => {
    expect(judgeAttempt(mind, puzzle, puzzle.solution.texts)).toMatchObject({ kind: 'right' });
    expect(judgeAttempt(mind, puzzle, [])).toEqual({ kind: 'unfinished' });
  });

  test('judges an unforeseen turn by comparing it with the solution', () => {
    const [tempting] = puzzle.refuted;
    const unforeseen = judgeAttempt(mind, { ...puzzle, refuted: [] }, tempting?.texts ?? []);
    const chance = unforeseen.kind === 'wrong' ? unforeseen.turn.chance : 1;
    expect(chance).toBeLessThan(puzzle.solution.chance);
  });
});

test('a puzzle that tempts novices is easier', async () => {
  // A game in which one comes early.
  const easy: PuzzlePlan = { ...plan, seed: 'j', tempted: 'novice', below: 1200 };
  for await (const puzzle of findPuzzles(easy)) {
    expect(puzzle.rating).toBeLessThan(1200);
    expect(puzzle.found).toMatchObject({ master: 1 });
    return;
  }
  throw new Error('no easy puzzle found');
});
