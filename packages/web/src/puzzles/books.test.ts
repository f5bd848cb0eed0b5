import { readFileSync } from 'node:fs';
import { chooseWith, LADDER, loadEvaluation, type Mind, type Puzzle, type PuzzleBook, positionOf } from '@durbar/bots';
import { GAME_IDS, loadGame } from '@durbar/catalogue';
import {
  defined,
  type Match,
  matchFrom,
  mustAnswer,
  mustRules,
  parsePositionHead,
  questionFor,
  questionOf,
  seededRandom,
} from '@durbar/engine';
import { describe, expect, test } from 'vitest';

function bookOf(game: string): PuzzleBook {
  return JSON.parse(readFileSync(new URL(`./data/${game}.json`, import.meta.url), 'utf8'));
}

async function startOf(puzzle: Puzzle): Promise<{ mind: Mind; start: Match }> {
  const head = parsePositionHead(puzzle.position);
  if (!head.ok) throw new Error(head.fault.message);
  const rules = mustRules(defined(await loadGame(head.value.game), 'game'), head.value.setUp);
  const start = matchFrom(rules, { position: positionOf(rules, puzzle), facts: [] });
  return { mind: { rules, evaluation: await loadEvaluation(rules) }, start };
}

describe.each(GAME_IDS)('the puzzles of %s', (game) => {
  const { puzzles, rulesVersion } = bookOf(game);

  test('follow the current rules, each of them once', async () => {
    expect(rulesVersion).toBe((await loadGame(game))?.rulesVersion);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(puzzles.length).toBeGreaterThan(0);
  });

  test('have positions in which the solver decides, legal solutions, and better chances than the refuted turns', async () => {
    for (const { id, ...puzzle } of puzzles) {
      const { start } = await startOf({ id, ...puzzle });
      expect(questionOf(start)?.decider, id).toBe(puzzle.seat);
      for (const texts of [
        puzzle.solution.texts,
        ...puzzle.also,
        ...puzzle.refuted.map(({ texts, next }) => [...texts, ...next]),
      ])
        expect(() => texts.reduce<Match>(mustAnswer, start), `${id}: ${texts}`).not.toThrow();
      for (const { chance } of puzzle.refuted) expect(chance, id).toBeLessThan(puzzle.solution.chance - 0.05);
    }
  });

  test('are not started by greedy like the solution, or not continued that way', async () => {
    let found = 0;
    for (const puzzle of puzzles) if (await isFoundByGreedy(puzzle)) found++;
    expect(found / puzzles.length).toBeLessThanOrEqual(0.1);
  });
});

/** Whether greedy gives the answers of a solution, one after another. */
async function isFoundByGreedy(puzzle: Puzzle): Promise<boolean> {
  const { mind, start } = await startOf(puzzle);
  const { definition, game } = mind.rules;
  let match = start;
  for (const text of puzzle.solution.texts) {
    const view = definition.viewFor(game, match.position, puzzle.seat);
    const question = questionFor(mind.rules, match.position, puzzle.seat);
    const answer = chooseWith(LADDER.greedy, mind, view, question, { looks: 1 }, seededRandom(puzzle.id));
    if (!answer.ok || answer.value.text !== text) return false;
    match = mustAnswer(match, text);
  }
  return true;
}
