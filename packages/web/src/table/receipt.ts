import type { Choice, Fact } from '@durbar/engine';
import { placelessBeats, type SumRow, sumsByCause } from '../story/sums.ts';
import type { AnyTable, Consequence, Telling } from './contract.ts';

/** What is being confirmed: its last choice, everything that would happen, and the views before and after. */
export interface Confirmed {
  readonly choice: Choice;
  readonly facts: readonly Fact[];
  readonly before: unknown;
  readonly view: unknown;
}

/** A choice's costs, gains, other consequences and effect on the race. */
export interface Receipt {
  readonly rows: readonly SumRow[];
  readonly notes: readonly Consequence[];
  readonly race: { readonly name: string; readonly before: string; readonly after: string } | undefined;
}

/** The receipt of a choice: the same sums as in turn lines, in the words of its game. */
export function receiptOf(
  table: AnyTable,
  { choice, facts, before, view }: Confirmed,
  telling: Telling<unknown, unknown>,
): Receipt {
  const { viewer } = telling;
  const beats = table.story ? placelessBeats(table.story, 0, facts, telling) : [];
  const causeOf = (index: number | undefined): string | undefined => {
    const fact = index === undefined ? undefined : facts[index];
    return fact && table.cause?.(fact, telling);
  };
  return {
    rows: sumsByCause(beats, viewer, (beat) => causeOf(beat.facts[0])),
    notes: table.consequences({ choice, facts, view }, before, telling),
    race: viewer === 'spectator' ? undefined : raceOf(table, before, view, viewer, telling),
  };
}

function raceOf(
  { end, gauge }: AnyTable,
  before: unknown,
  after: unknown,
  seat: number,
  { words }: Telling<unknown, unknown>,
): Receipt['race'] {
  const [from, to] = [end.race.value(before, seat), end.race.value(after, seat)];
  if (from === to) return undefined;
  return { name: gauge.name(words), before: gauge.text(from, words), after: gauge.text(to, words) };
}
