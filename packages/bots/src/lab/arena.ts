import {
  advance,
  ask,
  begin,
  type Choice,
  defined,
  isChance,
  type Position,
  questionFor,
  type Random,
  type Rules,
  randomChoice,
  type Standing,
  seededRandom,
} from '@durbar/engine';
import { type Budget, type Clock, wallClock } from '../budget.ts';
import type { BotPlayer } from '../choose.ts';

/** One decision of a game as the lab counts it. */
export interface LabDecision {
  readonly seat: number;
  /** The kind of question and of the choice taken, as in `take-turn/withdraw`. */
  readonly action: string;
  /** The choice's text. */
  readonly text: string;
}

export interface GameRecord {
  readonly standings: readonly Standing[];
  /** The game's state at its end. */
  readonly state: unknown;
  readonly decisions: readonly LabDecision[];
  /** The longest time spent on one decision, per seat, in seconds. */
  readonly slowest: readonly number[];
}

export interface LabTable {
  readonly rules: Rules;
  /** Who plays, by seat. */
  readonly players: readonly BotPlayer[];
  readonly budget: Budget;
  /** The clock that measures thinking; the wall clock when absent. */
  readonly clock?: Clock;
  /** Games with the same seed get the same draws, no matter who plays. */
  readonly seed: string;
}

/** Plays one game to its end. */
export function playGame({ rules, players, budget, seed, clock = wallClock }: LabTable): GameRecord {
  const { position } = begin(rules);
  const chance = seededRandom(`${seed} chance`);
  const thoughts = players.map((_, seat) => seededRandom(`${seed} seat ${seat}`));
  const decisions: LabDecision[] = [];
  const slowest = players.map(() => 0);
  for (let question = ask(rules, position); question; question = ask(rules, position)) {
    if (question.decider === 'chance') {
      advance(rules, position, chanceAnswer(rules, position, chance));
      continue;
    }
    const seat = question.decider;
    const started = clock();
    const choice = think(rules, position, seat, defined(players[seat], 'player'), budget, defined(thoughts[seat], 'seat'));
    slowest[seat] = Math.max(slowest[seat] ?? 0, (clock() - started) / 1000);
    decisions.push({
      seat,
      action: `${position.agenda.at(-1)?.kind}/${choice.type}`,
      text: rules.definition.format(rules.game, choice),
    });
    advance(rules, position, choice);
  }
  const { state } = position;
  return { standings: rules.definition.standings(rules.game, state), state, decisions, slowest };
}

function chanceAnswer(rules: Rules, position: Position<unknown>, chance: Random): Choice {
  if (!isChance(rules, position)) throw new Error('not a question to chance');
  return randomChoice(rules, position, chance);
}

function think(
  rules: Rules,
  position: Position<unknown>,
  seat: number,
  player: BotPlayer,
  budget: Budget,
  random: Random,
): Choice {
  const view = rules.definition.viewFor(rules.game, position, seat);
  const question = defined(questionFor(rules, position, seat), 'question');
  const answer = player.choose(view, question, budget, random);
  if (!answer.ok) throw new Error(answer.fault.message);
  return answer.value.choice;
}

/** A seat's share of the victory. */
export function winOf(standings: readonly Standing[], seat: number): number {
  const winners = standings.filter(({ rank }) => rank === 1);
  return winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0;
}
