import { type MatchPlan, nameOfA, type Round } from './match.ts';
import { roundsOf } from './rounds.ts';
import { wayOf } from './ways.ts';

/** A match's subject, as stored on disk. */
export interface KeptPlan {
  readonly a: string;
  readonly b: string;
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  /** Thinking time for each decision, such as `1 s`, `1 s of the processor` or `200 looks`. */
  readonly budget: string;
  readonly seed: string;
  /** What each of them plays by; a bot that plays otherwise begins another match. */
  readonly ways: readonly [a: string, b: string];
}

/** One game of a match, as stored on disk. */
export interface KeptRound {
  readonly seatA: number;
  readonly winA: number;
  readonly seconds: number;
  /** A’s longest time for one decision. */
  readonly slowestA: number;
  readonly decisions: number;
  /** For games that count rounds. */
  readonly rounds?: number;
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  /** Only if asked for: it takes far more room than the rest. */
  readonly usage?: Usage;
}

/** How often winners and others took each action, and each named thing. */
type Usage = Readonly<Record<string, readonly [winners: number, others: number]>>;

export interface KeptMatch {
  readonly plan: KeptPlan;
  readonly rounds: readonly KeptRound[];
}

export async function keptPlan(plan: MatchPlan): Promise<KeptPlan> {
  const { rules, a, b, seed, judgementOfA } = plan;
  const { players, options = {} } = rules.setUp;
  const ways = [await wayOf(a, rules, judgementOfA?.weights), await wayOf(b, rules)] as const;
  return { a: nameOfA(plan), b, game: rules.definition.id, players, options, budget: budgetText(plan), seed, ways };
}

export function budgetText({ budget, clock }: Pick<MatchPlan, 'budget' | 'clock'>): string {
  if ('looks' in budget) return budget.looks === 1 ? '1 look' : `${budget.looks} looks`;
  return clock === 'cpu' ? `${budget.seconds} s of the processor` : `${budget.seconds} s`;
}

export function keptRound({ seatA, winA, seconds, record }: Round): KeptRound {
  const bySeat = record.standings.toSorted((a, b) => a.seat - b.seat);
  return {
    seatA,
    winA,
    seconds: Number(seconds.toFixed(3)),
    slowestA: Number((record.slowest[seatA] ?? 0).toFixed(3)),
    decisions: record.decisions.length,
    ...roundsOf(record.state),
    scores: bySeat.map(({ score }) => score),
    ranks: bySeat.map(({ rank }) => rank),
  };
}

/** Each action as a kind, and again with its text. */
export function usageOf({ decisions, standings }: Round['record']): Usage {
  const winners = new Set(standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat));
  const usage: Record<string, [number, number]> = {};
  for (const { seat, action, text } of decisions) {
    for (const key of [action, `${action} ${text}`]) {
      const counts = usage[key] ?? [0, 0];
      counts[winners.has(seat) ? 0 : 1]++;
      usage[key] = counts;
    }
  }
  return usage;
}
