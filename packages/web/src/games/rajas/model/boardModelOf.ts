import type { Seat } from '@durbar/engine';
import type { SeatView, SpaceDescription } from '@durbar/rajas';
import { COLOURS, dieOf } from '@durbar/rajas/vocabulary';
import type { PlayerColour } from '../../../art/players.ts';
import { marksOnSpace } from '../modules/index.ts';
import { LETTERS } from '../pieces/pictures.ts';
import type { RajasDescription, RajasTelling, RajasView } from '../types.ts';
import type { BoardModel, DieModel, PlayerModel, SpaceModel } from './model.ts';
import { pendingTile } from './pending.ts';
import { provinceModel } from './province.ts';
import { reuse } from './reuse.ts';
import { riverModel } from './river.ts';
import { tileNamed } from './tile.ts';
import { tracksModel } from './tracks.ts';

const known = new WeakMap<RajasView, BoardModel>();
const newest = new WeakMap<RajasDescription, BoardModel>();

/**
 * What the board draws of a view; remembered, since many parts of the table look at the same moment. Whatever equals its part of the
 * model before is the same object.
 */
export function boardModelOf(view: RajasView, telling: RajasTelling): BoardModel {
  const made = known.get(view);
  if (made) return made;
  const model = reuse(newest.get(telling.game), makeModel(view, telling));
  known.set(view, model);
  newest.set(telling.game, model);
  return model;
}

function makeModel(view: RajasView, telling: RajasTelling): BoardModel {
  const { game } = telling;
  const [blue = 0, green = 0, orange = 0, purple = 0] = view.supply;
  return {
    round: view.round,
    cycle: view.cycle,
    start: seatOf(view.start),
    turn: seatOf(view.turn),
    players: view.seats.map((seat, index) => playerModel(view, seat, index, telling)),
    spaces: game.spaces.map((space, index) => spaceModel(view, telling, space, index)),
    stacks: view.stacks.map(({ id, top, size }) => ({ id, tile: tileNamed(game, top), left: size })),
    supply: { blue, green, orange, purple },
    river: riverModel(view, telling),
    tracks: tracksModel(view, telling),
    pending: pendingTile(view, game),
  };
}

/** Seats are −1 where there is none. */
export function seatOf(seat: Seat): Seat | undefined {
  return seat >= 0 ? seat : undefined;
}

export function coloursOf(seats: readonly Seat[], { players }: RajasTelling): readonly PlayerColour[] {
  return seats.flatMap((seat) => players[seat]?.colour ?? []);
}

function spaceModel(
  view: RajasView,
  telling: RajasTelling,
  { id, area, group, cost, effects }: SpaceDescription,
  index: number,
): SpaceModel {
  return {
    id,
    area,
    group,
    money: cost.money,
    die: cost.die,
    effects,
    workers: coloursOf(view.spaces[index]?.workers ?? [], telling),
    marks: marksOnSpace(view, { id, index }),
  };
}

function playerModel(view: RajasView, shown: SeatView, seat: Seat, telling: RajasTelling): PlayerModel {
  const player = telling.players[seat];
  const { fame, money, karma, boat, hands, active, placed, overlap } = shown;
  const [temple = 0, palace = 0, fort = 0, mill = 0] = shown.levels;
  return {
    seat,
    colour: player?.colour ?? 'crimson',
    name: player?.name ?? '',
    bot: player?.kind === 'bot',
    fame,
    money,
    gap: -overlap,
    karma,
    boat,
    hands,
    dice: shown.dice.flatMap(dieModel),
    workers: { active, free: active - placed },
    levels: { temple, palace, fort, mill },
    province: provinceModel(view, telling.game, seat),
  };
}

/** A die of the notation, "O4". */
export function dieModel(name: string): DieModel[] {
  const colour = COLOURS.findIndex((one) => LETTERS[one] === name.charAt(0));
  const value = Number(name.slice(1));
  const stone = COLOURS[colour];
  return stone ? [{ kind: dieOf(colour, value), colour: stone, value }] : [];
}
