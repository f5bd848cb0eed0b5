import type { Position } from '@durbar/engine';
import type { RajasGame } from './game.ts';
import type { RajasFrame } from './modules/index.ts';
import { SET_UP_STAGES } from './modules/module.ts';
import { filled, lowBits } from './numbers.ts';
import { joinedBy, roadsOn } from './rules/province.ts';
import { copyState, type RajasState } from './state.ts';
import { BUILDINGS, COLOURS, KINDS_OF_DICE, NONE, TRACKS, WAITING } from './words.ts';

/** Each game's first position, cached because playouts and views keep starting from it. */
const firstPositions = new WeakMap<RajasGame, Position<RajasState, RajasFrame>>();

/** The position before anything is drawn or rolled (section 2 of the ledger). */
export function begin(game: RajasGame): Position<RajasState, RajasFrame> {
  const known = firstPositions.get(game);
  if (known) return { state: copyState(game, known.state), agenda: known.agenda.slice() };
  firstPositions.set(game, { state: emptyTable(game), agenda: [...setUpFrames(game), { kind: 'round' } as const].reverse() });
  return begin(game);
}

function setUpFrames(game: RajasGame): RajasFrame[] {
  return SET_UP_STAGES.flatMap((stage) => game.modules.flatMap(({ setUp }) => setUp?.[stage]?.(game) ?? []));
}

/** RAJ-SETUP-07, RAJ-SETUP-19. */
function emptyTable(game: RajasGame): RajasState {
  const { players, edition, grid } = game;
  const cells = players * grid.cells.length;
  const [tiles, rotations] = [filled(cells, NONE), filled(cells, 0)];
  const roads = roadsOn(game, { tiles, rotations });
  return {
    round: 0,
    cycle: 0,
    start: NONE,
    claim: NONE,
    turn: NONE,
    placements: 0,
    trigger: NONE,
    /** RAJ-SETUP-04. */
    supply: filled(COLOURS.length, edition.dice.perColour),
    dice: filled(players * KINDS_OF_DICE, 0),
    money: filled(players, 0),
    /** RAJ-SETUP-18. */
    fame: filled(players, 0),
    /** RAJ-SETUP-12. */
    karma: filled(players, edition.start.karma),
    /** RAJ-SETUP-11. */
    boats: filled(players, 0),
    /** RAJ-SETUP-17. */
    bonuses: filled(players * TRACKS.length, 0),
    /** RAJ-SETUP-09. */
    active: filled(players, edition.start.workers),
    placed: filled(players, 0),
    // RAJ-WORKER-04: a player at the worker limit earns no more (RAJ-SETUP-08, RAJ-WORKER-01).
    waiting: filled(players, edition.start.workers < game.mostWorkers ? WAITING.fame | WAITING.money | WAITING.bridge : 0),
    /** RAJ-SETUP-13. */
    levels: filled(players * BUILDINGS.length, edition.start.buildingLevel),
    late: filled(players * BUILDINGS.length, 0),
    crossed: filled(players, 0),
    tiles,
    rotations,
    covered: filled(cells, NONE),
    roads,
    joined: joinedBy(game, roads),
    connected: filled(players, 0),
    yielded: filled(players, 0),
    workers: filled(game.spaces.length, 0),
    tops: filled(game.stacks.length, NONE),
    below: game.stacks.map(({ tiles }) => lowBits(tiles.length)),
    /** RAJ-SETUP-06. */
    yieldStack: game.yieldTiles.map(game.hooks.rules.stackedYieldTiles),
    yieldAside: filled(game.yieldTiles.length, 0),
    riverTiles: filled(game.river.last + 1, NONE),
    modules: game.slices.begin(game),
  };
}
