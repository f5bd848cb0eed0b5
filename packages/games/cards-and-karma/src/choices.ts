import { exhaustive } from '@durbar/engine';
import { entry } from './at.ts';
import type { ChosenSet } from './facts.ts';
import type { CardsAndKarmaGame } from './game.ts';
import { buildingOf, cardOf, goodOf } from './symbols.ts';

/** A card: its place in the edition's list. */
export type CardIndex = number;

/** One possible answer; the first group is for seats, the second for chance. */
export type CardsAndKarmaChoice =
  | { readonly type: 'take-die'; readonly card: CardIndex }
  | { readonly type: 'take'; readonly card: CardIndex }
  | { readonly type: 'pay'; readonly dice: readonly CardIndex[]; readonly jokers: number; readonly karma: number }
  | { readonly type: 'overpay' }
  | { readonly type: 'extra-die'; readonly card: CardIndex }
  | { readonly type: 'extra-joker' }
  | { readonly type: 'extra-karma' }
  | { readonly type: 'discard'; readonly card: CardIndex }
  | { readonly type: 'enough' }
  | { readonly type: 'copy'; readonly seat: number }
  | { readonly type: 'alternative'; readonly bonus: number; readonly index: number }
  | { readonly type: 'set'; readonly set: ChosenSet; readonly symbols: readonly number[] }
  | { readonly type: 'additional-dice' }
  | { readonly type: 'additional-turn' }
  | { readonly type: 'end-turn' }
  | { readonly type: 'lay'; readonly bonus: number }
  | { readonly type: 'start'; readonly seat: number }
  | { readonly type: 'turn-up'; readonly card: CardIndex }
  | { readonly type: 'number'; readonly number: number }
  | { readonly type: 'bonus'; readonly bonus: number };

type ChoiceOf<T extends CardsAndKarmaChoice['type']> = Extract<CardsAndKarmaChoice, { type: T }>;

/** Dice, jokers and karma paid for a card. */
export type Payment = ChoiceOf<'pay'>;

/** Interned per game, so asking allocates little. */
export interface ChoiceTable {
  readonly takeDie: readonly ChoiceOf<'take-die'>[];
  readonly take: readonly ChoiceOf<'take'>[];
  readonly discard: readonly ChoiceOf<'discard'>[];
  readonly turnUp: readonly ChoiceOf<'turn-up'>[];
  /** By card, then by karma used. */
  readonly payOne: readonly (readonly Payment[])[];
  readonly extraDie: readonly ChoiceOf<'extra-die'>[];
  /** By number; entry 0 is unused. */
  readonly number: readonly ChoiceOf<'number'>[];
  readonly bonus: readonly ChoiceOf<'bonus'>[];
  readonly lay: readonly ChoiceOf<'lay'>[];
  readonly start: readonly ChoiceOf<'start'>[];
  readonly copy: readonly ChoiceOf<'copy'>[];
}

export const PAY_JOKER: Payment = { type: 'pay', dice: [], jokers: 1, karma: 0 };
export const OVERPAY: CardsAndKarmaChoice = { type: 'overpay' };
export const EXTRA_JOKER: CardsAndKarmaChoice = { type: 'extra-joker' };
export const EXTRA_KARMA: CardsAndKarmaChoice = { type: 'extra-karma' };
export const ENOUGH: CardsAndKarmaChoice = { type: 'enough' };
export const ADDITIONAL_DICE: CardsAndKarmaChoice = { type: 'additional-dice' };
export const ADDITIONAL_TURN: CardsAndKarmaChoice = { type: 'additional-turn' };
export const END_TURN: CardsAndKarmaChoice = { type: 'end-turn' };

interface Sizes {
  readonly cards: number;
  readonly highest: number;
  readonly bonuses: number;
  readonly players: number;
}

export function choiceTable({ cards, highest, bonuses, players }: Sizes): ChoiceTable {
  const one = <T>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, index) => make(index));
  return {
    takeDie: one(cards, (card) => ({ type: 'take-die', card })),
    take: one(cards, (card) => ({ type: 'take', card })),
    discard: one(cards, (card) => ({ type: 'discard', card })),
    turnUp: one(cards, (card) => ({ type: 'turn-up', card })),
    payOne: one(cards, (card) => one(highest, (karma) => ({ type: 'pay', dice: [card], jokers: 0, karma }))),
    extraDie: one(cards, (card) => ({ type: 'extra-die', card })),
    number: one(highest + 1, (number) => ({ type: 'number', number })),
    bonus: one(bonuses, (bonus) => ({ type: 'bonus', bonus })),
    lay: one(bonuses, (bonus) => ({ type: 'lay', bonus })),
    start: one(players, (seat) => ({ type: 'start', seat })),
    copy: one(players, (seat) => ({ type: 'copy', seat })),
  };
}

/** The short text of a choice; seats are counted from 1. */
export function formatChoice(game: CardsAndKarmaGame, choice: CardsAndKarmaChoice): string {
  const id = (card: CardIndex): string => entry(game.edition.cards, card).id;
  switch (choice.type) {
    case 'take-die':
      return `die ${id(choice.card)}`;
    case 'take':
      return `take ${id(choice.card)}`;
    case 'pay':
      return ['pay', ...choice.dice.map(id), ...tokens('joker', choice.jokers), ...tokens('karma', choice.karma)].join(' ');
    case 'extra-die':
      return `extra ${id(choice.card)}`;
    case 'discard':
      return `discard ${id(choice.card)}`;
    case 'copy':
    case 'start':
      return `${choice.type} seat-${choice.seat + 1}`;
    case 'alternative':
      return `choose ${entry(entry(game.bonuses, choice.bonus).names, choice.index)}`;
    case 'set':
      return formatSet(game, choice);
    case 'lay':
    case 'bonus':
      return `${choice.type} ${entry(game.bonuses, choice.bonus).id}`;
    case 'turn-up':
      return `turn-up ${id(choice.card)}`;
    case 'number':
      return `number ${choice.number}`;
    case 'overpay':
    case 'extra-joker':
    case 'extra-karma':
    case 'enough':
    case 'additional-dice':
    case 'additional-turn':
    case 'end-turn':
      return choice.type;
    default:
      return exhaustive(choice);
  }
}

function tokens(name: string, count: number): string[] {
  return count === 0 ? [] : [`${name}-${count}`];
}

function formatSet(game: CardsAndKarmaGame, { set, symbols }: ChoiceOf<'set'>): string {
  const { buildingTypes, goodsTypes, cards } = game.edition;
  const parts = symbols.map((symbol) => {
    const type = set === 'buildings' ? entry(buildingTypes, buildingOf(game, symbol)) : entry(goodsTypes, goodOf(game, symbol));
    return `${type}:${entry(cards, cardOf(symbol)).id}`;
  });
  return ['set', ...parts].join(' ');
}
