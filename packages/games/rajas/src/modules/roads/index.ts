import { shape } from '@durbar/engine';
import type { GainData, SpaceData } from '../../edition.ts';
import { MOST } from '../../edition-shape.ts';
import type { Counter, GainRule } from '../../game.ts';
import { add, at } from '../../numbers.ts';
import { overTiles } from '../../rules/counters.ts';
import { meetingRoads } from '../../rules/province.ts';
import { gainMoney } from '../../rules/tracks.ts';
import { FACES, ROADS, type RoadName, type SideName } from '../../words.ts';
import type { ModuleHooks } from '../module.ts';
import { boardSides, sideOf } from '../options.ts';
import type { RajasModule } from '../parts.ts';
import house from './data/house.json' with { type: 'json' };
import { type RoadsEffect, type RoadsFact, type RoadsSource, roadsFolds } from './facts.ts';
import { hasUsableFlag, type RoadsState, type RoadsView, roadsOf, roadsSlice } from './flags.ts';
import { faceName, type RoadsFrame, roadsHandlers } from './frames.ts';
import { possibleRelocations } from './relocation.ts';

interface Data {
  readonly provenance?: Readonly<Record<string, string>>;
  readonly flags: number;
  readonly moneyPerResidenceRoad: number;
  readonly moneyPerTile: number;
  /** By face: the road shape that pays. */
  readonly rolls: readonly RoadName[];
}
const data = house as Data;
function dataShape(): shape.Shape {
  const one = shape.integer({ min: 1, max: MOST });
  const rolls = shape.array(shape.oneOf(ROADS), { min: FACES, max: FACES });
  return shape.object(
    { flags: one, moneyPerResidenceRoad: one, moneyPerTile: one, rolls },
    { provenance: shape.record(shape.text()) },
  );
}

const ROAD_BOARD = 'road-board';

/** GB2-ROAD-02, GB2-ROAD-20: the front is free; the back costs a die, which is rolled. */
const SPACES: Readonly<Record<SideName, SpaceData>> = {
  front: { id: ROAD_BOARD, area: 'roads', effects: [{ kind: 'roads/residence-money' }, { kind: 'roads/flag' }] },
  back: {
    id: ROAD_BOARD,
    area: 'roads',
    cost: { die: 'any' },
    effects: [{ kind: 'roads/residence-money' }, { kind: 'roads/flag' }, { kind: 'roads/roll' }],
  },
};

/** The Roads of the Mogul Empire: money for roads, and flags that relocate a covered tile. */
function install(data: Data, side: SideName): ModuleHooks {
  return {
    /** GB2-ROAD-01. */
    slice: roadsSlice(data.flags),
    spaces: [SPACES[side]],
    counters: Object.fromEntries(ROADS.map((name, road) => [`road-${name}`, ofShape(road)])),
    // GB2-ROAD-22.
    gains: Object.fromEntries(
      data.rolls.map((road, face) => [faceName(face + 1), { at: `rolls[${face}]`, gain: payFor(road, data.moneyPerTile) }]),
    ),
    description: { roads: { rolls: data.rolls } },
    gainRules: { 'roads/residence-money': residenceMoney(data), 'roads/flag': flag, 'roads/roll': roll },
    mayOverbuild: (_game, { modules }, seat, cell) =>
      at(roadsOf(modules).planted, seat) & (1 << cell) ? { code: 'flag-planted', rule: 'GB2-ROAD-17' } : undefined,
    watch: { 'turn-started': (_game, { modules }) => roadsOf(modules).fresh.fill(0) },
    replace: {
      // GB2-ROAD-25: the die goes to the supply after the roll.
      receiveDie: ({ supply, modules }, source, colour) => {
        if (source.kind === 'space' && source.id === ROAD_BOARD) roadsOf(modules).rolling = colour;
        else add(supply, colour, 1);
      },
    },
    react: {
      'tile-scored': (game, state, { seat, cell, overbuilt }, step) => {
        // GB2-ROAD-10, GB2-INT-41.
        if (!overbuilt || !hasUsableFlag(state.modules, seat)) return;
        // GB2-ROAD-13.
        if (possibleRelocations(game, state, seat, cell).length > 0) step.next({ kind: 'roads/relocate', seat, from: cell });
      },
    },
  };
}

/** GB2-ROAD-23, GB2-INT-20. */
function ofShape(road: number): Counter {
  return overTiles((tile) => (tile.road === road ? 1 : 0));
}

function payFor(road: RoadName, amount: number): GainData {
  return { kind: 'money', amount, per: `road-${road}` };
}

/** GB2-ROAD-06: the space may be used even if it gives nothing. */
function residenceMoney({ moneyPerResidenceRoad }: Data): GainRule {
  return {
    takes: {},
    whyNot: () => undefined,
    run: (game, state, _gain, { seat, source }, step) => {
      const { residence, residenceEnds } = game.grid;
      // GB2-ROAD-03, GB2-INT-34.
      const continued = meetingRoads(game, state, seat, residence, residenceEnds);
      gainMoney(game, state, seat, moneyPerResidenceRoad * continued, source, step);
    },
  };
}

const flag: GainRule = {
  takes: {},
  whyNot: () => undefined,
  run: (_game, { modules }, _gain, { seat }, step) => {
    // GB2-ROAD-04, GB2-ROAD-05.
    if (roadsOf(modules).supply > 0) step.fact({ type: 'roads/flag-taken', seat });
  },
};

const roll: GainRule = {
  takes: {},
  whyNot: () => undefined,
  run: (_game, _state, _gain, { seat, source }, step) => step.next({ kind: 'roads/roll', seat, source }),
};

interface RoadsParts {
  readonly frame: RoadsFrame;
  readonly fact: RoadsFact;
  readonly source: RoadsSource;
  readonly effect: RoadsEffect;
  readonly state: { roads: RoadsState };
  readonly view: { roads: RoadsView };
  /** The road that each face of the road board's die pays for. */
  readonly description: { roads: Pick<Data, 'rolls'> };
  readonly data: Data;
}

export const roads: RajasModule<RoadsParts> = {
  id: 'roads',
  options: [boardSides('roads')],
  /**
   * GB2-ROAD-11: a covering tile is scored completely before the covered one moves. The temple's space must stay before the road board's,
   * because recorded games refer to spaces by index.
   */
  after: ['cows', 'kedarnath'],
  handlers: roadsHandlers,
  folds: roadsFolds,
  data,
  dataShape,
  install: ({ options, data: own }) => {
    const side = sideOf(options.roads);
    return side && install(own, side);
  },
};
