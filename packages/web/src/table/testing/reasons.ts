import { loadGame } from '@durbar/catalogue';
import {
  advance,
  ask,
  begin,
  defined,
  type Fact,
  factsFor,
  isOver,
  mustRules,
  type Position,
  type Rules,
  randomChoice,
  seededRandom,
} from '@durbar/engine';
import { LANGUAGES } from '../../i18n/language.ts';
import type { Moment } from '../../worker/news.ts';
import { botReason } from '../why/reason.ts';
import { tellingIn } from './telling.ts';
import { expectWords, type Reading } from './words.ts';

/** The one who asks. */
const VIEWER = 0;

/** Plays a random game and reads why the others made each of their choices, in every language; returns the English reasons. */
export async function readReasons({ game, setUp, speech }: Reading): Promise<readonly string[]> {
  const rules = mustRules(defined(await loadGame(game), game), setUp);
  const { position } = begin(rules);
  const random = seededRandom('why');
  const description = rules.definition.describe(rules.game);
  const read: string[] = [];
  while (!isOver(position)) {
    const decider = ask(rules, position)?.decider;
    const before = momentOf(rules, position);
    const choice = randomChoice(rules, position, random);
    const facts: Fact[] = [];
    advance(rules, position, choice, facts);
    if (typeof decider !== 'number' || decider === VIEWER) continue;
    const moves = [{ kind: 'move', by: decider, facts: factsFor(rules, facts, VIEWER) }] as const;
    const thought = { level: 'greedy', choices: [choice], why: { kind: 'best', ahead: 3 } } as const;
    for (const language of LANGUAGES) {
      const telling = await tellingIn(language, description, speech.messages, decider);
      const reason = botReason(speech, thought, { before, after: momentOf(rules, position), moves }, telling);
      expectWords(reason);
      if (language === 'en') read.push(reason);
    }
  }
  return read;
}

function momentOf({ definition, game }: Rules, position: Position<unknown>): Moment {
  const view = definition.viewFor(game, position, VIEWER);
  return { number: 0, viewer: VIEWER, view, question: undefined, undo: undefined, reset: undefined, standings: undefined };
}
