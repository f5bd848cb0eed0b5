import type { Seat } from '@durbar/engine';
import type { SeatView, SpaceDescription } from '@durbar/rajas';
import { dieOf } from '@durbar/rajas/vocabulary';
import type { PlayerColour } from '../../art/players.ts';
import { COLOURS, LETTERS } from './kinds.ts';
import { isElephantOn } from './modules/pink-elephant/elephant.ts';
import type { DieScene, PlayerScene, Scene, SpaceScene } from './scene.ts';
import { pendingTile } from './scenes/pending.ts';
import { provinceScene } from './scenes/province.ts';
import { riverScene } from './scenes/river.ts';
import { tileNamed } from './scenes/tile.ts';
import { trackScene } from './scenes/tracks.ts';
import { shared } from './shared.ts';
import type { RajasDescription, RajasTelling, RajasView } from './types.ts';

const known = new WeakMap<RajasView, Scene>();
const newest = new WeakMap<RajasDescription, Scene>();

/**
 * A view in the words of the drawing; remembered, since many parts of the table look at the same moment. What is as it was in the scene
 * before stays the same object.
 */
export function sceneOf(view: RajasView, telling: RajasTelling): Scene {
  const made = known.get(view);
  if (made) return made;
  const scene = shared(newest.get(telling.game), makeScene(view, telling));
  known.set(view, scene);
  newest.set(telling.game, scene);
  return scene;
}

function makeScene(view: RajasView, telling: RajasTelling): Scene {
  const { game } = telling;
  const [blue = 0, green = 0, orange = 0, purple = 0] = view.supply;
  return {
    round: view.round,
    cycle: view.cycle,
    start: seatOf(view.start),
    turn: seatOf(view.turn),
    players: view.seats.map((seat, index) => playerScene(view, seat, index, telling)),
    spaces: game.spaces.map((space, index) => spaceScene(view, telling, space, index)),
    stacks: view.stacks.map(({ id, top, size }) => ({ id, tile: tileNamed(game, top), left: size })),
    supply: { blue, green, orange, purple },
    river: riverScene(view, telling),
    tracks: trackScene(view, telling),
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

function spaceScene(
  view: RajasView,
  telling: RajasTelling,
  { id, area, group, cost, effects }: SpaceDescription,
  index: number,
): SpaceScene {
  return {
    id,
    area,
    group,
    money: cost.money,
    die: cost.die,
    effects,
    workers: coloursOf(view.spaces[index]?.workers ?? [], telling),
    elephant: isElephantOn(view, { id, index }),
  };
}

function playerScene(view: RajasView, shown: SeatView, seat: Seat, telling: RajasTelling): PlayerScene {
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
    dice: shown.dice.flatMap(dieScene),
    workers: { active, free: active - placed },
    levels: { temple, palace, fort, mill },
    province: provinceScene(view, telling.game, seat),
  };
}

/** A die of the notation, "O4". */
export function dieScene(name: string): DieScene[] {
  const colour = COLOURS.findIndex((one) => LETTERS[one] === name.charAt(0));
  const value = Number(name.slice(1));
  const stone = COLOURS[colour];
  return stone ? [{ kind: dieOf(colour, value), colour: stone, value }] : [];
}
