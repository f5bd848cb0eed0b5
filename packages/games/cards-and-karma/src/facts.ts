import type { CardIndex } from './choices.ts';
import type { Gain } from './edition.ts';
import type { Token } from './state.ts';

export type AdministratorUse = 'additional-turn' | 'additional-dice';
export type TurnReason = 'slot' | 'bonus' | 'administrator';
/** From which side of the track a card is flipped: fame from the left, coins from the right. */
export type TrackSide = 'left' | 'right';
/** Sets with several possible combinations, so the player chooses. */
export type ChosenSet = 'buildings' | 'goods';
export type SetKind = ChosenSet | 'ships';

/** What the sets noted for one placement may use: symbols of buildings and goods, and ships (CNK-RES-15). */
export interface Reserved {
  readonly buildings: readonly number[];
  readonly goods: readonly number[];
  readonly ships: readonly CardIndex[];
}

interface Of<T extends string> {
  readonly type: T;
}
interface By<T extends string> extends Of<T> {
  readonly seat: number;
}
interface WithCard<T extends string> extends By<T> {
  readonly card: CardIndex;
}

/** Everything that can happen. */
export type CardsAndKarmaFact =
  | By<'start-player-named'>
  /** The bonus is -1 for everyone but the owner until the tracks are shown. */
  | (By<'track-card-laid'> & { readonly position: number; readonly bonus: number })
  | (Of<'tracks-shown'> & { readonly tracks: readonly number[] })
  | (Of<'card-turned-up'> & { readonly card: CardIndex })
  | (Of<'card-laid'> & { readonly card: CardIndex; readonly slot: number })
  | Of<'discards-shuffled'>
  | WithCard<'die-drawn'>
  | WithCard<'die-taken'>
  /** The number is 0 for everyone but the owner. */
  | (WithCard<'number-seen'> & { readonly number: number })
  | (Of<'number-shown'> & { readonly card: CardIndex; readonly number: number })
  | (WithCard<'die-discarded'> & { readonly number: number })
  | (WithCard<'paid'> & {
      readonly dice: readonly CardIndex[];
      readonly numbers: readonly number[];
      readonly jokers: number;
      readonly karma: number;
    })
  | WithCard<'card-taken'>
  | WithCard<'top-card-taken'>
  | WithCard<'card-placed'>
  | WithCard<'palace-card-discarded'>
  | (By<'ships-discarded'> & { readonly cards: readonly CardIndex[] })
  | (By<'gained'> & { readonly token: Token; readonly amount: number })
  | (By<'exchanged'> & { readonly token: 'karma' | 'administrators'; readonly amount: number })
  | (By<'track-card-flipped'> & { readonly side: TrackSide; readonly position: number })
  | (By<'bonus-won'> & { readonly position: number; readonly bonus: number })
  | By<'end-triggered'>
  | (By<'sets-noted'> & Reserved)
  | (By<'set-carried-out'> & { readonly set: SetKind; readonly cards: readonly CardIndex[]; readonly coins: number })
  | (By<'set-cards-discarded'> & Reserved & { readonly cards: readonly CardIndex[] })
  | (By<'ship-reward-copied'> & { readonly from: number; readonly card: CardIndex })
  | (By<'lapsed'> & { readonly gain: Gain })
  | By<'bonus-turn-gained'>
  | (By<'administrator-used'> & { readonly use: AdministratorUse })
  | (By<'turn-began'> & { readonly reason: TurnReason })
  | By<'slot-ended'>
  | (Of<'stage-began'> & { readonly stage: number })
  | (Of<'round-began'> & { readonly round: number; readonly start: number })
  | Of<'game-ended'>;

export type FactOf<T extends CardsAndKarmaFact['type']> = Extract<CardsAndKarmaFact, { type: T }>;
