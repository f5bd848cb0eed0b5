import type { Seat } from '@durbar/engine';
import type { SeatView, SpaceDescription } from '@durbar/rajas';
import { COLOURS, dieOf } from '@durbar/rajas/vocabulary';
import type { PlayerColour } from '../../../art/players.ts';
import { reuse } from '../../../table/reuse.ts';
import { laidYieldTile, marksOnCell, marksOnSpace, moduleLaying, tilesOnTracks } from '../modules/index.ts';
import { riverStateOf } from '../modules/signs.ts';
import { LETTERS } from '../pieces/pictures.ts';
import { riverTileFace } from '../story/names.ts';
import type { RajasDescription, RajasTelling, RajasView } from '../types.ts';
import type {
  BoardModel,
  BonusModel,
  DieModel,
  PendingTile,
  PlayerModel,
  ProvinceModel,
  RiverModel,
  RiverSpaceModel,
  SpaceModel,
  TracksModel,
  YieldModel,
  YieldState,
} from './model.ts';
import { tileNamed } from './tile.ts';

const known = new WeakMap<RajasView, BoardModel>();
const newest = new WeakMap<RajasDescription, BoardModel>();

/** What the board draws from a view; memoised, because many parts of the table use it. Unchanged parts keep their identity. */
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
    start: seatIfAny(view.start),
    turn: seatIfAny(view.turn),
    players: view.seats.map((seat, index) => playerModel(view, seat, index, telling)),
    spaces: game.spaces.map((space, index) => spaceModel(view, telling, space, index)),
    stacks: view.stacks.map(({ id, top, size }) => ({ id, tile: tileNamed(game, top), left: size })),
    supply: { blue, green, orange, purple },
    river: riverModel(view, telling),
    tracks: tracksModel(view, telling),
    pending: pendingTile(view, game),
  };
}

/** Seats are −1 if there is none. */
function seatIfAny(seat: Seat): Seat | undefined {
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

/** A die in notation, "O4". */
export function dieModel(name: string): DieModel[] {
  const colour = COLOURS.findIndex((one) => LETTERS[one] === name.charAt(0));
  const value = Number(name.slice(1));
  const stone = COLOURS[colour];
  return stone ? [{ kind: dieOf(colour, value), colour: stone, value }] : [];
}

function riverModel(view: RajasView, { game, players }: RajasTelling): RiverModel {
  const { river, riverTiles } = game;
  const spaces = Array.from({ length: river.last }, (_, place): RiverSpaceModel => {
    const index = place + 1;
    const tile = riverTiles.find(({ id }) => id === view.river[index]);
    const gain = tile?.gain ?? river.printed[index];
    const boats = players.filter(({ seat }) => view.seats[seat]?.boat === index).map(({ colour }) => colour);
    const state = riverStateOf(view, index) ?? (tile ? 'tile' : 'printed');
    return {
      index,
      gain: state === 'hidden' || state === 'dried' ? undefined : gain,
      state,
      boats,
      face: tile && riverTileFace(tile.id),
    };
  });
  return { shape: { spaces: river.last, bridgeAfter: river.bridgeAfter }, spaces };
}

type Place = RajasView['seats'][number]['waiting'][number];

function tracksModel(view: RajasView, telling: RajasTelling): TracksModel {
  const { fame, money } = telling.game.edition.tracks;
  return {
    fame: fame.bonuses.map(({ space, gain }) => ({ space, gain, next: [] })),
    money: money.bonuses.map(({ space, gain }): BonusModel => ({ space, gain, next: markersAt(view, telling, space) })),
    fameWorker: { space: fame.worker, workers: waitingAt(view, telling, 'fame') },
    moneyWorker: { space: money.worker, workers: waitingAt(view, telling, 'money') },
    bridge: waitingAt(view, telling, 'bridge'),
    tiles: tilesOnTracks(view, telling),
  };
}

function waitingAt({ seats }: RajasView, { players }: RajasTelling, place: Place): readonly PlayerColour[] {
  return players.filter(({ seat }) => seats[seat]?.waiting.includes(place)).map(({ colour }) => colour);
}

function markersAt({ seats }: RajasView, { players }: RajasTelling, space: number): readonly PlayerColour[] {
  return players.filter(({ seat }) => seats[seat]?.bonusMarker === space).map(({ colour }) => colour);
}

function provinceModel(view: RajasView, game: RajasDescription, seat: Seat): ProvinceModel {
  const { provinceBoard } = game.edition;
  const shown = view.seats[seat];
  return {
    columns: provinceBoard.columns.length,
    rows: provinceBoard.rows.length,
    residence: provinceBoard.residence,
    waste: provinceBoard.notBuildable,
    tiles: (shown?.province ?? []).flatMap(({ cell, at, id, rotation, covered }) => {
      const tile = tileNamed(game, id);
      const covers = covered === '' ? undefined : tileNamed(game, covered);
      return tile ? [{ cell: at, tile, turns: rotation, covers, marks: marksOnCell(view, seat, cell) }] : [];
    }),
    yields: shown ? (game.sides[seat]?.yields ?? []).map((_, place) => yieldModel(view, game, seat, shown, place)) : [],
  };
}

function yieldModel(view: RajasView, game: RajasDescription, seat: Seat, shown: SeatView, place: number): YieldModel {
  const own = game.sides[seat]?.yields[place];
  const printed = game.edition.provinceBoard.yields[place];
  const tile = laidYieldTile(view, game, seat, place);
  return {
    id: own?.id ?? '',
    touches: printed?.touches ?? [],
    gain: tile?.gain ?? own?.gain ?? { kind: '' },
    state: yieldState(shown, game, place),
    colour: own?.colour,
    tiled: tile !== undefined,
  };
}

/** A yield is missed when every adjacent cell has a tile and none has a road to it (RAJ-YIELD-06). */
function yieldState({ yielded, connected, province }: SeatView, game: RajasDescription, place: number): YieldState {
  if (yielded.includes(place)) return 'received';
  if (connected.includes(place)) return 'open';
  const touches = game.edition.provinceBoard.yields[place]?.touches ?? [];
  return touches.every(({ cell }) => province.some(({ at }) => at === cell)) ? 'missed' : 'open';
}

/** The tile being acquired or placed, from the top frame. */
function pendingTile(view: RajasView, game: RajasDescription): PendingTile | undefined {
  const frame = view.agenda.at(-1);
  switch (frame?.kind) {
    case 'choose-cell':
      return named(game, view.stacks[frame.stack]?.top, { seat: frame.seat, over: frame.over });
    case 'pay-tile':
    case 'overpay': {
      const { seat, over, cell, rotation, stack } = frame;
      return named(game, view.stacks[stack]?.top, { seat, over, cell: game.cells[cell], turns: rotation });
    }
    default:
      return frame && 'seat' in frame
        ? named(game, moduleLaying[frame.kind]?.(frame, view, game), { seat: frame.seat, over: false })
        : undefined;
  }
}

type Placing = Pick<PendingTile, 'seat' | 'over'> & { readonly cell?: string | undefined; readonly turns?: number };

function named(
  game: RajasDescription,
  id: string | undefined,
  { seat, over, cell, turns = 0 }: Placing,
): PendingTile | undefined {
  const tile = tileNamed(game, id ?? '');
  return tile && { seat, tile, over, cell, turns };
}
