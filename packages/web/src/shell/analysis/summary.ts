import type { AnalysedTurn, Analysis } from '@durbar/bots';

/** How a player did, in percent. */
export interface PlayerSummary {
  readonly seat: number;
  /** Undefined when there was never anything to decide. */
  readonly accuracy: number | undefined;
  /** Luck, independent of choices. */
  readonly luck: number;
  readonly inaccuracies: number;
  readonly mistakes: number;
}

/** Accuracy lost per point of winning chance. */
const PER_POINT = 4;

export function summaryOf(seat: number, { turns, luck }: Analysis): PlayerSummary {
  const judged = turns.flatMap((turn) => (turn.seat === seat && turn.judgement ? [turn.judgement] : []));
  const marks = judged.map(({ lost }) => Math.max(0, 100 - PER_POINT * 100 * lost));
  const count = (verdict: string): number => judged.filter((one) => one.verdict === verdict).length;
  return {
    seat,
    accuracy: marks.length > 0 ? Math.round(marks.reduce((sum, one) => sum + one, 0) / marks.length) : undefined,
    luck: Math.round(100 * luck.reduce((sum, { worth }) => sum + (worth[seat] ?? 0), 0)),
    inaccuracies: count('inaccuracy'),
    mistakes: count('mistake'),
  };
}

/** A turn's luck for its player, in percentage points. */
export function luckIn({ luck }: Analysis, { seat, first, last }: AnalysedTurn): number {
  const drawn = luck.filter(({ entry }) => first <= entry && entry <= last);
  return Math.round(100 * drawn.reduce((sum, { worth }) => sum + (worth[seat] ?? 0), 0));
}

/** The draw of a turn that mattered most to its player; undefined if none mattered. */
export function luckiestIn({ luck }: Analysis, { seat, first, last }: AnalysedTurn): number | undefined {
  const drawn = luck.filter(({ entry }) => first <= entry && entry <= last);
  const size = ({ worth }: Analysis['luck'][number]): number => Math.abs(Math.round(100 * (worth[seat] ?? 0)));
  const most = drawn.toSorted((one, other) => size(other) - size(one))[0];
  return most && size(most) > 0 ? most.entry : undefined;
}

/** How much a turn changed its player's chance to win, in percentage points. */
export function changeIn({ chances }: Analysis, { seat, first, last }: AnalysedTurn): number {
  return Math.round(100 * ((chances[last + 1]?.[seat] ?? 0) - (chances[first]?.[seat] ?? 0)));
}

/** The turn that changed its player's chance the most, as an index; undefined if none changed it. */
export function biggestSwing(seat: number, found: Analysis): number | undefined {
  const own = found.turns.flatMap((turn, index) =>
    turn.seat === seat ? [{ index, size: Math.abs(changeIn(found, turn)) }] : [],
  );
  const most = own.toSorted((one, other) => other.size - one.size)[0];
  return most && most.size > 0 ? most.index : undefined;
}

/** The turn at a moment: the one about to be played or in progress. At the end, the last one. */
export function turnAt(turns: readonly AnalysedTurn[], number: number): number {
  const index = turns.findIndex(({ last }) => number <= last);
  return index < 0 ? turns.length - 1 : index;
}

export function isMistake({ judgement }: AnalysedTurn): boolean {
  return judgement?.verdict === 'mistake';
}
