import type { Seat } from '@durbar/engine';
import type { RajasEffect, RajasSource } from './modules/index.ts';
import type { BuildingName, TrackName, WaitingPlace } from './words.ts';

interface DieFact {
  readonly seat: Seat;
  readonly colour: number;
  readonly value: number;
  /** Colour and value as people write it: "O4". */
  readonly die: string;
}

interface TileFact {
  readonly seat: Seat;
  readonly stack: number;
  readonly tile: number;
  readonly id: string;
  readonly cell: number;
  readonly at: string;
  readonly rotation: number;
  /** How many of its road ends meet the player's network. */
  readonly roads: number;
}

/** What happens in the game. Numbers are indices into the game's tables; ids are included for logs. `source` is the origin of an effect. */
export type CoreFact =
  | { readonly type: 'tile-revealed'; readonly stack: number; readonly tile: number; readonly id: string }
  | ({ readonly type: 'die-rolled' } & DieFact)
  | { readonly type: 'start-player-found'; readonly seat: Seat }
  | { readonly type: 'money-set'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'round-started'; readonly round: number; readonly start: Seat }
  | { readonly type: 'cycle-started'; readonly cycle: number }
  | { readonly type: 'turn-started'; readonly seat: Seat }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  | { readonly type: 'passed-over'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'worker-placed'; readonly seat: Seat; readonly space: number; readonly id: string }
  /** A placed worker leaves the board before the end of the round. */
  | { readonly type: 'worker-lifted'; readonly seat: Seat; readonly space: number; readonly id: string }
  | { readonly type: 'money-paid'; readonly seat: Seat; readonly amount: number; readonly source: RajasSource }
  | ({ readonly type: 'die-paid'; readonly turned: boolean; readonly source: RajasSource } & DieFact)
  | ({ readonly type: 'die-returned' } & DieFact)
  | ({ readonly type: 'die-rerolled'; readonly from: number } & DieFact)
  | { readonly type: 'money-gained'; readonly seat: Seat; readonly amount: number; readonly source: RajasSource }
  | { readonly type: 'fame-gained'; readonly seat: Seat; readonly amount: number; readonly source: RajasSource }
  | { readonly type: 'karma-gained'; readonly seat: Seat; readonly amount: number; readonly source: RajasSource }
  | { readonly type: 'markers-met'; readonly seat: Seat }
  | { readonly type: 'end-triggered'; readonly seat: Seat }
  | { readonly type: 'bonus-reached'; readonly seat: Seat; readonly track: TrackName; readonly space: number }
  | { readonly type: 'worker-won'; readonly seat: Seat; readonly from: WaitingPlace }
  | { readonly type: 'worker-removed'; readonly seat: Seat; readonly from: WaitingPlace }
  | {
      readonly type: 'upgraded';
      readonly seat: Seat;
      readonly building: number;
      readonly name: BuildingName;
      readonly late: boolean;
      readonly source: RajasSource;
    }
  | { readonly type: 'lapsed'; readonly seat: Seat; readonly what: RajasEffect; readonly source: RajasSource }
  | { readonly type: 'declined'; readonly seat: Seat; readonly what: RajasEffect; readonly source: RajasSource }
  | ({ readonly type: 'tile-built' } & TileFact)
  | ({ readonly type: 'tile-overbuilt'; readonly over: number; readonly overId: string } & TileFact)
  /** The score of the tile just placed, fixed before anything else happens (RAJ-TILE-06). */
  | {
      readonly type: 'tile-valued';
      readonly seat: Seat;
      readonly tile: number;
      readonly id: string;
      readonly money: number;
      readonly fame: number;
    }
  | { readonly type: 'yield-connected'; readonly seat: Seat; readonly place: number; readonly id: string }
  | {
      readonly type: 'tile-scored';
      readonly seat: Seat;
      readonly tile: number;
      readonly id: string;
      readonly cell: number;
      readonly money: number;
      readonly fame: number;
      readonly overbuilt: boolean;
    }
  | { readonly type: 'yield-received'; readonly seat: Seat; readonly place: number; readonly id: string }
  | { readonly type: 'boat-moved'; readonly seat: Seat; readonly from: number; readonly to: number; readonly source: RajasSource }
  | { readonly type: 'start-claimed'; readonly seat: Seat }
  | { readonly type: 'action-chosen'; readonly seat: Seat; readonly id: string; readonly source: RajasSource }
  | { readonly type: 'yield-tile-drawn'; readonly seat: Seat; readonly tile: number; readonly id: string }
  | { readonly type: 'yield-stack-renewed' }
  | { readonly type: 'start-player-moved'; readonly seat: Seat }
  | { readonly type: 'workers-returned' }
  | { readonly type: 'game-ended' };
