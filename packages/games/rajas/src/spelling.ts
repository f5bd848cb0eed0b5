import { type PositionSpelling, remembered, spell } from '@durbar/engine';
import { DIE_NAMES } from './choices.ts';
import type { RajasGame } from './game.ts';
import { entry, range } from './numbers.ts';
import { joinedBy, roadsOn } from './rules/province.ts';
import type { RajasState } from './state.ts';
import { BUILDINGS, COLOUR_LETTERS, EDGES, NONE, TRACKS, WAITING } from './words.ts';

/** How a position is written: everything by id, or as in choice texts. */
export const spelling: (game: RajasGame) => PositionSpelling<RajasState> = remembered((game: RajasGame) => {
  const { players, grid, yieldTiles } = game;
  const seat = spell.seat(players);
  const noSeat = spell.mostly(NONE, seat);
  const spaces = game.spaces.map(({ id }) => id);
  const tile = spell.named(game.tiles.map(({ id }) => id));
  const stacks = game.stacks.map(({ id }) => id);
  const cells = spell.bySeat(players, spell.bits(grid.cells));
  const places = spell.bySeat(players, spell.bits(yieldPlaces(game)));
  const tilesOnCells = spell.partsBySeat(players, spell.places(grid.cells, tile, NONE));
  const rotations = spell.partsBySeat(players, spell.places(grid.cells, spell.number, 0));
  const numbers = spell.bySeat(players, spell.number);
  const follows = spell.following<number[], RajasState>;
  const yields = spell.counts(yieldTiles.map(({ id }) => id));
  return {
    state: {
      round: spell.number,
      cycle: spell.number,
      start: noSeat,
      claim: noSeat,
      turn: noSeat,
      placements: spell.mostly(0, spell.number),
      trigger: noSeat,
      supply: spell.counts(COLOUR_LETTERS),
      dice: spell.partsBySeat(players, spell.counts(DIE_NAMES)),
      money: numbers,
      fame: numbers,
      karma: numbers,
      boats: numbers,
      bonuses: spell.partsBySeat(players, spell.row(TRACKS.length)),
      active: numbers,
      placed: numbers,
      waiting: spell.bySeat(players, spell.bits(Object.keys(WAITING))),
      levels: spell.partsBySeat(players, spell.row(BUILDINGS.length, 1)),
      late: spell.partsBySeat(players, spell.row(BUILDINGS.length)),
      crossed: spell.bySeat(players, spell.mostly(0, spell.number)),
      tiles: tilesOnCells,
      rotations,
      covered: tilesOnCells,
      roads: follows(spell.partsBySeat(players, spell.row(EDGES.length)), (state) => roadsOn(game, state)),
      joined: follows(cells, ({ roads }) => joinedBy(game, roads)),
      connected: places,
      yielded: follows(places, ({ connected }) => connected.slice()),
      workers: spell.places(spaces, spell.seats(players), 0),
      tops: spell.list(tile),
      below: spell.row(stacks.length),
      yieldStack: yields,
      yieldAside: yields,
      riverTiles: spell.places(riverSpaces(game), spell.named(game.riverTiles.map(({ id }) => id)), NONE),
      modules: spell.object(game.slices.spell(game)),
    },
    frame: {
      seat,
      space: spell.named(spaces),
      stack: spell.named(stacks),
      cell: spell.named(grid.cells),
      track: spell.named(TRACKS),
    },
  };
});

/** The spaces of the river by their numbers. */
export function riverSpaces({ river }: RajasGame): string[] {
  return range(river.last + 1).map(String);
}

/** Both sides of a province have the same yield places. */
export function yieldPlaces({ sides }: RajasGame): string[] {
  return entry(sides, 0).yields.map(({ id }) => id);
}
