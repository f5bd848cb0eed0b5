import { defined, type Seat, spell } from '@durbar/engine';
import { DIE_NAMES } from '../../choices.ts';
import type { RajasGame } from '../../game.ts';
import { at, idAt, range } from '../../numbers.ts';
import { COLOUR_LETTERS, NONE, type SideName, TRACKS } from '../../words.ts';
import type { ModuleStates } from '../index.ts';
import type { Slice } from '../module.ts';
import { type HoliData, moneySpaceBeside } from './components.ts';
import { ON_TRACK } from './places.ts';

/** A festival pending until the end of the turn. */
export interface Festival {
  readonly tile: number;
  /** The track of the marker that triggered it. */
  readonly track: number;
  readonly activator: Seat;
}

/** A recoloured die on Kali. `die` is its current kind. */
export interface RecolouredDie {
  readonly seat: Seat;
  readonly die: number;
  readonly own: number;
}

/** Everything here is public: only the order of face-down piles is hidden, and the state doesn't store it. */
export interface HoliState {
  /** By tile: the seat that holds it, ON_TRACK, PENDING or GONE. */
  readonly tiles: number[];
  /** By tile: the visible back; NONE for fronts. */
  readonly backs: number[];
  queue: readonly Festival[];
  /** Kinds of the dice on the festival's tile. */
  dice: readonly number[];
  recoloured: readonly RecolouredDie[];
  /** Tiles in the piles of coloured yield tiles, by kind (GB2-HOLI-40). */
  readonly piles: number[];
}

/** The view adds each tile's space on both tracks. */
export interface HoliView extends HoliState {
  readonly spaces: readonly { readonly fame: number; readonly money: number; readonly back: string }[];
}

export interface HoliSettings {
  readonly data: HoliData;
  readonly side: SideName;
  /** GB2-HOLI-37: yield gifts come from the player's board, not from piles. */
  readonly ownYields: boolean;
}

export function holiOf({ holi }: ModuleStates): HoliState {
  return defined(holi, 'Holi');
}

export function heldTiles(states: ModuleStates, seat: Seat): number {
  let held = 0;
  for (const holder of holiOf(states).tiles) if (holder === seat) held++;
  return held;
}

/** GB2-HOLI-40: piles of the colours that this number of players can reach. */
function pilesOf({ yieldTiles, players }: RajasGame, { side, ownYields }: HoliSettings): number[] {
  const hasPiles = side === 'back' && !ownYields;
  return yieldTiles.map(({ colour, count }) => (hasPiles && colour > 0 && colour < players ? count : 0));
}

export function holiSlice(settings: HoliSettings): Slice {
  const { data } = settings;
  const copy = (holi: HoliState): HoliState => ({
    tiles: holi.tiles.slice(),
    backs: holi.backs.slice(),
    queue: holi.queue,
    dice: holi.dice,
    recoloured: holi.recoloured,
    piles: holi.piles.slice(),
  });
  return {
    begin: (game, states) => {
      const tiles = data.fameSpaces.map(() => ON_TRACK);
      const backs = data.fameSpaces.map(() => NONE);
      states.holi = { tiles, backs, queue: [], dice: [], recoloured: [], piles: pilesOf(game, settings) };
    },
    copy: (from, to) => {
      to.holi = copy(holiOf(from));
    },
    view: (game, states, _viewer, views) => {
      const holi = copy(holiOf(states));
      const spaces = range(data.fameSpaces.length).map((tile) => ({
        fame: spaceOf(game, data, tile, 0),
        money: spaceOf(game, data, tile, 1),
        back: idAt(data.backs, at(holi.backs, tile)),
      }));
      views.holi = { ...holi, spaces };
    },
    imagine: (_game, views, _random, states) => {
      states.holi = copy(defined(views.holi, 'view of Holi'));
    },
    spell: ({ players, yieldTiles }, spellings) => {
      const seat = spell.seat(players);
      const die = spell.named(DIE_NAMES);
      spellings.holi = spell.object<HoliState>({
        tiles: spell.list(seat),
        backs: spell.list(spell.named(data.backs.map(({ id }) => id))),
        queue: spell.list(spell.object<Festival>({ tile: spell.number, track: spell.named(TRACKS), activator: seat })),
        dice: spell.list(die),
        recoloured: spell.list(spell.object<RecolouredDie>({ seat, die, own: spell.named(COLOUR_LETTERS) })),
        piles: spell.counts(yieldTiles.map(({ id }) => id)),
      });
    },
  };
}

/** The space of a track on which a marker reaches a tile. */
export function spaceOf(game: Pick<RajasGame, 'edition'>, { fameSpaces }: HoliData, tile: number, track: number): number {
  const fame = defined(fameSpaces[tile], 'Holi tile');
  return TRACKS[track] === 'fame' ? fame : moneySpaceBeside(game, fame);
}
