import type { Seat } from '@durbar/engine';
import type { SeenMove } from '../worker/news.ts';
import type { NumberedLine } from './chronicle.ts';

/** What a viewer knew at their last look. */
export interface Known {
  /** The live moves. */
  readonly moves: readonly SeenMove[];
  readonly lines: readonly NumberedLine[];
}

/** Changes the viewer didn't decide, in words. */
export interface Changes {
  /** What others undid. */
  readonly takenBack: readonly NumberedLine[];
  /** What was decided for the viewer, e.g. by a bot. */
  readonly decidedForMe: readonly NumberedLine[];
  /** What the viewer got on someone else's turn: a gift, a die, a granted request. */
  readonly cameToMe: readonly NumberedLine[];
}

/** Compares known with current state. `mine` are the numbers of the viewer's own entries. */
export function changesSince(before: Known, now: Known, viewer: Seat, mine: ReadonlySet<number>): Changes {
  const kept = commonLength(before.moves, now.moves);
  const fresh = now.lines.filter(({ entry, undone }) => entry >= kept && !undone);
  const forMe = fresh.filter(({ entry }) => now.moves[entry]?.by === viewer && !mine.has(entry));
  return {
    takenBack: takenBackBetween(before, now, kept).filter(({ entry }) => before.moves[entry]?.by !== viewer),
    decidedForMe: forMe,
    cameToMe: fresh.filter(({ entry, seat }) => seat === viewer && isOutOfTurn(now.moves, entry, viewer)),
  };
}

/** New changes plus earlier ones that have not been undone. */
export function together(told: Changes | undefined, found: Changes, { lines }: Known): Changes {
  if (!told) return found;
  const standing = new Set(lines.filter(({ undone }) => !undone).map(({ key }) => key));
  const isStanding = ({ key }: NumberedLine): boolean => standing.has(key);
  return {
    takenBack: [...told.takenBack, ...found.takenBack],
    decidedForMe: [...told.decidedForMe.filter(isStanding), ...found.decidedForMe],
    cameToMe: [...told.cameToMe.filter(isStanding), ...found.cameToMe],
  };
}

/** All of it, most important last. */
export function linesOf({ takenBack, decidedForMe, cameToMe }: Changes): readonly NumberedLine[] {
  return [...cameToMe, ...decidedForMe, ...takenBack];
}

export function isEmpty(changes: Changes): boolean {
  return linesOf(changes).length === 0;
}

function takenBackBetween(before: Known, now: Known, kept: number): readonly NumberedLine[] {
  const undone = new Set(now.lines.filter((line) => line.undone).map(({ key }) => key));
  return before.lines.filter(
    ({ entry, key, undone: already }) => !already && (undone.has(key) || (entry >= kept && entry < before.moves.length)),
  );
}

/** Chance belongs to the seat that decided before it. */
function isOutOfTurn(moves: readonly SeenMove[], entry: number, viewer: Seat): boolean {
  const decided = moves.slice(0, entry + 1).findLast(({ by }) => by !== 'chance');
  return decided !== undefined && decided.by !== viewer;
}

function commonLength(before: readonly SeenMove[], now: readonly SeenMove[]): number {
  const first = before.findIndex((entry, index) => !isSame(entry, now[index]));
  return first < 0 ? before.length : first;
}

/** A reopened table has different objects for the same entries. */
function isSame(a: SeenMove, b: SeenMove | undefined): boolean {
  return a === b || (a.by === b?.by && a.facts.length === b.facts.length);
}
