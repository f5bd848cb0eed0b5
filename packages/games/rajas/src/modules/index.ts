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
  type GangaChoice,
  type GangaData,
  type GangaFact,
  type GangaFrame,
  ganga,
  gangaData,
  gangaFolds,
  gangaHandlers,
  gangaNotation,
  gangaShape,
} from './ganga/index.ts';
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
export type RajasFrame = CoreFrame | NavaratnasFrame | GangaFrame | KedarnathFrame | ElephantFrame | RoadsFrame | WildernessFrame;
export type RajasFact = CoreFact | NavaratnasFact | GangaFact | KedarnathFact | ElephantFact | RoadsFact | WildernessFact;
export type RajasChoice = CoreChoice | NavaratnasChoice | GangaChoice | KedarnathChoice | ElephantChoice | WildernessChoice;

/** Each module's own part of the state, present when the module is in play. */
export interface ModuleStates {
  navaratnas?: NavaratnasState;
  pinkElephant?: ElephantState;
  roads?: RoadsState;
}
/** Each module's own part of a view. */
export interface ModuleViews {
  navaratnas?: NavaratnasState;
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
  ...kedarnathHandlers,
  ...elephantHandlers,
  ...roadsHandlers,
  ...wildernessHandlers,
};

export const allFolds: FoldsOf<RajasFact> = {
  ...coreFolds,
  ...navaratnasFolds,
  ...gangaFolds,
  ...kedarnathFolds,
  ...elephantFolds,
  ...roadsFolds,
  ...wildernessFolds,
};

export const allNotation = {
  ...coreNotation,
  ...navaratnasNotation,
  ...gangaNotation,
  ...kedarnathNotation,
  ...elephantNotation,
  ...wildernessNotation,
};

/** Component data that modules bring along; an edition may hold its own under `modules`. */
export const moduleData = {
  cows: cowsData,
  ganga: gangaData,
  kedarnath: kedarnathData,
  roads: roadsData,
  wilderness: wildernessData,
};
export function moduleShapes(gain: shape.Shape): Readonly<Record<keyof typeof moduleData, shape.Shape>> {
  return {
    cows: cowsShape(),
    ganga: gangaShape(gain),
    kedarnath: kedarnathShape(gain),
    roads: roadsShape(),
    wilderness: wildernessShape(gain),
  };
}

/** A double-sided board: not used, or one of its sides. */
const BOARD_SIDES = ['off', ...SIDES] as const;

export const OPTIONS = [
  { id: 'navaratnas', values: ['off', 'on'], default: 'off' },
  /** Which seats are advanced; the others are beginners. */
  { id: 'mixedRounds', values: ['off', ...seatSets()], default: 'off' },
  { id: 'cows', values: ['off', 'on'], default: 'off' },
  { id: 'kedarnath', values: BOARD_SIDES, default: 'off' },
  { id: 'roads', values: BOARD_SIDES, default: 'off' },
  { id: 'wilderness', values: ['off', 'on'], default: 'off' },
  { id: 'pinkElephant', values: ['off', 'on'], default: 'off' },
  { id: 'river', values: ['printed', 'ganga-roll'], default: 'printed' },
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
  for (const seat of seatsOf(mixed)) {
    if (seat >= players)
      faults.push({ path: 'options.mixedRounds', reason: `there is no seat ${seat + 1} with ${players} players` });
  }
  return faults;
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
  if (options.river === 'ganga-roll') modules.push(ganga(data.ganga as GangaData));
  if (options.cows === 'on') modules.push(cows(data.cows as CowsData));
  const temple = sideOf(options.kedarnath);
  if (temple) modules.push(kedarnath(data.kedarnath as KedarnathData, temple));
  // After the cows: a covering tile is scored completely before the covered one moves on (GB2-ROAD-11).
  const roadBoard = sideOf(options.roads);
  if (roadBoard) modules.push(roads(data.roads as RoadsData, roadBoard));
  // GB2-GEN-04: wilderness is drawn after the Navaratnas' brown tiles.
  if (options.wilderness === 'on') modules.push(wilderness(data.wilderness as WildernessData));
  if (options.pinkElephant === 'on') modules.push(pinkElephant());
  return modules;
}
