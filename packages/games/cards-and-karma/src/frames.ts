import type { Handlers, Step } from '@durbar/engine';
import type { CardIndex, CardsAndKarmaChoice } from './choices.ts';
import { act } from './decisions/act.ts';
import { chooseBonus } from './decisions/choose-bonus.ts';
import { chooseSet } from './decisions/choose-set.ts';
import { copyShipReward } from './decisions/copy-ship-reward.ts';
import { discardDie } from './decisions/discard-die.ts';
import { drawStartPlayer } from './decisions/draw-start-player.ts';
import { layTrackCard } from './decisions/lay-track-card.ts';
import { seeNumber, showNumber } from './decisions/numbers.ts';
import { overpay } from './decisions/overpay.ts';
import { payBuilding } from './decisions/pay-building.ts';
import { payExactly } from './decisions/pay-exactly.ts';
import { revealBonus } from './decisions/reveal-bonus.ts';
import { takeDie } from './decisions/take-die.ts';
import { takeGoodsCard, takePalaceCard, takeShip } from './decisions/take-from-grid.ts';
import { turnUpCard } from './decisions/turn-up-card.ts';
import { useAdministrator } from './decisions/use-administrator.ts';
import type { CardsAndKarmaFact, ChosenSet, Reserved, SetKind } from './facts.ts';
import type { CardsAndKarmaGame } from './game.ts';
import type { CardsAndKarmaState, Token } from './state.ts';
import { beginBonus } from './steps/bonuses.ts';
import { drawDice, gainDice, takeChosenDie } from './steps/dice.ts';
import { carryOut } from './steps/effects.ts';
import { gainTokens } from './steps/gain.ts';
import { gainGoodsCards } from './steps/goods.ts';
import { fillEmptyGrid, layGrid } from './steps/grid.ts';
import { discardPalaceCard, resolveCard, takeTopCard } from './steps/resolve.ts';
import { beginRound, beginStage } from './steps/rounds.ts';
import { deal, nameStartPlayer, showTracks } from './steps/set-up.ts';
import { carryOutSet, carryOutSets, discardSets } from './steps/sets.ts';
import { beginTurn, finishTurn } from './steps/turns.ts';

interface Of<K extends string> {
  readonly kind: K;
}
interface By<K extends string> extends Of<K> {
  readonly seat: number;
}

/** The sets noted for one placement, and their progress. */
export interface NotedSets {
  readonly seat: number;
  readonly noted: Reserved;
  /** Cards of the sets completed so far; they leave together at the end. */
  readonly leaving: readonly CardIndex[];
}

/** Everything that can be pending. */
export type CardsAndKarmaFrame =
  | Of<'draw-start-player'>
  | By<'name-start-player'>
  | (By<'lay-track-card'> & { readonly position: number })
  | Of<'show-tracks'>
  | (Of<'lay-grid'> & { readonly cards: number })
  | Of<'fill-empty-grid'>
  | (Of<'deal'> & { readonly dealt: number })
  | Of<'turn-up-card'>
  | (By<'see-number'> & { readonly card: CardIndex })
  | (Of<'show-number'> & { readonly card: CardIndex })
  | (By<'reveal-bonus'> & { readonly position: number })
  | Of<'begin-round'>
  | Of<'begin-stage'>
  | By<'begin-turn'>
  | By<'act'>
  | By<'finish-turn'>
  | By<'use-administrator'>
  /** `over`: the payer wants to overpay. */
  | (By<'pay-building'> & { readonly card: CardIndex; readonly over: boolean })
  | (By<'overpay'> & {
      readonly card: CardIndex;
      /** The highest number of another die, and the steps by which karma can still raise the dice paid. */
      readonly highest: number;
      readonly headroom: number;
      /** Whether more jokers may be paid, and whether anything has been overpaid. */
      readonly jokers: boolean;
      readonly begun: boolean;
    })
  | (By<'pay-exactly'> & { readonly card: CardIndex })
  | (By<'discard-die'> & { readonly left: number })
  | (By<'take-chosen-die'> & { readonly card: CardIndex })
  | (By<'gain-dice'> & { readonly left: number })
  | (By<'take-die'> & { readonly left: number })
  | (By<'draw-dice'> & { readonly left: number })
  | (By<'resolve-card'> & { readonly card: CardIndex })
  | By<'take-top-card'>
  | (By<'carry-out'> & { readonly effect: number; readonly part: number })
  | (By<'gain-goods-cards'> & { readonly left: number; readonly mustTake: number })
  | (By<'take-goods-card'> & { readonly left: number; readonly mustTake: number })
  | By<'take-palace-card'>
  | By<'take-ship'>
  | By<'copy-ship-reward'>
  | (By<'discard-palace-card'> & { readonly card: CardIndex })
  /** The sets of one kind, then those of the kinds after it. */
  | (Of<'carry-out-sets'> & NotedSets & { readonly set: SetKind })
  | (Of<'choose-set'> & NotedSets & { readonly set: ChosenSet })
  | (By<'carry-out-set'> & { readonly set: SetKind; readonly symbols: readonly number[] })
  | (Of<'discard-sets'> & NotedSets)
  | (By<'gain'> & { readonly token: Token; readonly amount: number })
  | (By<'begin-bonus'> & { readonly bonus: number })
  | (By<'choose-bonus'> & { readonly bonus: number });

export type FrameOf<K extends CardsAndKarmaFrame['kind']> = Extract<CardsAndKarmaFrame, { kind: K }>;

export type CardsAndKarmaStep = Step<CardsAndKarmaFrame, CardsAndKarmaFact>;

export type CardsAndKarmaHandlers = Handlers<
  CardsAndKarmaGame,
  CardsAndKarmaState,
  CardsAndKarmaFrame,
  CardsAndKarmaChoice,
  CardsAndKarmaFact
>;
/** The handler of one kind of frame. */
export type HandlerOf<K extends CardsAndKarmaFrame['kind']> = CardsAndKarmaHandlers[K];

export const handlers: CardsAndKarmaHandlers = {
  'draw-start-player': drawStartPlayer,
  'name-start-player': nameStartPlayer,
  'lay-track-card': layTrackCard,
  'show-tracks': showTracks,
  'lay-grid': layGrid,
  'fill-empty-grid': fillEmptyGrid,
  deal,
  'turn-up-card': turnUpCard,
  'see-number': seeNumber,
  'show-number': showNumber,
  'reveal-bonus': revealBonus,
  'begin-round': beginRound,
  'begin-stage': beginStage,
  'begin-turn': beginTurn,
  act,
  'finish-turn': finishTurn,
  'use-administrator': useAdministrator,
  'pay-building': payBuilding,
  overpay,
  'pay-exactly': payExactly,
  'discard-die': discardDie,
  'take-chosen-die': takeChosenDie,
  'gain-dice': gainDice,
  'take-die': takeDie,
  'draw-dice': drawDice,
  'resolve-card': resolveCard,
  'take-top-card': takeTopCard,
  'carry-out': carryOut,
  'gain-goods-cards': gainGoodsCards,
  'take-goods-card': takeGoodsCard,
  'take-palace-card': takePalaceCard,
  'take-ship': takeShip,
  'copy-ship-reward': copyShipReward,
  'discard-palace-card': discardPalaceCard,
  'carry-out-sets': carryOutSets,
  'choose-set': chooseSet,
  'carry-out-set': carryOutSet,
  'discard-sets': discardSets,
  gain: gainTokens,
  'begin-bonus': beginBonus,
  'choose-bonus': chooseBonus,
};
