import type { Seat } from '@durbar/engine';
import { END_CALLS, type Outcome } from '../../sound/ending.ts';
import type { Stroke } from '../../sound/voices.ts';
import type { PlaceName, SoundName } from '../../story/beat.ts';
import type { ScoredRow, ScoringStep } from '../contract.ts';

/** One act of the staged end. */
export interface Act {
  readonly kind: 'closing' | 'step' | 'triumph' | 'tie' | 'winner';
  /** At normal speed; the last act stays. */
  readonly ms: number;
  /** The seat of the row. */
  readonly seat?: Seat;
  readonly step?: ScoringStep;
  /** The places on the table that stay lit. */
  readonly places?: readonly PlaceName[];
  /** How long after one place the next is lit, in milliseconds; all at once when absent. */
  readonly apart?: number;
  /** Steps shown so far in each row, by seat. */
  readonly told: ReadonlyMap<Seat, number>;
  readonly sounds: readonly Stroke[];
}

const CLOSING = 1100;
const TIE = 1400;
/** All steps together take no longer, so no one has to wait. */
const ALL_STEPS = 4200;
const LONGEST_STEP = 900;
/** From one place of a triumph to the next, how long it stays, and how long all of it takes at most. */
const LIT_APART = 60;
const LIT = 500;
const LONGEST_TRIUMPH = 1200;
const STONES_SOFTER = 8;

/** The rows in the order they appear: the lowest score so far first, the winner last. */
export function inTellingOrder(rows: readonly ScoredRow[], rankOf: (seat: Seat) => number): readonly ScoredRow[] {
  return rows.toSorted(
    (one, other) => (one.before ?? 0) - (other.before ?? 0) || rankOf(other.seat) - rankOf(one.seat) || one.seat - other.seat,
  );
}

/** The last scoring as acts: the game is over, row by row and step by step, the tie-break, and the winner. */
export function actsOf(rows: readonly ScoredRow[], outcome: Outcome): readonly Act[] {
  const told = new Map<Seat, number>(rows.map(({ seat }) => [seat, 0]));
  const acts: Act[] = [{ kind: 'closing', ms: CLOSING, told: new Map(told), sounds: once('silk') }];
  const steps = rows.reduce((sum, row) => sum + row.steps.length, 0);
  const ms = Math.min(LONGEST_STEP, ALL_STEPS / Math.max(1, steps));
  for (const { seat, steps, places } of rows)
    for (const [index, step] of steps.entries()) {
      told.set(seat, index + 1);
      acts.push({ kind: 'step', ms, seat, step, told: new Map(told), sounds: once(step.sound), ...(places ? { places } : {}) });
    }
  for (const { seat, triumph } of rows) if (triumph) acts.push(triumphOf(seat, triumph, told));
  if (rows.some(({ tie }) => tie !== undefined)) acts.push({ kind: 'tie', ms: TIE, told, sounds: once('petal') });
  return [...acts, winnerOf(told, outcome)];
}

/** A resigned game has nothing to score, so only its last act is shown. */
export function lastAct(rows: readonly ScoredRow[], outcome: Outcome): readonly Act[] {
  return [winnerOf(new Map(rows.map(({ seat, steps }) => [seat, steps.length])), outcome)];
}

function triumphOf(seat: Seat, { text, places }: NonNullable<ScoredRow['triumph']>, told: Act['told']): Act {
  const apart = Math.min(LIT_APART, (LONGEST_TRIUMPH - LIT) / places.length);
  const all = places.length * apart;
  const stones = places.map((_, index): Stroke => ({ name: 'stone', at: index * apart, softer: STONES_SOFTER }));
  return {
    kind: 'triumph',
    ms: all + LIT,
    seat,
    step: { text, sound: 'stone' },
    places,
    apart,
    told,
    sounds: [...stones, { name: 'bell', at: all, softer: 0 }],
  };
}

function winnerOf(told: Act['told'], outcome: Outcome): Act {
  return { kind: 'winner', ms: 0, told, sounds: END_CALLS[outcome] };
}

function once(name: SoundName): readonly Stroke[] {
  return [{ name, at: 0, softer: 0 }];
}
