import { hints, loadEvaluation } from '@durbar/bots';
import { loadGame } from '@durbar/catalogue';
import {
  advance,
  ask,
  begin,
  type Choice,
  defined,
  type Fact,
  factsFor,
  isOver,
  mustRules,
  type Position,
  type QuestionView,
  questionFor,
  type Refusal,
  type Rules,
  randomChoice,
  type SetUp,
  seededRandom,
} from '@durbar/engine';
import { LANGUAGES } from '../../i18n/language.ts';
import type { AnyTable, GameTable, Telling } from '../contract.ts';
import { labelsOf } from '../labels.ts';
import { lineInWords } from '../line-in-words.ts';
import { sharedRefusal } from '../refusals.ts';
import { tellingIn } from './telling.ts';

type Speaking = 'messages' | 'prompt' | 'label' | 'line' | 'refusal' | 'describe';

/** What a game says, without what it draws. */
type Speech = Pick<AnyTable, Speaking>;

/** Keeps a game's own types inside, as `defineTable` does. */
export function speechOf<G, V, C extends Choice, E extends Fact, M>(speech: Pick<GameTable<G, V, C, E, M>, Speaking>): Speech {
  return speech as unknown as Speech;
}

type AnyTelling = Telling<unknown, unknown>;

/** How many moments hints are asked for. */
const HINTS = 8;

interface Reading {
  readonly game: string;
  readonly setUp: SetUp;
  readonly speech: Speech;
}

/** Plays a whole game at random and reads all of it in every language, no two choices the same; gives back the kinds of facts that were told. */
export async function readWholeGame({ game, setUp, speech }: Reading): Promise<readonly string[]> {
  const rules = mustRules(defined(await loadGame(game), game), setUp);
  const tellings = await Promise.all(
    LANGUAGES.map((language) => tellingIn(language, rules.definition.describe(rules.game), speech.messages, 0)),
  );
  const { position } = begin(rules);
  const random = seededRandom('words');
  const told = new Set<string>();
  while (!isOver(position)) {
    const asked = questionAt(rules, position);
    for (const telling of tellings) {
      const labels = readQuestion(asked, speech, telling);
      if (asked.question.decider === telling.viewer) expectDifferent(labels);
    }
    const facts: Fact[] = [];
    advance(rules, position, randomChoice(rules, position, random), facts);
    for (const fact of factsFor(rules, facts, 0)) if (readFact(fact, speech, tellings)) told.add(fact.type);
  }
  const view = rules.definition.viewFor(rules.game, position, 0);
  for (const telling of tellings) for (const text of speech.describe(view, telling)) expectWords(text);
  return [...told];
}

/** Asks for hints in the middle of a game and reads their answers in every language; gives back the longest in English. */
export async function readHints({ game, setUp, speech }: Reading): Promise<readonly string[]> {
  const rules = mustRules(defined(await loadGame(game), game), setUp);
  const mind = { rules, evaluation: await loadEvaluation(rules) };
  const tellings = await Promise.all(
    LANGUAGES.map((language) => tellingIn(language, rules.definition.describe(rules.game), speech.messages, 0)),
  );
  const { position } = begin(rules);
  const random = seededRandom('hints');
  let longest: readonly string[] = [];
  for (let asked = 0; asked < HINTS && !isOver(position); advance(rules, position, randomChoice(rules, position, random))) {
    const question = questionFor(rules, position, 0);
    if (question?.decider !== 0 || question.choices.length < 2) continue;
    asked++;
    const view = rules.definition.viewFor(rules.game, position, 0);
    const found = hints(mind, view, question, { looks: 1 }, random);
    if (!found.ok) throw new Error(found.fault.message);
    for (const { texts } of found.value) {
      const lines = tellings.map((telling) => lineInWords({ rules, table: speech }, view, 0, texts, telling).steps);
      for (const text of lines.flat()) expectWords(text);
      if (texts.length > longest.length) longest = defined(lines[0], 'English');
    }
  }
  return longest;
}

interface Asked {
  readonly question: QuestionView;
  readonly view: unknown;
  /** Why other things cannot be chosen. */
  readonly refusals: readonly Refusal[];
}

function questionAt(rules: Rules, position: Position<unknown>): Asked {
  const { definition, game } = rules;
  const view = definition.viewFor(game, position, 0);
  const { decider, choices } = defined(ask(rules, position), 'question');
  return {
    question: {
      decider,
      frame: defined(position.agenda.at(-1), 'frame'),
      choices: choices.map((choice) => ({ choice, text: definition.format(game, choice) })),
    },
    view,
    refusals: definition.things(game, view, 0).flatMap((thing) => definition.explain(game, view, 0, thing) ?? []),
  };
}

/** Gives back what the choices are called. */
function readQuestion({ question, view, refusals }: Asked, speech: Speech, telling: AnyTelling): readonly string[] {
  expectWords(speech.prompt(question, view, telling).title);
  const labels = [...labelsOf(speech, question, view, telling).values()];
  for (const label of labels) expectWords(label);
  for (const refusal of refusals) expectWords(sharedRefusal(refusal, telling) ?? speech.refusal(refusal, telling) ?? '');
  return labels;
}

function readFact(fact: Fact, speech: Speech, tellings: readonly AnyTelling[]): boolean {
  const lines = tellings.flatMap((telling) => speech.line(fact, telling) ?? []);
  for (const { text } of lines) expectWords(text);
  return lines.length > 0;
}

/** There are many thousands of them: `expect` would take longer than the game. */
function expectWords(text: string): void {
  if (text === '' || /undefined|NaN|\[object/.test(text)) throw new Error(`these are not words: "${text}"`);
}

function expectDifferent(labels: readonly string[]): void {
  if (new Set(labels).size < labels.length) throw new Error(`two choices are called the same:\n${labels.join('\n')}`);
}
