import type { Rules } from '@durbar/engine';
import type { Budget } from '../budget.ts';
import { createBot, type Player } from '../choose.ts';
import type { Level } from '../mind.ts';
import { type GameRecord, playGame, winOf } from './arena.ts';
import { shareOf } from './statistics.ts';

/** A on one seat, B on all others; the seat moves on from game to game. */
export interface MatchPlan {
  readonly a: Level;
  readonly b: Level;
  readonly rules: Rules;
  readonly games: number;
  readonly budget: Budget;
  readonly seed: string;
}

/** What one game of a match is kept as. */
export interface Round {
  readonly seatA: number;
  readonly winA: number;
  readonly seconds: number;
  readonly record: GameRecord;
}

export interface MatchResult {
  readonly a: Level;
  readonly b: Level;
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly winsA: number;
  readonly rateA: number;
  readonly low: number;
  readonly high: number;
  readonly seconds: number;
}

/** Plays the match from game `from` on; between two games others may work, and the caller may stop. */
export async function* playMatch(plan: MatchPlan, from = 0): AsyncGenerator<Round> {
  const a = await createBot(plan.a, plan.rules);
  const b = await createBot(plan.b, plan.rules);
  for (let number = from; number < plan.games; number++) {
    yield playRound(plan, a, b, number);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The whole match. */
export async function allRounds(plan: MatchPlan, from = 0): Promise<Round[]> {
  const rounds: Round[] = [];
  for await (const round of playMatch(plan, from)) rounds.push(round);
  return rounds;
}

/** Each deal is met once from every seat. */
function playRound({ rules, budget, seed }: MatchPlan, a: Player, b: Player, number: number): Round {
  const { players: count } = rules.setUp;
  const seatA = number % count;
  const players = Array.from({ length: count }, (_, seat) => (seat === seatA ? a : b));
  const started = performance.now();
  const record = playGame({ rules, players, budget, seed: `${seed}/${Math.floor(number / count)}` });
  return { seatA, winA: winOf(record.standings, seatA), seconds: (performance.now() - started) / 1000, record };
}

export function matchResult(plan: MatchPlan, rounds: readonly Pick<Round, 'winA' | 'seconds'>[]): MatchResult {
  const winsA = rounds.reduce((sum, { winA }) => sum + winA, 0);
  const { rate, low, high } = shareOf(winsA, rounds.length);
  return {
    a: plan.a,
    b: plan.b,
    game: plan.rules.definition.id,
    players: plan.rules.setUp.players,
    games: rounds.length,
    winsA,
    rateA: rate,
    low,
    high,
    seconds: rounds.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}
