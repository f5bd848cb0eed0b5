import { chanceText } from '@durbar/chance';
import { answerMatch, ask, defined, type Match, newMatch, randomChoice, rulesFor, seededRandom } from '@durbar/engine';
import type { LocalGame } from '../../src/store/games.ts';
import { BOT, definitionOf, type GamePlan, PERSON, plannedGame } from './kept.ts';

/** A whole game played at random by the engine, as it would be kept afterwards. */
export async function finishedGame(game: string, players: number, seed: string): Promise<LocalGame> {
  const drivers = [PERSON, ...Array.from({ length: players - 1 }, () => BOT)];
  const planned = await plannedGame({ game, drivers, seed });
  const match = await playedAtRandom(planned, seed, () => false);
  const { definition, game: fixed } = match.rules;
  const standings = definition.standings(fixed, match.position.state);
  return { ...planned, saved: { ...planned.saved, log: textsOf(match) }, standings, decider: undefined };
}

/** A game played at random by the engine until the first seat is asked this kind of question. */
export async function gameAsking(plan: GamePlan, kind: string): Promise<LocalGame> {
  const planned = await plannedGame(plan);
  const match = await playedAtRandom(
    planned,
    plan.seed,
    ({ rules, position }) => position.agenda.at(-1)?.kind === kind && ask(rules, position)?.decider === 0,
  );
  return { ...planned, saved: { ...planned.saved, log: textsOf(match) } };
}

async function playedAtRandom({ saved }: LocalGame, seed: string, isEnough: (match: Match) => boolean): Promise<Match> {
  const rules = rulesFor(await definitionOf(saved.game), saved);
  if (!rules.ok) throw new Error('the set-up is refused');
  const match = newMatch(rules.value);
  const random = seededRandom(seed);
  const { definition, game: fixed } = rules.value;
  for (
    let question = ask(rules.value, match.position);
    question && !isEnough(match);
    question = ask(rules.value, match.position)
  ) {
    const { length: number } = match.log;
    const text =
      question.decider === 'chance'
        ? chanceText(rules.value, match.position, seed, number)
        : definition.format(fixed, randomChoice(rules.value, match.position, random));
    defined(answerMatch(match, question.decider, number, text).ok || undefined, 'legal answer');
  }
  return match;
}

function textsOf({ log }: Match): readonly string[] {
  return log.map(({ text }) => text);
}
