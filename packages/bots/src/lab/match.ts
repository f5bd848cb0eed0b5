import type { Rules } from '@durbar/engine';
import { type Budget, wallClock } from '../budget.ts';
import type { BotPlayer } from '../choose.ts';
import type { Weights } from '../evaluations/weights.ts';
import { type GameRecord, playGame, winOf } from './arena.ts';
import { CLOCKS, type ClockName } from './clocks.ts';
import { type Contestant, createContestant } from './contestants.ts';
import { type Hypotheses, type MatchVerdict, shareOf, verdictOn } from './statistics.ts';
import { roundsInThreads } from './threads.ts';

/** A on one seat, B on all others; the seat rotates from game to game. */
export interface MatchPlan {
  readonly a: Contestant;
  readonly b: Contestant;
  readonly rules: Rules;
  /** The most games to play. */
  readonly games: number;
  readonly budget: Budget;
  /** The clock that measures thinking time; the wall clock when absent. */
  readonly clock?: ClockName;
  /** A's weights and their name; both sides use the same ones when absent. */
  readonly judgementOfA?: { readonly name: string; readonly weights: Weights };
  readonly seed: string;
  /** The match ends once one of them is accepted. */
  readonly hypotheses?: Hypotheses | undefined;
  /** How many games run in parallel threads; one in this thread when absent. */
  readonly threads?: number | undefined;
}

/** One game of a match in stored form. */
export interface Round {
  readonly seatA: number;
  readonly winA: number;
  readonly seconds: number;
  readonly record: GameRecord;
}

export interface MatchResult {
  readonly a: string;
  readonly b: string;
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly winsA: number;
  readonly rateA: number;
  readonly low: number;
  readonly high: number;
  readonly seconds: number;
  readonly verdict?: MatchVerdict;
}

/** Plays the match in order from game `from`; yields between games, so the caller may stop. */
export async function* playMatch(plan: MatchPlan, from = 0): AsyncGenerator<Round> {
  if ((plan.threads ?? 1) > 1) yield* roundsInThreads(plan, from);
  else {
    const pair = await createPair(plan);
    for (let number = from; number < plan.games; number++) {
      yield playRound(plan, pair, number);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}

/** The whole match. */
export async function allRounds(plan: MatchPlan, from = 0): Promise<Round[]> {
  const rounds: Round[] = [];
  for await (const round of playMatch(plan, from)) rounds.push(round);
  return rounds;
}

export interface Pair {
  readonly a: BotPlayer;
  readonly b: BotPlayer;
}

export type RoundPlan = Omit<MatchPlan, 'games' | 'hypotheses' | 'threads'>;

export async function createPair(plan: RoundPlan): Promise<Pair> {
  const clock = CLOCKS[plan.clock ?? 'wall'];
  const a = await createContestant(plan.a, plan.rules, { clock, weights: plan.judgementOfA?.weights });
  return { a, b: await createContestant(plan.b, plan.rules, { clock }) };
}

/** Each deal is played once from every seat. */
export function playRound({ rules, budget, seed, clock }: RoundPlan, { a, b }: Pair, number: number): Round {
  const { players: count } = rules.setUp;
  const seatA = number % count;
  const players = Array.from({ length: count }, (_, seat) => (seat === seatA ? a : b));
  const started = wallClock();
  const record = playGame({
    rules,
    players,
    budget,
    clock: CLOCKS[clock ?? 'wall'],
    seed: `${seed}/${Math.floor(number / count)}`,
  });
  return { seatA, winA: winOf(record.standings, seatA), seconds: (wallClock() - started) / 1000, record };
}

/** What the games so far say about the plan's hypotheses. */
export function verdictOf({ hypotheses }: MatchPlan, rounds: readonly Pick<Round, 'winA'>[]): MatchVerdict | undefined {
  return (
    hypotheses &&
    verdictOn(
      rounds.map(({ winA }) => winA),
      hypotheses,
    )
  );
}

export function nameOfA({ a, judgementOfA }: MatchPlan): string {
  return judgementOfA ? `${a} with ${judgementOfA.name}` : a;
}

export function matchResult(plan: MatchPlan, rounds: readonly Pick<Round, 'winA' | 'seconds'>[]): MatchResult {
  const winsA = rounds.reduce((sum, { winA }) => sum + winA, 0);
  const { rate, low, high } = shareOf(winsA, rounds.length);
  const verdict = verdictOf(plan, rounds);
  return {
    a: nameOfA(plan),
    b: plan.b,
    game: plan.rules.definition.id,
    players: plan.rules.setUp.players,
    games: rounds.length,
    winsA,
    rateA: rate,
    low,
    high,
    seconds: rounds.reduce((sum, { seconds }) => sum + seconds, 0),
    ...(verdict && { verdict }),
  };
}
