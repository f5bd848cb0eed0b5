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
import type { CardsAndKarmaFact } from './facts.ts';
import type { CardsAndKarmaGame } from './game.ts';
import type { CardsAndKarmaState } from './state.ts';
import { drawDice, gainDice, takeChosenDie } from './steps/dice.ts';
import { carryOut } from './steps/effects.ts';
import { gainGoodsCards } from './steps/goods.ts';
import { layGrid } from './steps/grid.ts';
import { discardPalaceCard, resolveCard, takeTopCard } from './steps/resolve.ts';
import { beginRound, beginStage } from './steps/rounds.ts';
import { deal, nameStartPlayer, showTracks } from './steps/set-up.ts';
import { carryOutSets } from './steps/sets.ts';
import { beginTurn, finishTurn } from './steps/turns.ts';

interface Of<K extends string> {
  readonly kind: K;
}
interface By<K extends string> extends Of<K> {
  readonly seat: number;
}

/** The sets noted for one placement, and how far they are carried out. */
export interface NotedSets {
  readonly seat: number;
  /** Symbols that take part in a building set and in a goods set, and the ships of a ship set. */
  readonly buildings: readonly number[];
  readonly goods: readonly number[];
  readonly ships: readonly CardIndex[];
  /** The kinds of sets whose reward is given already: 0 to 3 in the order of CNK-RES-03. */
  readonly done: number;
  /** Cards of the sets carried out; they leave together at the end. */
  readonly leaving: readonly CardIndex[];
}

/** Everything that can be pending. */
export type CardsAndKarmaFrame =
  | Of<'draw-start-player'>
  | By<'name-start-player'>
  | (By<'lay-track-card'> & { readonly position: number })
  | Of<'show-tracks'>
  | (Of<'lay-grid'> & { readonly cards: number })
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
  /** `over`: the payer wants to lay down more than needed. */
  | (By<'pay-building'> & { readonly card: CardIndex; readonly over: boolean })
  | (By<'overpay'> & {
      readonly card: CardIndex;
      /** The highest number of a further die, and the steps by which karma can still raise the dice laid down. */
      readonly highest: number;
      readonly headroom: number;
      /** Whether further jokers may be laid down, and whether anything has been. */
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
  | (Of<'carry-out-sets'> & NotedSets)
  | (Of<'choose-set'> & NotedSets)
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
  'choose-bonus': chooseBonus,
};
