import type { Analysis } from '@durbar/bots';

/** The area of one seat's chance among all, from one turn to the next. */
export interface Band {
  readonly seat: number;
  /** In a box as wide as the number of turns and 100 high. */
  readonly path: string;
}

/** Everyone's chance before each turn and after the last. */
export function chancesByTurn({ chances, turns }: Analysis): readonly (readonly number[])[] {
  return [...turns.map(({ first }) => chances[first] ?? []), chances.at(-1) ?? []];
}

/** The chances of all seats on top of each other, the last seat at the bottom. */
export function bandsOf(rows: readonly (readonly number[])[]): readonly Band[] {
  const seats = rows[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const above = rows.map((row, x) => `${x} ${height(row.slice(0, seat))}`);
    const below = rows.map((row, x) => `${x} ${height(row.slice(0, seat + 1))}`).toReversed();
    return { seat, path: `M${[...above, ...below].join('L')}Z` };
  });
}

function height(chances: readonly number[]): string {
  return (100 * chances.reduce((sum, chance) => sum + chance, 0)).toFixed(2);
}
