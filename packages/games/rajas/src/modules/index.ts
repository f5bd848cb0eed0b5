import type { OptionSpec, Options, Seat, SetUpFault, shape } from '@durbar/engine';
import { type CoreChoice, coreNotation } from '../choices.ts';
import type { Edition } from '../edition.ts';
import type { CoreFact } from '../facts.ts';
import { coreFolds, type FoldsOf } from '../folds.ts';
import type { CoreFrame, HandlersOf } from '../frames.ts';
import { coreHandlers } from '../handlers.ts';
import { range } from '../numbers.ts';
import type { CoreEffect, CoreSource } from '../sources.ts';
import { SIDES, type SideName } from '../words.ts';
import * as base from './base/index.ts';
import * as cows from './cows/index.ts';
import * as customRiver from './custom-river/index.ts';
import * as darkDolphin from './dark-dolphin/index.ts';
import * as drying from './drying/index.ts';
import * as fullRiver from './full-river/index.ts';
import * as ganga from './ganga/index.ts';
import * as ganga2 from './ganga2/index.ts';
import * as ganga3 from './ganga3/index.ts';
import * as holi from './holi/index.ts';
import * as holiGanga3 from './holi-ganga3/index.ts';
import * as holiRoads from './holi-roads/index.ts';
import * as kedarnath from './kedarnath/index.ts';
import * as mixedRounds from './mixed-rounds/index.ts';
import type { InstalledModule } from './module.ts';
import * as mysterious from './mysterious/index.ts';
import * as navaratnas from './navaratnas/index.ts';
import * as pinkElephant from './pink-elephant/index.ts';
import * as roads from './roads/index.ts';
import * as wilderness from './wilderness/index.ts';

/** The only list of the modules: their unions, tables, options and order. Nobody else asks which are in play. */
export type RajasFrame =
  | CoreFrame
  | navaratnas.Frame
  | ganga.Frame
  | holi.Frame
  | holiGanga3.Frame
  | kedarnath.Frame
  | pinkElephant.Frame
  | roads.Frame
  | wilderness.Frame
  | customRiver.Frame
  | darkDolphin.Frame
  | fullRiver.Frame
  | ganga2.Frame
  | ganga3.Frame
  | mysterious.Frame;
export type RajasFact =
  | CoreFact
  | navaratnas.Fact
  | ganga.Fact
  | holi.Fact
  | kedarnath.Fact
  | pinkElephant.Fact
  | roads.Fact
  | wilderness.Fact
  | customRiver.Fact
  | drying.Fact
  | fullRiver.Fact
  | ganga3.Fact
  | mysterious.Fact;
export type RajasChoice =
  | CoreChoice
  | navaratnas.Choice
  | ganga.Choice
  | holi.Choice
  | kedarnath.Choice
  | pinkElephant.Choice
  | wilderness.Choice
  | darkDolphin.Choice
  | fullRiver.Choice
  | ganga2.Choice
  | ganga3.Choice
  | mysterious.Choice;

/** What effects come from. */
export type RajasSource = CoreSource | navaratnas.Source | holi.Source | roads.Source;
/** Parts of effects that can lapse or be declined. */
export type RajasEffect = CoreEffect | ganga2.Effect | ganga3.Effect | holi.Effect | pinkElephant.Effect | roads.Effect;

/** Each module's own part of the state, present when the module is in play. */
export interface ModuleStates {
  holi?: holi.State;
  navaratnas?: navaratnas.State;
  drying?: drying.State;
  mysterious?: mysterious.State;
  pinkElephant?: pinkElephant.State;
  roads?: roads.State;
}
/** Each module's own part of a view. */
export interface ModuleViews extends Omit<ModuleStates, 'holi'> {
  holi?: holi.View;
}

export const allHandlers: HandlersOf<RajasFrame> = {
  ...coreHandlers,
  ...navaratnas.handlers,
  ...ganga.handlers,
  ...ganga2.handlers,
  ...ganga3.handlers,
  ...fullRiver.handlers,
  ...customRiver.handlers,
  ...mysterious.handlers,
  ...darkDolphin.handlers,
  ...holi.handlers,
  ...holiGanga3.handlers,
  ...kedarnath.handlers,
  ...pinkElephant.handlers,
  ...roads.handlers,
  ...wilderness.handlers,
};

export const allFolds: FoldsOf<RajasFact> = {
  ...coreFolds,
  ...navaratnas.folds,
  ...ganga.folds,
  ...ganga3.folds,
  ...fullRiver.folds,
  ...customRiver.folds,
  ...drying.folds,
  ...mysterious.folds,
  ...holi.folds,
  ...kedarnath.folds,
  ...pinkElephant.folds,
  ...roads.folds,
  ...wilderness.folds,
};

export const allNotation = {
  ...coreNotation,
  ...navaratnas.notation,
  ...ganga.notation,
  ...ganga2.notation,
  ...ganga3.notation,
  ...fullRiver.notation,
  ...mysterious.notation,
  ...darkDolphin.notation,
  ...holi.notation,
  ...kedarnath.notation,
  ...pinkElephant.notation,
  ...wilderness.notation,
};

/** Component data that modules bring along; an edition may hold its own under `modules`. */
export const moduleData = {
  cows: cows.componentData,
  ganga: ganga.componentData,
  ganga2: ganga2.componentData,
  ganga3: ganga3.componentData,
  mysterious: mysterious.componentData,
  holi: holi.componentData,
  kedarnath: kedarnath.componentData,
  roads: roads.componentData,
  wilderness: wilderness.componentData,
};
export function moduleShapes(gain: shape.Shape): Readonly<Record<keyof typeof moduleData, shape.Shape>> {
  return {
    cows: cows.dataShape(),
    ganga: ganga.dataShape(gain),
    ganga2: ganga2.dataShape(gain),
    ganga3: ganga3.dataShape(gain),
    mysterious: mysterious.dataShape(),
    holi: holi.dataShape(gain),
    kedarnath: kedarnath.dataShape(gain),
    roads: roads.dataShape(),
    wilderness: wilderness.dataShape(gain),
  };
}

/** A double-sided board: not used, or one of its sides. */
const BOARD_SIDES = ['off', ...SIDES] as const;

/** Sets of river tiles; those of the second module only when they are named. */
const POOLS = ['usual', 'ganga1', 'ganga3', 'ganga1+ganga3', 'ganga1+ganga2', 'ganga2+ganga3', 'ganga1+ganga2+ganga3'] as const;

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
  { id: 'riverPool', values: POOLS, default: 'usual' },
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
    ...(pool.includes('ganga1') ? [ganga.installTiles(data.ganga as ganga.Data)] : []),
    ...(pool.includes('ganga2') ? [ganga2.install(data.ganga2 as ganga2.Data)] : []),
    ...(pool.includes('ganga3') ? [ganga3.install(data.ganga3 as ganga3.Data)] : []),
  ];
}

/** The river tiles in play, and how they are laid and used. */
function riverModules(data: ModuleData, options: Options): InstalledModule[] {
  const tiles = tileModules(data, options);
  const hidden = mysterious.install(data.mysterious as mysterious.Data);
  switch (options.river) {
    case 'ganga-roll':
      return [...tiles, ganga.installRoll()];
    case 'full-random':
      return [...tiles, fullRiver.install()];
    case 'custom':
      return [...tiles, customRiver.install(options.riverLayout ?? '')];
    case 'drying':
      return [...tiles, fullRiver.install(), drying.install()];
    case 'mysterious':
      return riverPool(options).includes('ganga2') ? [...tiles, hidden, darkDolphin.install()] : [...tiles, hidden];
    default:
      return tiles;
  }
}

/** What only an edition can tell about the options: whether a river's lay-out fits its tiles and spaces. */
export function layoutFaultsOf(edition: Edition, options: Options): SetUpFault[] {
  if (options.river !== 'custom') return [];
  const tiles = tileModules({ ...moduleData, ...edition.modules }, options).flatMap(({ riverTiles = [] }) => riverTiles);
  return customRiver.layoutFaults(options.riverLayout ?? '', tiles, edition.river.spaces.length);
}

/**
 * The modules in play, in their order. The base game comes first: it holds the rules that others replace. The order of the
 * rest decides only who comes first where two of them act at the same moment; none of these do.
 */
export function installedModules(edition: Edition, options: Options): InstalledModule[] {
  const data = { ...moduleData, ...edition.modules };
  const modules = [base.install(edition)];
  if (options.navaratnas === 'on') modules.push(navaratnas.install(edition));
  if (options.mixedRounds !== undefined && options.mixedRounds !== 'off')
    modules.push(mixedRounds.install(seatsOf(options.mixedRounds)));
  modules.push(...riverModules(data, options));
  if (options.cows === 'on') modules.push(cows.install(data.cows as cows.Data));
  const festivals = sideOf(options.holi);
  if (festivals) {
    modules.push(holi.install({ data: data.holi as holi.Data, side: festivals, ownYields: options.navaratnas === 'on' }));
    if (riverPool(options).includes('ganga3')) modules.push(holiGanga3.install());
  }
  const temple = sideOf(options.kedarnath);
  if (temple) modules.push(kedarnath.install(data.kedarnath as kedarnath.Data, temple));
  // After the cows: a covering tile is scored completely before the covered one moves on (GB2-ROAD-11).
  const roadBoard = sideOf(options.roads);
  if (roadBoard) modules.push(roads.install(data.roads as roads.Data, roadBoard));
  if (roadBoard && festivals) modules.push(holiRoads.install());
  // GB2-GEN-04: wilderness is drawn after the Navaratnas' brown tiles.
  if (options.wilderness === 'on') modules.push(wilderness.install(data.wilderness as wilderness.Data));
  if (options.pinkElephant === 'on') modules.push(pinkElephant.install());
  return modules;
}
