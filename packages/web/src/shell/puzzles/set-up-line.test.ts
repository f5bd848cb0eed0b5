import { readFileSync } from 'node:fs';
import type { PuzzleBook } from '@durbar/bots';
import { GAME_IDS } from '@durbar/catalogue';
import { expect, test } from 'vitest';
import { puzzleMessages } from '../../puzzles/messages/index.ts';
import { numberedPuzzle } from './set-up-line.ts';

test('no two rows of a game read the same', async () => {
  const words = await puzzleMessages.en();
  const puzzles = GAME_IDS.flatMap((game) => {
    const { puzzles: some }: PuzzleBook = JSON.parse(
      readFileSync(new URL(`../../puzzles/data/${game}.json`, import.meta.url), 'utf8'),
    );
    return some.map((puzzle) => ({ ...puzzle, game }));
  });
  const rows = puzzles.map((puzzle) => `${puzzle.game}, ${numberedPuzzle(puzzle, puzzles, words)}`);
  expect(new Set(rows).size).toBe(puzzles.length);
  expect(rows[0]).toBe(`${puzzles[0]?.game}, Puzzle 1`);
});
