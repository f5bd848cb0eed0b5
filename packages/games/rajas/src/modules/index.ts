import type { OptionSpec, Options, Seat, SetUpFault, shape } from '@durbar/engine';
import { type CoreChoice, coreNotation } from '../choices.ts';
import { buildingDecisions } from '../decisions/building.ts';
import { chanceDecisions } from '../decisions/chance.ts';
import { diceDecisions } from '../decisions/dice.ts';
import { gainDecisions } from '../decisions/gains.ts';
import { placingDecisions } from '../decisions/placing.ts';
import type { Edition } from '../edition.ts';
import type { CoreFact } from '../facts.ts';
import { coreFolds, type FoldsOf } from '../folds.ts';
import type { CoreFrame, HandlersOf } from '../frames.ts';
import { range } from '../numbers.ts';
import { effects } from '../rules/effects.ts';
import { flow } from '../rules/flow.ts';
import { SIDES, type SideName } from '../words.ts';
import { baseGame } from './base/index.ts';
import { type CowsData, cows, cowsData, cowsShape } from './cows/index.ts';
import {
  type CustomRiverFact,
  type CustomRiverFrame,
  customRiver,
  customRiverFolds,
  customRiverHandlers,
  layoutFaults,
} from './custom-river/index.ts';
import {
  type DarkDolphinChoice,
  type DarkDolphinFrame,
  darkDolphin,
  darkDolphinHandlers,
  darkDolphinNotation,
} from './dark-dolphin/index.ts';
import { type DryingFact, type DryingState, drying, dryingFolds } from './drying/index.ts';
import {
  type FullRiverChoice,
  type FullRiverFact,
  type FullRiverFrame,
  fullRiver,
  fullRiverFolds,
  fullRiverHandlers,
  fullRiverNotation,
} from './full-river/index.ts';
import {
  type GangaChoice,
  type GangaData,
  type GangaFact,
  type GangaFrame,
  gangaData,
  gangaFolds,
  gangaHandlers,
  gangaNotation,
  gangaRoll,
  gangaShape,
  gangaTiles,
} from './ganga/index.ts';
import {
  type Ganga2Choice,
  type Ganga2Data,
  type Ganga2Frame,
  ganga2,
  ganga2Data,
  ganga2Handlers,
  ganga2Notation,
  ganga2Shape,
} from './ganga2/index.ts';
import {
  type Ganga3Choice,
  type Ganga3Data,
  type Ganga3Fact,
  type Ganga3Frame,
  ganga3,
  ganga3Data,
  ganga3Folds,
  ganga3Handlers,
  ganga3Notation,
  ganga3Shape,
} from './ganga3/index.ts';
import {
  type HoliChoice,
  type HoliData,
  type HoliFact,
  type HoliFrame,
  type HoliState,
  type HoliView,
  holi,
  holiData,
  holiFolds,
  holiHandlers,
  holiNotation,
  holiShape,
} from './holi/index.ts';
import { type HoliGanga3Frame, holiGanga3, holiGanga3Handlers } from './holi-ganga3/index.ts';
import { holiRoads } from './holi-roads/index.ts';
import {
  type KedarnathChoice,
  type KedarnathData,
  type KedarnathFact,
  type KedarnathFrame,
  kedarnath,
  kedarnathData,
  kedarnathFolds,
  kedarnathHandlers,
  kedarnathNotation,
  kedarnathShape,
} from './kedarnath/index.ts';
import { mixedRounds } from './mixed-rounds/index.ts';
import type { InstalledModule } from './module.ts';
import {
  type MysteriousChoice,
  type MysteriousData,
  type MysteriousFact,
  type MysteriousFrame,
  type MysteriousState,
  mysterious,
  mysteriousData,
  mysteriousFolds,
  mysteriousHandlers,
  mysteriousNotation,
  mysteriousShape,
} from './mysterious/index.ts';
import {
  type NavaratnasChoice,
  type NavaratnasFact,
  type NavaratnasFrame,
  type NavaratnasState,
  navaratnas,
  navaratnasFolds,
  navaratnasHandlers,
  navaratnasNotation,
} from './navaratnas/index.ts';
import {
  type ElephantChoice,
  type ElephantFact,
  type ElephantFrame,
  type ElephantState,
  elephantFolds,
  elephantHandlers,
  elephantNotation,
  pinkElephant,
} from './pink-elephant/index.ts';
import {
  type RoadsData,
  type RoadsFact,
  type RoadsFrame,
  type RoadsState,
  roads,
  roadsData,
  roadsFolds,
  roadsHandlers,
  roadsShape,
} from './roads/index.ts';
import {
  type WildernessChoice,
  type WildernessData,
  type WildernessFact,
  type WildernessFrame,
  wilderness,
  wildernessData,
  wildernessFolds,
  wildernessHandlers,
  wildernessNotation,
  wildernessShape,
} from './wilderness/index.ts';

/** The only list of the modules: their unions, tables, options and order. Nobody else asks which are in play. */
export type RajasFrame =
  | CoreFrame
  | NavaratnasFrame
  | GangaFrame
  | HoliFrame
  | HoliGanga3Frame
  | KedarnathFrame
  | ElephantFrame
  | RoadsFrame
  | WildernessFrame
  | CustomRiverFrame
  | DarkDolphinFrame
  | FullRiverFrame
  | Ganga2Frame
  | Ganga3Frame
  | MysteriousFrame;
export type RajasFact =
  | CoreFact
  | NavaratnasFact
  | GangaFact
  | HoliFact
  | KedarnathFact
  | ElephantFact
  | RoadsFact
  | WildernessFact
  | CustomRiverFact
  | DryingFact
  | FullRiverFact
  | Ganga3Fact
  | MysteriousFact;
export type RajasChoice =
  | CoreChoice
  | NavaratnasChoice
  | GangaChoice
  | HoliChoice
  | KedarnathChoice
  | ElephantChoice
  | WildernessChoice
  | DarkDolphinChoice
  | FullRiverChoice
  | Ganga2Choice
  | Ganga3Choice
  | MysteriousChoice;

/** Each module's own part of the state, present when the module is in play. */
export interface ModuleStates {
  holi?: HoliState;
  navaratnas?: NavaratnasState;
  drying?: DryingState;
  mysterious?: MysteriousState;
  pinkElephant?: ElephantState;
  roads?: RoadsState;
}
/** Each module's own part of a view. */
export interface ModuleViews {
  holi?: HoliView;
  navaratnas?: NavaratnasState;
  drying?: DryingState;
  mysterious?: MysteriousState;
  pinkElephant?: ElephantState;
  roads?: RoadsState;
}

export const allHandlers: HandlersOf<RajasFrame> = {
  ...flow,
  ...effects,
  ...placingDecisions,
  ...buildingDecisions,
  ...diceDecisions,
  ...gainDecisions,
  ...chanceDecisions,
  ...navaratnasHandlers,
  ...gangaHandlers,
  ...ganga2Handlers,
  ...ganga3Handlers,
  ...fullRiverHandlers,
  ...customRiverHandlers,
  ...mysteriousHandlers,
  ...darkDolphinHandlers,
  ...holiHandlers,
  ...holiGanga3Handlers,
  ...kedarnathHandlers,
  ...elephantHandlers,
  ...roadsHandlers,
  ...wildernessHandlers,
};

export const allFolds: FoldsOf<RajasFact> = {
  ...coreFolds,
  ...navaratnasFolds,
  ...gangaFolds,
  ...ganga3Folds,
  ...fullRiverFolds,
  ...customRiverFolds,
  ...dryingFolds,
  ...mysteriousFolds,
  ...holiFolds,
  ...kedarnathFolds,
  ...elephantFolds,
  ...roadsFolds,
  ...wildernessFolds,
};

export const allNotation = {
  ...coreNotation,
  ...navaratnasNotation,
  ...gangaNotation,
  ...ganga2Notation,
  ...ganga3Notation,
  ...fullRiverNotation,
  ...mysteriousNotation,
  ...darkDolphinNotation,
  ...holiNotation,
  ...kedarnathNotation,
  ...elephantNotation,
  ...wildernessNotation,
};

/** Component data that modules bring along; an edition may hold its own under `modules`. */
export const moduleData = {
  cows: cowsData,
  ganga: gangaData,
  ganga2: ganga2Data,
  ganga3: ganga3Data,
  mysterious: mysteriousData,
  holi: holiData,
  kedarnath: kedarnathData,
  roads: roadsData,
  wilderness: wildernessData,
};
export function moduleShapes(gain: shape.Shape): Readonly<Record<keyof typeof moduleData, shape.Shape>> {
  return {
    cows: cowsShape(),
    ganga: gangaShape(gain),
    ganga2: ganga2Shape(gain),
    ganga3: ganga3Shape(gain),
    mysterious: mysteriousShape(),
    holi: holiShape(gain),
    kedarnath: kedarnathShape(gain),
    roads: roadsShape(),
    wilderness: wildernessShape(gain),
  };
}

/** A double-sided board: not used, or one of its sides. */
const BOARD_SIDES = ['off', ...SIDES] as const;

/** Sets of river tiles; those of the second module only when they are named. */
const RIVER_POOLS = [
  'usual',
  'ganga1',
  'ganga3',
  'ganga1+ganga3',
  'ganga1+ganga2',
  'ganga2+ganga3',
  'ganga1+ganga2+ganga3',
] as const;

export const OPTIONS = [
  { id: 'navaratnas', values: ['off', 'on'], default: 'off' },
  /** Which seats are advanced; the others are beginners. */
  { id: 'mixedRounds', values: ['off', ...seatSets()], default: 'off' },
  { id: 'holi', values: BOARD_SIDES, default: 'off' },
  { id: 'cows', values: ['off', 'on'], default: 'off' },
  { id: 'kedarnath', values: BOARD_SIDES, default: 'off' },
  { id: 'roads', values: BOARD_SIDES, default: 'off' },
  { id: 'wilderness', values: ['off', 'on'], default: 'off' },
  { id: 'pinkElephant', values: ['off', 'on'], default: 'off' },
  { id: 'river', values: ['printed', 'ganga-roll', 'full-random', 'custom', 'drying', 'mysterious'], default: 'printed' },
  /** Which river tiles are used; `usual`: those of the first module for rolls, else of the first and third. */
  { id: 'riverPool', values: RIVER_POOLS, default: 'usual' },
  /** The lay-out of a custom river: `3 ganga-5, 7 ganga3-1`. */
  { id: 'riverLayout', values: 'text', default: '' },
] as const satisfies readonly OptionSpec[];

/** Every set of seats by their numbers: 1, 2, 1+2, … */
function seatSets(): string[] {
  const sets = range(16).map((bits) => range(4).filter((seat) => bits & (1 << seat)));
  return sets.flatMap((seats) => (seats.length > 0 ? [seats.map((seat) => seat + 1).join('+')] : []));
}

function seatsOf(value: string): Seat[] {
  return value === 'off' ? [] : value.split('+').map((number) => Number(number) - 1);
}

/** The side chosen by an option; undefined when it is off. */
function sideOf(value: string | undefined): SideName | undefined {
  return SIDES.find((side) => side === value);
}

/** Options that contradict each other or the number of players. */
export function optionFaults(players: number, options: Options): SetUpFault[] {
  const faults: SetUpFault[] = [];
  const mixed = options.mixedRounds ?? 'off';
  if (options.navaratnas === 'on' && mixed !== 'off') {
    faults.push({ path: 'options.mixedRounds', reason: 'mixed rounds follow the base rules, so they exclude Navaratnas' });
  }
  if (options.riverLayout && options.river !== 'custom') {
    faults.push({ path: 'options.riverLayout', reason: 'a lay-out belongs to a custom river' });
  }
  if (options.riverPool !== undefined && options.riverPool !== 'usual' && (options.river ?? 'printed') === 'printed') {
    faults.push({ path: 'options.riverPool', reason: 'the printed river uses no tiles' });
  }
  for (const seat of seatsOf(mixed)) {
    if (seat >= players)
      faults.push({ path: 'options.mixedRounds', reason: `there is no seat ${seat + 1} with ${players} players` });
  }
  return faults;
}

type ModuleData = Readonly<Record<keyof typeof moduleData, unknown>>;

function riverPool({ river, riverPool: pool = 'usual' }: Options): string[] {
  if (river === undefined || river === 'printed') return [];
  if (pool !== 'usual') return pool.split('+');
  return river === 'ganga-roll' ? ['ganga1'] : ['ganga1', 'ganga3'];
}

function tileModules(data: ModuleData, options: Options): InstalledModule[] {
  const pool = riverPool(options);
  return [
    ...(pool.includes('ganga1') ? [gangaTiles(data.ganga as GangaData)] : []),
    ...(pool.includes('ganga2') ? [ganga2(data.ganga2 as Ganga2Data)] : []),
    ...(pool.includes('ganga3') ? [ganga3(data.ganga3 as Ganga3Data)] : []),
  ];
}

/** The river tiles in play, and how they are laid and used. */
function riverModules(data: ModuleData, options: Options): InstalledModule[] {
  const tiles = tileModules(data, options);
  const hidden = mysterious(data.mysterious as MysteriousData);
  switch (options.river) {
    case 'ganga-roll':
      return [...tiles, gangaRoll()];
    case 'full-random':
      return [...tiles, fullRiver()];
    case 'custom':
      return [...tiles, customRiver(options.riverLayout ?? '')];
    case 'drying':
      return [...tiles, fullRiver(), drying()];
    case 'mysterious':
      return riverPool(options).includes('ganga2') ? [...tiles, hidden, darkDolphin()] : [...tiles, hidden];
    default:
      return tiles;
  }
}

/** What only an edition can tell about the options: whether a river's lay-out fits its tiles and spaces. */
export function layoutFaultsOf(edition: Edition, options: Options): SetUpFault[] {
  if (options.river !== 'custom') return [];
  const tiles = tileModules({ ...moduleData, ...edition.modules }, options).flatMap(({ riverTiles = [] }) => riverTiles);
  return layoutFaults(options.riverLayout ?? '', tiles, edition.river.spaces.length);
}

/**
 * The modules in play, in their order. The base game comes first: it holds the rules that others replace. The order of the
 * rest decides only who comes first where two of them act at the same moment; none of these do.
 */
export function installedModules(edition: Edition, options: Options): InstalledModule[] {
  const data = { ...moduleData, ...edition.modules };
  const modules = [baseGame(edition)];
  if (options.navaratnas === 'on') modules.push(navaratnas(edition));
  if (options.mixedRounds !== undefined && options.mixedRounds !== 'off') modules.push(mixedRounds(seatsOf(options.mixedRounds)));
  modules.push(...riverModules(data, options));
  if (options.cows === 'on') modules.push(cows(data.cows as CowsData));
  const festivals = sideOf(options.holi);
  if (festivals) {
    modules.push(holi({ data: data.holi as HoliData, side: festivals, ownYields: options.navaratnas === 'on' }));
    if (riverPool(options).includes('ganga3')) modules.push(holiGanga3());
  }
  const temple = sideOf(options.kedarnath);
  if (temple) modules.push(kedarnath(data.kedarnath as KedarnathData, temple));
  // After the cows: a covering tile is scored completely before the covered one moves on (GB2-ROAD-11).
  const roadBoard = sideOf(options.roads);
  if (roadBoard) modules.push(roads(data.roads as RoadsData, roadBoard));
  if (roadBoard && festivals) modules.push(holiRoads());
  // GB2-GEN-04: wilderness is drawn after the Navaratnas' brown tiles.
  if (options.wilderness === 'on') modules.push(wilderness(data.wilderness as WildernessData));
  if (options.pinkElephant === 'on') modules.push(pinkElephant());
  return modules;
}
