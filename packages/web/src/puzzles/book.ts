import type { Puzzle, PuzzleBook } from '@durbar/bots';

const books = import.meta.glob<PuzzleBook>('./data/*.json', { import: 'default' });

/** A puzzle and the game it is about. */
export interface GamePuzzle extends Puzzle {
  readonly game: string;
}

/** The puzzles of one game, loaded on demand. */
export async function loadPuzzles(game: string): Promise<readonly GamePuzzle[]> {
  const book = await books[`./data/${game}.json`]?.();
  return book?.puzzles.map((puzzle) => ({ ...puzzle, game })) ?? [];
}

/** The address of a puzzle. */
export function addressOf({ game, id }: Pick<GamePuzzle, 'game' | 'id'>): string {
  return `${game}.${id}`;
}

export async function puzzleAt(address: string): Promise<GamePuzzle | undefined> {
  const [game = '', wanted] = address.split('.');
  return (await loadPuzzles(game)).find(({ id }) => id === wanted);
}
