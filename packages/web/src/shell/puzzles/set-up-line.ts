import { parsePositionHead } from '@durbar/engine';
import type { GamePuzzle } from '../../puzzles/book.ts';
import type { PuzzleMessages } from '../../puzzles/messages/index.ts';

/** The table of a puzzle: "3 players · with modules". */
export function setUpLine({ position }: Pick<GamePuzzle, 'position'>, words: PuzzleMessages): string {
  const head = parsePositionHead(position);
  if (!head.ok) return '';
  const { players, options = {} } = head.value.setUp;
  return [words.players(players), ...(Object.keys(options).length > 0 ? [words.withModules] : [])].join(' · ');
}

/** A puzzle's name in its game's book, because two positions can read the same: "Puzzle 12". */
export function numberedPuzzle(puzzle: GamePuzzle, puzzles: readonly GamePuzzle[], words: PuzzleMessages): string {
  const book = puzzles.filter(({ game }) => game === puzzle.game);
  return `${words.puzzle} ${book.findIndex(({ id }) => id === puzzle.id) + 1}`;
}
