import { type CardDescription, type CardsAndKarmaDescription, cardsAndKarma } from '@durbar/cards-and-karma';
import { costOf, NONE } from '@durbar/cards-and-karma/vocabulary';
import { remembered } from '@durbar/engine';
import type { GameOf, StateOf } from '../../features.ts';

type Game = GameOf<typeof cardsAndKarma>;
export type State = StateOf<typeof cardsAndKarma>;
export type CardEffect = CardDescription['effect'];

export interface CardNumbers {
  readonly kind: CardDescription['kind'];
  readonly dieColour: number;
  /** The colour that pays a building; NONE for other cards. */
  readonly costColour: number;
  /** See `costOf`. */
  readonly cost: number;
  readonly buildings: readonly number[];
  readonly goods: readonly { readonly type: number; readonly value: number }[];
  readonly flag: number;
  /** Printed on a goods card. */
  readonly coins: number;
  readonly effect: CardEffect;
}

/** A set-up precomputed for feature extraction. */
export interface Tables {
  readonly players: number;
  readonly colours: number;
  readonly buildingTypes: number;
  readonly goodsTypes: number;
  /** Cards of one scoring track. */
  readonly track: number;
  readonly valueOfFame: number;
  readonly valueOfCoin: number;
  readonly highestFlag: number;
  /** Of a die. */
  readonly highestNumber: number;
  readonly thresholds: CardsAndKarmaDescription['thresholds'];
  readonly cards: readonly CardNumbers[];
  readonly effects: readonly CardEffect[];
  /** The alternatives of each bonus. */
  readonly bonuses: readonly (readonly CardEffect[])[];
}

export const tablesOf: (game: Game) => Tables = remembered((game: Game) => {
  const description = cardsAndKarma.describe(game);
  const { players, edition, thresholds, track, effects } = description;
  const cards = description.cards.map((card) => cardNumbers(description, card));
  return {
    players,
    colours: edition.dieColours.length,
    buildingTypes: edition.buildingTypes.length,
    goodsTypes: edition.goodsTypes.length,
    track: track.length,
    valueOfFame: thresholds.valueOfFame,
    valueOfCoin: thresholds.valueOfCoin,
    highestFlag: Math.max(...cards.map(({ flag }) => flag)),
    highestNumber: Math.max(...Object.values(edition.dice).map((counts) => counts.length)),
    thresholds,
    cards,
    effects,
    bonuses: description.bonuses.map(({ alternatives }) => alternatives),
  };
});

function cardNumbers({ edition }: CardsAndKarmaDescription, card: CardDescription): CardNumbers {
  const { dieColours, buildingTypes, goodsTypes } = edition;
  const goods = card.kind === 'palace' ? [] : card.goods;
  return {
    kind: card.kind,
    dieColour: dieColours.indexOf(card.die),
    costColour: card.kind === 'building' ? dieColours.indexOf(card.cost.colour) : NONE,
    cost: costOf(card),
    buildings: card.kind === 'building' ? card.buildings.map((type) => buildingTypes.indexOf(type)) : [],
    goods: goods.map(({ type, value }) => ({ type: goodsTypes.indexOf(type), value })),
    flag: card.kind === 'ship' ? card.flag : 0,
    coins: card.kind === 'goods' ? card.coins : 0,
    effect: card.effect,
  };
}
