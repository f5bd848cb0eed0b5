import type { Analysis } from '@durbar/bots';

/** The area of one seat's chance among all, from one turn to the next. */
export interface Band {
  readonly seat: number;
  /** In a box as wide as the number of turns and 100 high. */
  readonly path: string;
}

/** A name needs this share of the height, and this share of the width on either side, away from marks and edges. */
const ENOUGH = 0.2;
const NAME_WIDTH = 0.04;

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

/** Where a seat's name fits best in its band, in percent of the width and height; undefined if the band is narrow wherever there is room. */
export function namePlace(
  rows: readonly (readonly number[])[],
  seat: number,
  marked: readonly number[],
): { readonly x: number; readonly y: number } | undefined {
  const reach = rows.length * NAME_WIDTH;
  const end = rows.filter((row) => row.length > 0).length;
  const inside = rows
    .map((row, x) => ({ row, x, chance: row[seat] ?? 0 }))
    .filter(({ x }) => x > reach && x < end - reach && !marked.some((mark) => Math.abs(mark - x) < reach));
  const widest = inside.toSorted((one, other) => other.chance - one.chance)[0];
  if (!widest || widest.chance < ENOUGH) return undefined;
  return { x: (100 * widest.x) / (rows.length - 1), y: middleOf(widest.row, seat) };
}

/** The middle of a seat's band before one turn, in percent of the height. */
export function middleOf(row: readonly number[], seat: number): number {
  const above = row.slice(0, seat).reduce((sum, chance) => sum + chance, 0);
  return 100 * (above + (row[seat] ?? 0) / 2);
}
