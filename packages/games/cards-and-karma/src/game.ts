import { defined } from '@durbar/engine';
import { type ChoiceTable, choiceTable } from './choices.ts';
import { type Card, costOf, type Edition, type Good, type Part, type Thresholds } from './edition.ts';
import { nameOfAlternative } from './edition-checks.ts';
import { TOKENS } from './state.ts';

export const KINDS = ['building', 'ship', 'goods', 'palace'] as const;
/** Kinds of cards as small numbers. */
export const BUILDING = 0;
export const SHIP = 1;
export const GOODS = 2;
export const PALACE = 3;

export interface Bonus {
  readonly id: string;
  /** An effect for each alternative. */
  readonly alternatives: readonly number[];
  /** A short name for each alternative, as the notation writes it. */
  readonly names: readonly string[];
}

/** What is fixed for one whole game: players, options and the edition compiled into tables by card. */
export interface CardsAndKarmaGame {
  readonly players: number;
  readonly edition: Edition;
  readonly thresholds: Thresholds;
  /** CNK-VAR-01: the scoring track cards are night side up. */
  readonly visibleBonuses: boolean;
  /** The seat named by the host, or -1 for a draw (CNK-SETUP-07). */
  readonly startSeat: number;
  /** The player colour of each seat. */
  readonly colours: readonly string[];
  readonly gridSize: number;
  /** Starting tokens by turn order: four numbers each, as in the state's tokens. */
  readonly handicap: readonly number[];
  readonly cardCount: number;
  /** Every card once, and how many dice there are by colour and number. */
  readonly allCards: readonly number[];
  readonly allDice: readonly number[];
  readonly colourCount: number;
  /** The highest number of a die. */
  readonly highest: number;
  readonly kind: readonly number[];
  readonly dieColour: readonly number[];
  /** Die colour that pays a building; -1 for other cards. */
  readonly costColour: readonly number[];
  /** Sum for a building, number for a ship or palace action, 0 for goods. */
  readonly cost: readonly number[];
  /** Which entry of a seat's purchasing power pays the card, and what it must be at least. */
  readonly costEntry: readonly number[];
  readonly costLimit: readonly number[];
  /** The purchasing power of a seat without dice and jokers. */
  readonly noPower: readonly number[];
  /** Building types on each card. */
  readonly buildings: readonly (readonly number[])[];
  /** Types and values of the goods on each card. */
  readonly goodTypes: readonly (readonly number[])[];
  readonly goodValues: readonly (readonly number[])[];
  readonly flag: readonly number[];
  readonly coins: readonly number[];
  /** Ship reward or palace action of each card; -1 for other cards. */
  readonly effect: readonly number[];
  readonly effects: readonly (readonly Part[])[];
  readonly bonuses: readonly Bonus[];
  /** The bonuses of one set of scoring track cards. */
  readonly track: readonly number[];
  readonly choices: ChoiceTable;
}

export interface Agreement {
  readonly players: number;
  readonly visibleBonuses: boolean;
  readonly startSeat: number;
  readonly colours: readonly string[];
}

export function compile(edition: Edition, agreement: Agreement): CardsAndKarmaGame {
  const { cards, shipRewards, palaceActions } = edition;
  const effects: (readonly Part[])[] = [];
  const add = (parts: readonly Part[]): number => effects.push(parts) - 1;
  const rewards = mapValues(shipRewards, add);
  const actions = mapValues(palaceActions, add);
  const bonuses = Object.entries(edition.bonuses).map(([id, alternatives]) => ({
    id,
    alternatives: alternatives.map(add),
    names: alternatives.map(nameOfAlternative),
  }));
  const highest = defined(Object.values(edition.dice)[0], 'numbers of the dice').length;
  return {
    ...agreement,
    edition,
    thresholds: edition.thresholds,
    gridSize: defined(edition.setUp.grid[agreement.players], 'grid size'),
    handicap: handicapOf(edition, agreement.players),
    cardCount: cards.length,
    allCards: cards.map((_card, index) => index),
    allDice: allDiceOf(edition),
    colourCount: edition.dieColours.length,
    highest,
    ...cardTables(edition),
    costEntry: cards.map((card) => costEntryOf(card, edition, highest)),
    costLimit: cards.map((card) => (card.kind === 'building' ? card.cost.sum : Number(card.kind !== 'goods'))),
    noPower: Array.from({ length: 1 + highest + 2 * edition.dieColours.length }, () => 0),
    effect: cards.map((card) => effectOf(card, rewards, actions)),
    effects,
    bonuses,
    track: edition.track.map((id) => bonuses.findIndex((bonus) => bonus.id === id)),
    choices: choiceTable({ cards: cards.length, highest, bonuses: bonuses.length, players: agreement.players }),
  };
}

function handicapOf({ setUp: { handicap = {} } }: Edition, players: number): number[] {
  const purses = handicap[players] ?? [];
  return purses.flatMap((purse) => TOKENS.map((token) => purse[token] ?? 0));
}

/** Pushed one by one, because flattening would leave a holey array, which is slower to read. */
function allDiceOf({ dieColours, dice }: Edition): number[] {
  const all: number[] = [];
  for (const colour of dieColours) for (const count of defined(dice[colour], `dice of ${colour}`)) all.push(count);
  return all;
}

function mapValues<T, R>(record: Readonly<Record<string, T>>, map: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

type Effects = Readonly<Record<string, number>>;

function effectOf(card: Card, rewards: Effects, actions: Effects): number {
  if (card.kind === 'ship') return defined(rewards[card.reward], 'ship reward');
  if (card.kind === 'palace') return defined(actions[card.action], 'palace action');
  return -1;
}

function cardTables({ cards, dieColours, buildingTypes, goodsTypes }: Edition) {
  const goods = cards.map((card): readonly Good[] => (card.kind === 'palace' ? [] : card.goods));
  return {
    kind: cards.map((card) => KINDS.indexOf(card.kind)),
    dieColour: cards.map(({ die }) => dieColours.indexOf(die)),
    costColour: cards.map((card) => (card.kind === 'building' ? dieColours.indexOf(card.cost.colour) : -1)),
    cost: cards.map(costOf),
    buildings: cards.map((card) => (card.kind === 'building' ? card.buildings.map((type) => buildingTypes.indexOf(type)) : [])),
    goodTypes: goods.map((list) => list.map(({ type }) => goodsTypes.indexOf(type))),
    goodValues: goods.map((list) => list.map(({ value }) => value)),
    flag: cards.map((card) => (card.kind === 'ship' ? card.flag : 0)),
    coins: cards.map((card) => (card.kind === 'goods' ? card.coins : 0)),
  };
}

function costEntryOf(card: Card, { dieColours }: Edition, highest: number): number {
  return card.kind === 'building' ? 1 + highest + dieColours.indexOf(card.cost.colour) : costOf(card);
}
