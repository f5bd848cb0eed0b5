import { chanceText } from '@durbar/chance';
import { answerMatch, ask, defined, newMatch, randomChoice, rulesFor, seededRandom } from '@durbar/engine';
import type { LocalGame } from '../../src/store/games.ts';
import { BOT, definitionOf, PERSON, plannedGame } from './kept.ts';

/** A whole game played at random by the engine, as it would be kept afterwards. */
export async function finishedGame(game: string, players: number, seed: string): Promise<LocalGame> {
  const drivers = [PERSON, ...Array.from({ length: players - 1 }, () => BOT)];
  const planned = await plannedGame({ game, drivers, seed });
  const rules = rulesFor(await definitionOf(game), planned.saved);
  if (!rules.ok) throw new Error('the set-up is refused');
  const match = newMatch(rules.value);
  const random = seededRandom(seed);
  const { definition, game: fixed } = rules.value;
  for (let question = ask(rules.value, match.position); question; question = ask(rules.value, match.position)) {
    const { length: number } = match.log;
    const text =
      question.decider === 'chance'
        ? chanceText(rules.value, match.position, seed, number)
        : definition.format(fixed, randomChoice(rules.value, match.position, random));
    defined(answerMatch(match, question.decider, number, text).ok || undefined, 'legal answer');
  }
  const log = match.log.map(({ text }) => text);
  const standings = definition.standings(fixed, match.position.state);
  return { ...planned, saved: { ...planned.saved, log }, standings, decider: undefined };
}
