import { type BotPlayer, createBot } from '@durbar/bots';
import {
  answerMatch,
  defined,
  isChance,
  type Match,
  newMatch,
  type QuestionView,
  questionSeen,
  type Random,
  type Rules,
  randomChoice,
  type Seat,
  seededRandom,
} from '@durbar/engine';
import type { Moment } from '../../worker/news.ts';
import type { AnyTable } from '../contract.ts';
import { Previews } from '../previews.ts';
import { forcedSteps, settledSteps } from '../steps.ts';

/** A question put to a person. */
export interface Asked {
  readonly rules: Rules;
  readonly moment: Moment;
  readonly question: QuestionView;
}

/** Plays a game of greedy bots the way people do: automatic and proposed steps aren't asked. Reports every question asked. */
export async function playAsPeople(
  rules: Rules,
  table: Pick<AnyTable, 'proposals' | 'harmlessChance'>,
  seed: string,
  onQuestion: (asked: Asked) => void,
): Promise<void> {
  const random = seededRandom(seed);
  const previews = new Previews(rules, table as AnyTable);
  const bot = await createBot('greedy', rules);
  let match = newMatch(rules);
  for (let decider = deciderOf(match); decider !== undefined; decider = deciderOf(match)) {
    const texts =
      decider === 'chance' ? [chanceText(match, random)] : answersOf(match, decider, { previews, bot, random, onQuestion });
    for (const text of texts) match = answered(match, text);
  }
}

interface Person {
  readonly previews: Previews;
  readonly bot: BotPlayer;
  readonly random: Random;
  readonly onQuestion: (asked: Asked) => void;
}

/** The answers given by one press and what follows from it. */
function answersOf(match: Match, seat: Seat, { previews, bot, random, onQuestion }: Person): readonly string[] {
  const { rules } = match;
  const moment = momentOf(match, seat);
  const question = defined(moment.question, 'question of a seat');
  const [only, ...more] = question.choices;
  if (only && more.length === 0) {
    const forced = forcedSteps(defined(previews.of(moment, only.text), 'preview'));
    if (forced.length > 0) return forced.map(({ text }) => text);
  }
  onQuestion({ rules, moment, question });
  const chosen = bot.choose(moment.view, question, { seconds: 0.05 }, random);
  if (!chosen.ok) throw new Error(chosen.fault.message);
  const preview = defined(previews.of(moment, chosen.value.text), 'preview');
  const settled = settledSteps(preview, seat, 'pass');
  return (settled.length > 0 ? settled : preview.steps).map(({ text }) => text);
}

function momentOf(match: Match, viewer: Seat): Moment {
  const { rules, position, journal } = match;
  const view = rules.definition.viewFor(rules.game, position, viewer);
  const question = questionSeen(match, viewer);
  return { number: journal.live.length, viewer, view, question, undo: undefined, reset: undefined, standings: undefined };
}

function deciderOf(match: Match): Seat | 'chance' | undefined {
  return questionSeen(match, 'spectator')?.decider;
}

function chanceText({ rules, position }: Match, random: Random): string {
  if (!isChance(rules, position)) throw new Error('not for chance to decide');
  return rules.definition.format(rules.game, randomChoice(rules, position, random));
}

function answered(match: Match, text: string): Match {
  const decider = defined(deciderOf(match), 'decider');
  const result = answerMatch(match, decider, match.journal.live.length, text);
  if (!result.ok) throw new Error(result.fault.message);
  return result.value.match;
}
