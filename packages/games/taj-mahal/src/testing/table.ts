import {
  advance,
  ask,
  begin,
  type Decider,
  defined,
  isChance,
  mustRules,
  type Position,
  parseChoice,
  type Refusal,
  type Rules,
  randomChoice,
  type Seat,
  type SetUp,
  seededRandom,
  type Viewer,
} from '@durbar/engine';
import type { TajMahalChoice } from '../choices.ts';
import { tajMahal } from '../definition.ts';
import type { TajMahalFact } from '../facts.ts';
import type { TajMahalFrame } from '../frames.ts';
import type { TajMahalGame } from '../game.ts';
import { handOf } from '../scoring/hand.ts';
import { scoreOf, type TajMahalState } from '../state.ts';
import type { TajMahalView } from '../view.ts';

export type TajMahalRules = Rules<TajMahalGame, TajMahalState, TajMahalFrame, TajMahalChoice, TajMahalFact, TajMahalView>;

/** A game for tests, played by choice texts. */
export interface Table {
  readonly rules: TajMahalRules;
  readonly game: TajMahalGame;
  readonly position: Position<TajMahalState, TajMahalFrame>;
  readonly state: TajMahalState;
  /** Answers questions in order and returns the facts; chance answers automatically unless its answer is named. */
  act(...texts: string[]): TajMahalFact[];
  /** Lets chance answer until a player is asked. */
  settle(): TajMahalFact[];
  /** Answers with the first choice until a player takes a turn. */
  finishTurn(): TajMahalFact[];
  /** The texts of the pending question. */
  legal(): string[];
  decider(): Decider | undefined;
  view(viewer?: Viewer): TajMahalView;
  hand(seat: Seat): string[];
  score(seat: Seat): number;
  explain(seat: Seat, thing: string): Refusal | undefined;
}

/** A new game whose set-up was drawn with this seed, at the first turn. */
export function newTable(setUp: SetUp, seed: number | string = 1): Table {
  const rules = mustRules(tajMahal, setUp);
  const { position } = begin(rules);
  const random = seededRandom(seed);
  while (isChance(rules, position)) advance(rules, position, randomChoice(rules, position, random));
  return tableAt(rules, position);
}

export function tableAt(rules: TajMahalRules, position: Position<TajMahalState, TajMahalFrame>): Table {
  const { definition, game } = rules;
  const texts = () => (ask(rules, position)?.choices ?? []).map((choice) => definition.format(game, choice));
  return {
    rules,
    game,
    position,
    state: position.state,
    act: (...answers) => answers.flatMap((text) => [...settleChance(rules, position, text), ...answer(rules, position, text)]),
    settle: () => settleChance(rules, position),
    finishTurn: () => finishTurn(rules, position),
    legal: texts,
    decider: () => ask(rules, position)?.decider,
    view: (viewer = 'spectator') => definition.viewFor(game, position, viewer),
    hand: (seat) => handOf(game, position.state, seat).map((card) => defined(game.cards[card], 'card').text),
    score: (seat) => scoreOf(position.state, seat),
    explain: (seat, thing) => definition.explain(game, definition.viewFor(game, position, seat), seat, thing),
  };
}

/** Lets chance take its first outcome until someone is asked for this answer. */
function settleChance(rules: TajMahalRules, position: Position<TajMahalState, TajMahalFrame>, until = ''): TajMahalFact[] {
  const facts: TajMahalFact[] = [];
  for (let question = ask(rules, position); question?.decider === 'chance'; question = ask(rules, position)) {
    if (parseChoice(rules, question, until)) break;
    advance(rules, position, defined(question.choices[0], 'outcome'), facts);
  }
  return facts;
}

function finishTurn(rules: TajMahalRules, position: Position<TajMahalState, TajMahalFrame>): TajMahalFact[] {
  const facts: TajMahalFact[] = [];
  for (let question = ask(rules, position); question; question = ask(rules, position)) {
    if (position.agenda.at(-1)?.kind === 'take-turn') break;
    advance(rules, position, defined(question.choices[0], 'choice'), facts);
  }
  return facts;
}

function answer(rules: TajMahalRules, position: Position<TajMahalState, TajMahalFrame>, text: string): TajMahalFact[] {
  const question = defined(ask(rules, position), 'question');
  const choice = parseChoice(rules, question, text);
  if (!choice) {
    const legal = question.choices.map((one) => rules.definition.format(rules.game, one));
    throw new Error(`"${text}" is not one of: ${legal.join(' | ')}`);
  }
  const facts: TajMahalFact[] = [];
  advance(rules, position, choice, facts);
  return facts;
}
