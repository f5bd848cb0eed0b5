import type { Position, Random, Seat, Viewer } from '@durbar/engine';
import { begin } from './begin.ts';
import { DIE_NAMES, dieName } from './choices.ts';
import type { RajasGame } from './game.ts';
import type { ModuleViews, RajasFrame } from './modules/index.ts';
import { at, bitsAt, bitsOf, changed, countBits, idAt, packed, range } from './numbers.ts';
import { sideOf } from './rules/boards.ts';
import { cellIndex, layTop } from './rules/province.ts';
import { nextBonusSpace, overlap } from './rules/tracks.ts';
import type { RajasState } from './state.ts';
import { BUILDINGS, KINDS_OF_DICE, MONEY, NONE, type SideName, TRACKS, WAITING, type WaitingPlace } from './words.ts';

/** A placed province tile; `covered` names the tile under it, '' if there is none. */
export interface LaidTile {
  readonly cell: number;
  readonly at: string;
  readonly tile: number;
  readonly id: string;
  readonly rotation: number;
  readonly covered: string;
}

/** Everything a player has, in front of them and on the board. */
export interface SeatView {
  readonly money: number;
  readonly fame: number;
  readonly karma: number;
  /** How far the markers have passed each other, in fame; negative: the remaining gap. */
  readonly overlap: number;
  readonly boat: number;
  readonly side: SideName;
  readonly hands: number;
  /** Dice on Kali: O4, B2 … */
  readonly dice: readonly string[];
  /** Bonuses reached: fame track, money track. */
  readonly bonuses: readonly number[];
  /** The bonus marker's space; NONE when out of the game. */
  readonly bonusMarker: number;
  readonly active: number;
  readonly placed: number;
  readonly waiting: readonly WaitingPlace[];
  /** Temple, palace, fort, mill. */
  readonly levels: readonly number[];
  /** Upgrades among these that only count from the next turn. */
  readonly late: readonly number[];
  /** The order in which the markers met; 0 if not yet. */
  readonly crossed: number;
  readonly province: readonly LaidTile[];
  /** Cells connected to the residence by road. */
  readonly joined: readonly number[];
  /** Yield places connected and received. */
  readonly connected: readonly number[];
  readonly yielded: readonly number[];
}

export interface StackView {
  readonly id: string;
  /** The open tile; '' if the stack is empty. */
  readonly top: string;
  /** Tiles in the stack, the open one included. */
  readonly size: number;
}

/** What one viewer sees. Only the tiles below the top of a stack and the order of the white stack are hidden (RAJ-GEN-05). */
export interface RajasView {
  readonly viewer: Viewer;
  readonly round: number;
  readonly cycle: number;
  readonly start: Seat;
  readonly claim: Seat;
  readonly turn: Seat;
  readonly placements: number;
  readonly trigger: Seat;
  /** Dice in the supply, by colour. */
  readonly supply: readonly number[];
  readonly seats: readonly SeatView[];
  readonly spaces: readonly { readonly id: string; readonly area: string; readonly workers: readonly Seat[] }[];
  readonly stacks: readonly StackView[];
  /** The tile on each river space from the start; '' for printed spaces. */
  readonly river: readonly string[];
  readonly yieldStack: number;
  /** Yield tiles set aside, by kind. */
  readonly yieldAside: readonly number[];
  readonly modules: ModuleViews;
  readonly agenda: readonly RajasFrame[];
}

export function viewFor(game: RajasGame, position: Position<RajasState, RajasFrame>, viewer: Viewer): RajasView {
  return viewsAt(game, position)(viewer);
}

export function viewsAt(game: RajasGame, { state, agenda }: Position<RajasState, RajasFrame>): (viewer: Viewer) => RajasView {
  const open = openView(game, state);
  const frames = agenda.slice();
  return (viewer) => ({ viewer, ...open, modules: game.slices.view(game, state.modules, viewer), agenda: frames });
}

function openView(game: RajasGame, state: RajasState): Omit<RajasView, 'viewer' | 'modules' | 'agenda'> {
  const { round, cycle, start, claim, turn, placements, trigger } = state;
  return {
    round,
    cycle,
    start,
    claim,
    turn,
    placements,
    trigger,
    supply: state.supply.slice(),
    seats: range(game.players).map((seat) => viewSeat(game, state, seat)),
    spaces: game.spaces.map(({ id, area, index }) => ({ id, area, workers: bitsOf(at(state.workers, index)) })),
    stacks: game.stacks.map(({ id }, stack) => viewStack(game, state, id, stack)),
    river: state.riverTiles.map((tile) => idAt(game.riverTiles, tile)),
    yieldStack: state.yieldStack.reduce((sum, tiles) => sum + tiles, 0),
    yieldAside: state.yieldAside.slice(),
  };
}

function viewStack(game: RajasGame, state: RajasState, id: string, stack: number): StackView {
  const top = at(state.tops, stack);
  return { id, top: idAt(game.tiles, top), size: (top === NONE ? 0 : 1) + countBits(at(state.below, stack)) };
}

function viewSeat(game: RajasGame, state: RajasState, seat: Seat): SeatView {
  const { name: side, hands } = sideOf(game, seat);
  const part = (numbers: readonly number[], length: number): number[] => numbers.slice(seat * length, (seat + 1) * length);
  const kinds = part(state.dice, KINDS_OF_DICE);
  return {
    money: at(state.money, seat),
    fame: at(state.fame, seat),
    karma: at(state.karma, seat),
    overlap: overlap(game, state, seat),
    boat: at(state.boats, seat),
    side,
    hands,
    dice: kinds.flatMap((count, die) => Array<string>(count).fill(dieName(die))),
    bonuses: part(state.bonuses, TRACKS.length),
    bonusMarker: nextBonusSpace(game, state, seat, MONEY),
    active: at(state.active, seat),
    placed: at(state.placed, seat),
    waiting: waitingPlaces(at(state.waiting, seat)),
    levels: part(state.levels, BUILDINGS.length),
    late: part(state.late, BUILDINGS.length),
    crossed: at(state.crossed, seat),
    province: viewProvince(game, state, seat),
    joined: bitsOf(at(state.joined, seat) & game.grid.buildable),
    connected: bitsOf(at(state.connected, seat)),
    yielded: bitsOf(at(state.yielded, seat)),
  };
}

function waitingPlaces(bits: number): WaitingPlace[] {
  const places: readonly WaitingPlace[] = ['fame', 'money', 'bridge'];
  return places.filter((place) => bits & WAITING[place]);
}

function viewProvince(game: RajasGame, state: RajasState, seat: Seat): LaidTile[] {
  return game.grid.cells.flatMap((name, cell) => {
    const i = cellIndex(game, seat, cell);
    const tile = at(state.tiles, i);
    if (tile === NONE) return [];
    const covered = idAt(game.tiles, at(state.covered, i));
    return [{ cell, at: name, tile, id: idAt(game.tiles, tile), rotation: at(state.rotations, i), covered }];
  });
}

/** The state stores no hidden order, so the view contains everything needed. */
export function imagine(game: RajasGame, view: RajasView, random: Random): Position<RajasState, RajasFrame> {
  const { state } = begin(game);
  const { round, cycle, start, claim, turn, placements, trigger } = view;
  Object.assign(state, { round, cycle, start, claim, turn, placements, trigger });
  for (const [colour, dice] of view.supply.entries()) state.supply[colour] = dice;
  for (const [seat, shown] of view.seats.entries()) imagineSeat(game, state, seat, shown);
  for (const [space, { workers }] of view.spaces.entries()) state.workers[space] = bitsAt(workers);
  Object.assign(state, listsIn(view.seats));
  state.tops = packed(view.stacks.map(({ top }) => indexOfId(game.tiles, top)));
  state.below = hiddenTiles(game, state);
  state.riverTiles = packed(view.river.map((tile) => indexOfId(game.riverTiles, tile)));
  state.yieldStack = packed(state.yieldStack.map((tiles, tile) => tiles - at(view.yieldAside, tile)));
  state.yieldAside = packed(view.yieldAside);
  Object.assign(state, { modules: game.slices.imagine(game, view.modules, random) });
  return { state, agenda: view.agenda.slice() };
}

function imagineSeat(game: RajasGame, state: RajasState, seat: Seat, shown: SeatView): void {
  state.money[seat] = shown.money;
  state.fame[seat] = shown.fame;
  state.karma[seat] = shown.karma;
  state.boats[seat] = shown.boat;
  state.active[seat] = shown.active;
  state.placed[seat] = shown.placed;
  state.waiting[seat] = shown.waiting.reduce((bits, place) => bits | WAITING[place], 0);
  for (const name of shown.dice) state.dice[seat * KINDS_OF_DICE + DIE_NAMES.indexOf(name)] = countIn(shown.dice, name);
  for (const { cell, tile, rotation, covered } of shown.province) {
    if (covered !== '') state.covered = changed(state.covered, cellIndex(game, seat, cell), indexOfId(game.tiles, covered));
    layTop(game, state, seat, cell, tile, rotation);
  }
}

/** What is known of every seat. */
function listsIn(seats: readonly SeatView[]) {
  return {
    crossed: packed(seats.map(({ crossed }) => crossed)),
    connected: packed(seats.map(({ connected }) => bitsAt(connected))),
    yielded: packed(seats.map(({ yielded }) => bitsAt(yielded))),
    bonuses: packed(seats.flatMap(({ bonuses }) => bonuses)),
    levels: packed(seats.flatMap(({ levels }) => levels)),
    late: packed(seats.flatMap(({ late }) => late)),
  } satisfies Partial<RajasState>;
}

/** Below the tops is every tile of a stack that is nowhere else. */
function hiddenTiles(game: RajasGame, state: RajasState): readonly number[] {
  const seen = new Set([...state.tops, ...state.tiles, ...state.covered]);
  return packed(game.stacks.map(({ tiles }) => bitsAt(tiles.flatMap((tile, place) => (seen.has(tile) ? [] : [place])))));
}

/** The index of the thing with this id; NONE for ''. */
function indexOfId(things: readonly { readonly id: string }[], id: string): number {
  return id === '' ? NONE : things.findIndex((thing) => thing.id === id);
}

function countIn(names: readonly string[], name: string): number {
  return names.filter((other) => other === name).length;
}
