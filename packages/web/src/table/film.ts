import type { Happened, Moment, SeenMove } from '../worker/news.ts';
import type { TurnSpan } from './chronicle.ts';
import type { TableSource } from './source.ts';

/** A part of the past: the moment before it, and what happened then. */
export interface Film {
  readonly from: Moment;
  readonly film: readonly Happened[];
}

/** Past turns to replay; undefined where looking back is impossible. */
export async function filmOf(
  source: TableSource,
  moves: readonly SeenMove[],
  turns: readonly TurnSpan[],
): Promise<Film | undefined> {
  const numbers = [turns[0]?.from ?? 0, ...turns.map(({ to }) => to)];
  const [from, ...after] = await Promise.all(numbers.map(async (number) => source.momentAt?.(number)));
  const film = after.flatMap((moment, turn): readonly Happened[] =>
    moment ? [{ kind: 'happened', entries: moves.slice(numbers[turn], numbers[turn + 1]), moment }] : [],
  );
  return from && { from, film };
}
