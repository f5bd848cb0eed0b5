import { type CardDescription, type CardsAndKarmaDescription, cardsAndKarma } from '@durbar/cards-and-karma';
import { costOf, NONE } from '@durbar/cards-and-karma/vocabulary';
import { remembered } from '@durbar/engine';
import type { GameOf, StateOf } from '../../features.ts';

type Game = GameOf<typeof cardsAndKarma>;
export type State = StateOf<typeof cardsAndKarma>;
type Effect = CardDescription['effect'];

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
  readonly effect: Effect;
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
  readonly cards: readonly CardNumbers[];
  readonly effects: readonly Effect[];
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
    cards,
    effects,
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
    effect: card.effect,
  };
}
