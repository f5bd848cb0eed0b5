import { advance, ask, type Position, parseChoice, type Question, type Rules, type Viewer } from '@durbar/engine';
import type { CardsAndKarmaChoice } from '../choices.ts';
import type { CardsAndKarmaFact, FactOf } from '../facts.ts';
import type { CardsAndKarmaFrame } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { ADMINISTRATORS, type CardsAndKarmaState, COINS, FAME, held, KARMA } from '../state.ts';
import { type CardsAndKarmaView, viewFor } from '../view.ts';

export type TestRules = Rules<
  CardsAndKarmaGame,
  CardsAndKarmaState,
  CardsAndKarmaFrame,
  CardsAndKarmaChoice,
  CardsAndKarmaFact,
  CardsAndKarmaView
>;

/** A player's display in words. */
interface SeatInWords {
  readonly hand: readonly string[];
  readonly buildings: readonly string[];
  readonly ships: readonly string[];
  readonly goods: readonly string[];
  readonly fame: number;
  readonly coins: number;
  readonly karma: number;
  readonly administrators: number;
  readonly left: number;
  readonly right: number;
}

/** A game for tests, played with choices in notation. */
export interface TestTable {
  readonly rules: TestRules;
  readonly position: Position<CardsAndKarmaState, CardsAndKarmaFrame>;
  readonly state: CardsAndKarmaState;
  /** Everything that happened since the scene was built. */
  readonly facts: readonly CardsAndKarmaFact[];
  /** Plays answers in order; chance takes its first choice unless an answer fits. Stops when a seat must decide. */
  play(...texts: readonly string[]): TestTable;
  /** The same, but leaves a final unanswered chance question open. */
  playOnly(...texts: readonly string[]): TestTable;
  /** Answers with the payment in words, such as 'blue 5 + blue 4 + joker + 1 karma', and then plays on. */
  pay(words: string, ...texts: readonly string[]): TestTable;
  /** The payments of the pending question in words. */
  payments(): readonly string[];
  /** The texts of the pending question. */
  choices(): readonly string[];
  decider(): number | 'chance' | undefined;
  /** The kind of the frame on top. */
  pending(): string | undefined;
  seat(seat: number): SeatInWords;
  grid(): readonly string[];
  discards(): readonly string[];
  view(viewer: Viewer): CardsAndKarmaView;
  factsOf<T extends CardsAndKarmaFact['type']>(type: T): readonly FactOf<T>[];
  /** The types of all facts in order. */
  happened(): readonly string[];
}

export function tableAt(rules: TestRules, position: Position<CardsAndKarmaState, CardsAndKarmaFrame>): TestTable {
  const facts: CardsAndKarmaFact[] = [];
  const { cards } = rules.game.edition;
  const id = (card: number): string => cards[card]?.id ?? `no card ${card}`;
  const table: TestTable = {
    rules,
    position,
    state: position.state,
    facts,
    play: (...texts) => {
      for (const text of texts) answer(rules, position, facts, text);
      settleChance(rules, position, facts);
      return table;
    },
    playOnly: (...texts) => {
      for (const text of texts) answer(rules, position, facts, text);
      return table;
    },
    pay: (words, ...texts) => {
      const index = payments(rules, position).indexOf(words);
      if (index < 0) throw new Error(`no payment ${words}: ${payments(rules, position).join(' | ')}`);
      return table.play(table.choices()[index] ?? '', ...texts);
    },
    payments: () => payments(rules, position).filter((words) => words !== ''),
    choices: () => ask(rules, position)?.choices.map((choice) => rules.definition.format(rules.game, choice)) ?? [],
    decider: () => ask(rules, position)?.decider,
    pending: () => position.agenda.at(-1)?.kind,
    seat: (seat) => seatInWords(rules.game, position.state, seat, id),
    grid: () => position.state.grid.filter((card) => card >= 0).map(id),
    discards: () => position.state.discards.map(id),
    view: (viewer) => viewFor(rules.game, position, viewer),
    factsOf: (type) => facts.filter((fact): fact is FactOf<typeof type> => fact.type === type),
    happened: () => facts.map(({ type }) => type),
  };
  return table;
}

type TestPosition = Position<CardsAndKarmaState, CardsAndKarmaFrame>;

function answer(rules: TestRules, position: TestPosition, facts: CardsAndKarmaFact[], text: string): void {
  for (let question = ask(rules, position); question; question = ask(rules, position)) {
    const choice = parseChoice(rules, question, text);
    if (choice) {
      advance(rules, position, choice, facts);
      return;
    }
    if (question.decider !== 'chance') throw refusal(rules, position, question, text);
    advance(rules, position, firstOf(question), facts);
  }
  throw new Error(`the game is over: ${text}`);
}

function refusal(rules: TestRules, position: TestPosition, question: Question<CardsAndKarmaChoice>, text: string): Error {
  const choices = question.choices.map((choice) => rules.definition.format(rules.game, choice));
  return new Error(`"${text}" is no answer to ${position.agenda.at(-1)?.kind}: ${choices.join(' | ')}`);
}

function settleChance(rules: TestRules, position: TestPosition, facts: CardsAndKarmaFact[]): void {
  for (let question = ask(rules, position); question?.decider === 'chance'; question = ask(rules, position)) {
    advance(rules, position, firstOf(question), facts);
  }
}

function firstOf({ choices }: Question<CardsAndKarmaChoice>): CardsAndKarmaChoice {
  const [choice] = choices;
  if (!choice) throw new Error('a question without choices');
  return choice;
}

/** A text for each choice; empty if it isn't a payment. */
function payments(rules: TestRules, position: TestPosition): string[] {
  return (ask(rules, position)?.choices ?? []).map((choice) => {
    if (choice.type !== 'pay') return '';
    const { dice, jokers, karma } = choice;
    const parts = dice.map((die) => dieInWords(rules.game, position.state, die));
    return [...parts, ...Array(jokers).fill('joker'), ...(karma > 0 ? [`${karma} karma`] : [])].join(' + ');
  });
}

function dieInWords({ edition, dieColour }: CardsAndKarmaGame, { numbers }: CardsAndKarmaState, card: number): string {
  return `${edition.dieColours[dieColour[card] ?? -1]} ${numbers[card]}`;
}

function seatInWords(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  seat: number,
  id: (card: number) => string,
): SeatInWords {
  const ids = (row: readonly number[] | undefined): string[] => (row ?? []).map(id);
  return {
    hand: (state.hands[seat] ?? []).map((card) => dieInWords(game, state, card)),
    buildings: ids(state.buildings[seat]),
    ships: ids(state.ships[seat]),
    goods: ids(state.goods[seat]),
    fame: held(state, seat, FAME),
    coins: held(state, seat, COINS),
    karma: held(state, seat, KARMA),
    administrators: held(state, seat, ADMINISTRATORS),
    left: state.flips[seat * 2] ?? 0,
    right: state.flips[seat * 2 + 1] ?? 0,
  };
}
