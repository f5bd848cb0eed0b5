import { type MatchPlan, nameOfA, type Round } from './match.ts';

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
}

/** One game of a match, as stored on disk. */
export interface KeptRound {
  readonly seatA: number;
  readonly winA: number;
  readonly seconds: number;
  /** A’s longest time for one decision. */
  readonly slowestA: number;
  readonly decisions: number;
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  /** How often winners and others took each action, and each named thing. */
  readonly usage: Readonly<Record<string, readonly [winners: number, others: number]>>;
}

export interface KeptMatch {
  readonly plan: KeptPlan;
  readonly rounds: readonly KeptRound[];
}

export function keptPlan(plan: MatchPlan): KeptPlan {
  const { rules, b, seed } = plan;
  const { players, options = {} } = rules.setUp;
  return { a: nameOfA(plan), b, game: rules.definition.id, players, options, budget: budgetText(plan), seed };
}

function budgetText({ budget, clock }: MatchPlan): string {
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
    scores: bySeat.map(({ score }) => score),
    ranks: bySeat.map(({ rank }) => rank),
    usage: usageOf(record),
  };
}

/** Each action as a kind, and again with its text. */
function usageOf({ decisions, standings }: Round['record']): KeptRound['usage'] {
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
