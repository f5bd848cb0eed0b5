import { type Budget, type Features, type Hint, hints, loadEvaluation, loadFeatures, type Mind } from '@durbar/bots';
import { type Courses, HELD } from '@durbar/bots/reading';
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
import type { Moment } from '../../worker/news.ts';
import type { AnyTable, GameTable, Telling } from '../contract.ts';
import { type HintLine, hintLines } from '../hints/hint-lines.ts';
import { labelsOf } from '../labels.ts';
import { Previews } from '../previews.ts';
import { sharedRefusal } from '../refusals.ts';
import { tellingIn } from './telling.ts';

type Speaking =
  | 'messages'
  | 'prompt'
  | 'label'
  | 'brief'
  | 'merits'
  | 'gauge'
  | 'deeds'
  | 'line'
  | 'refusal'
  | 'describe'
  | 'proposals'
  | 'harmlessChance';

/** What a game says, without what it draws. */
type Speech = Pick<AnyTable, Speaking>;

/** Keeps a game's own types inside, as `defineTable` does. */
export function speechOf<G, V, C extends Choice, E extends Fact, M>(speech: Pick<GameTable<G, V, C, E, M>, Speaking>): Speech {
  return speech as unknown as Speech;
}

type AnyTelling = Telling<unknown, unknown>;

/** For how many moments hints are requested. */
const HINTS = 200;

export interface Reading {
  readonly game: string;
  readonly setUp: SetUp;
  readonly speech: Speech;
}

/** Plays a whole random game and reads all of it in every language, with no two choices alike; returns the kinds of facts seen. */
export async function readWholeGame({ game, setUp, speech }: Reading): Promise<readonly string[]> {
  const rules = mustRules(defined(await loadGame(game), game), setUp);
  const tellings = await Promise.all(
    LANGUAGES.map((language) => tellingIn(language, rules.definition.describe(rules.game), speech.messages, 0)),
  );
  const features = await loadFeatures(game);
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
    for (const { words } of tellings) expectDeeds(facts, features, speech.deeds(words));
    for (const fact of factsFor(rules, facts, 0)) if (readFact(fact, speech, tellings)) told.add(fact.type);
  }
  const view = rules.definition.viewFor(rules.game, position, 0);
  for (const telling of tellings) for (const text of speech.describe(view, telling)) expectWords(text);
  return [...told];
}

/** Requests hints in random games and reads them in every language, each with a reason; returns the English ones. */
export async function readHints({ game, setUp, speech }: Reading): Promise<readonly HintLine[]> {
  const rules = mustRules(defined(await loadGame(game), game), setUp);
  const mind: Mind = { rules, evaluation: await loadEvaluation(rules) };
  const previews = new Previews(rules, speech as AnyTable);
  const weights = mind.evaluation.features.names.filter((name) => name.includes('-'));
  const description = rules.definition.describe(rules.game);
  const read: HintLine[] = [];
  for (const { moment, found } of advised(mind, HINTS, { looks: 1 })) {
    for (const language of LANGUAGES) {
      const telling = await tellingIn(language, description, speech.messages, moment.viewer);
      const lines = hintLines(speech, previews, moment, found, telling);
      for (const { steps, reason } of lines) {
        for (const text of [...steps, reason]) expectPlain(text, weights);
        expectReason(reason, telling);
      }
      if (language === 'en') read.push(...lines);
    }
  }
  return read;
}

/** How many moments are looked at as closely as in the page, one of so many, and in how many worlds. */
const CLOSELY = 15;
const ONE_OF = 7;
const WORLDS = { looks: 32 };

/** Hints of a fixed sample in English, and those of them that say only that they win more or less often. */
export async function bareHints({ game, setUp, speech }: Reading): Promise<{ all: number; bare: readonly string[] }> {
  const rules = mustRules(defined(await loadGame(game), game), setUp);
  const mind: Mind = { rules, evaluation: await loadEvaluation(rules) };
  const previews = new Previews(rules, speech as AnyTable);
  const description = rules.definition.describe(rules.game);
  const reasons: string[] = [];
  const bare: string[] = [];
  for (const { moment, found } of advised(mind, CLOSELY, WORLDS, ONE_OF)) {
    const telling = await tellingIn('en', description, speech.messages, moment.viewer);
    const { endsBetter, endsWorse } = telling.common;
    for (const { courses = {} } of found) expectHeld(courses, speech.deeds(telling.words));
    const read = hintLines(speech, previews, moment, found, telling).map(({ reason }) => reason);
    reasons.push(...read);
    bare.push(...read.filter((reason) => reason.endsWith(endsBetter) || reason.endsWith(endsWorse)));
  }
  return { all: reasons.length, bare };
}

/** That nothing else is as good is no reason. */
function expectReason(reason: string, { common }: AnyTelling): void {
  if (reason.replace(common.onlyTurn, '').trim() === '') throw new Error(`"${reason}" gives no reason`);
  if (reason.includes(') (')) throw new Error(`"${reason}" explains an explanation`);
}

/** Moments of random games in which a seat has something to decide, and what a bot suggests. */
function* advised(
  mind: Mind,
  most: number,
  budget: Budget,
  oneOf = 1,
): Generator<{ readonly moment: Moment; readonly found: readonly Hint[] }> {
  const { rules } = mind;
  const random = seededRandom('hints');
  let { position } = begin(rules);
  for (let asked = 0; asked < most * oneOf; advance(rules, position, randomChoice(rules, position, random))) {
    if (isOver(position)) position = begin(rules).position;
    const seat = ask(rules, position)?.decider;
    const question = typeof seat === 'number' ? questionFor(rules, position, seat) : undefined;
    if (typeof seat !== 'number' || !question || question.choices.length < 2) continue;
    if (asked++ % oneOf > 0) continue;
    const view = rules.definition.viewFor(rules.game, position, seat);
    const found = hints(mind, view, question, budget, random);
    if (!found.ok) throw new Error(found.fault.message);
    const moment = { number: 0, viewer: seat, view, question, undo: undefined, reset: undefined, standings: undefined };
    yield { moment, found: found.value };
  }
}

interface Asked {
  readonly question: QuestionView;
  readonly view: unknown;
  /** Why other things can't be chosen. */
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

/** Returns the labels of the choices. */
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

/** What bots count has words. */
function expectDeeds(facts: readonly Fact[], features: Features | undefined, words: Readonly<Record<string, string>>): void {
  for (const fact of facts) {
    const deed = features?.deedOf?.(fact);
    if (deed) expectWords(words[deed.name] ?? '');
  }
}

/** What bots find in hand has words. */
function expectHeld(courses: Courses, words: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(courses)) if (name.startsWith(HELD)) expectWords(words[name] ?? '');
}

/** There are many thousands of them: `expect` would take longer than the game. */
export function expectWords(text: string): void {
  if (text === '' || /undefined|NaN|\[object/.test(text)) throw new Error(`these are not words: "${text}"`);
}

/** Words other than feature names. */
function expectPlain(text: string, weights: readonly string[]): void {
  expectWords(text);
  const named = weights.find((name) => text.includes(name));
  if (named !== undefined) throw new Error(`"${text}" names the weight ${named}`);
}

function expectDifferent(labels: readonly string[]): void {
  if (new Set(labels).size < labels.length) throw new Error(`two choices are called the same:\n${labels.join('\n')}`);
}
