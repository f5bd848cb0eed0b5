import type { Options, SetUpFault, shape, spell } from '@durbar/engine';
import type { Edition } from '../edition.ts';
import type { FoldsOf } from '../folds.ts';
import type { HandlersOf } from '../frames.ts';
import type { RajasGame } from '../game.ts';
import * as LIST from './list.ts';
import type { InstalledModule, ModuleHooks } from './module.ts';
import type { ModuleData, Setting } from './parts.ts';

/** The only place that checks which modules are in play. */
export const MODULES = Object.values(LIST);

type AllParts = NonNullable<(typeof MODULES)[number]['parts']>;
type Part<K extends string, P = AllParts> = P extends Readonly<Record<K, infer T>> ? T : never;
type ViewPart<P = AllParts> =
  P extends Readonly<Record<'view', infer V>> ? V : P extends Readonly<Record<'state', infer S>> ? S : never;
type Joined<U> = (U extends unknown ? (part: U) => void : never) extends (part: infer I) => void ? I : never;

export type RajasFrame = Part<'frame'>;
export type RajasFact = Part<'fact'>;
export type RajasChoice = Part<'choice'>;
/** Sources of effects. */
export type RajasSource = Part<'source'>;
/** Parts of effects that can lapse or be declined. */
export type RajasEffect = Part<'effect'>;
/** Each module's own part of the state, present when the module is in play. */
export type ModuleStates = Partial<Joined<Part<'state'>>>;
export type ModuleSpellings = { -readonly [K in keyof ModuleStates]: spell.Spelling<NonNullable<ModuleStates[K]>> };
/** Each module's own part of a view. */
export type ModuleViews = Partial<Joined<ViewPart>>;
/** Each module's own part of a game's description. */
export type ModuleDescriptions = Partial<Joined<Part<'description'>>>;

/** Any module. */
interface AnyModule {
  readonly id: string;
  readonly after?: readonly string[];
  readonly data?: ModuleData | undefined;
  readonly dataShape?: ((gain: shape.Shape) => shape.Shape) | undefined;
  readonly faults?: (players: number, options: Options) => readonly SetUpFault[];
  readonly install: (setting: Setting<never>) => ModuleHooks | undefined;
}
const modules: readonly AnyModule[] = MODULES;

export const allHandlers: HandlersOf<RajasFrame> = Object.assign({}, ...MODULES.map(({ handlers }) => handlers));
export const allFolds: FoldsOf<RajasFact> = Object.assign({}, ...MODULES.map(({ folds }) => folds));
export const allNotation: Readonly<Record<string, (choice: RajasChoice, game: RajasGame) => string>> = Object.assign(
  {},
  ...MODULES.map(({ notation }) => notation),
);

export const OPTIONS = MODULES.flatMap(({ options = [] }) => options);

/** Default component data of modules; an edition can override it under `modules`. */
export const moduleData: Readonly<Record<string, ModuleData>> = Object.fromEntries(
  modules.flatMap(({ id, data }) => (data ? [[id, data]] : [])),
);
export function moduleShapes(gain: shape.Shape): Readonly<Record<string, shape.Shape>> {
  return Object.fromEntries(modules.flatMap(({ id, dataShape }) => (dataShape ? [[id, dataShape(gain)]] : [])));
}

/** Options that contradict each other or the number of players. */
export function optionFaults(players: number, options: Options): SetUpFault[] {
  return modules.flatMap(({ faults }) => faults?.(players, options) ?? []);
}

/** Stable topological sort: each module comes after those it names. */
export function inOrder(list: readonly AnyModule[]): AnyModule[] {
  const sorted: AnyModule[] = [];
  const place = (module: AnyModule): void => {
    if (sorted.includes(module)) return;
    for (const other of list) if (isBefore(other, module)) place(other);
    sorted.push(module);
  };
  list.forEach(place);
  return sorted;
}

/** The base game comes first because others replace its rules. */
function isBefore(other: AnyModule, { id, after = [] }: AnyModule): boolean {
  return id !== LIST.base.id && (other.id === LIST.base.id || after.includes(other.id));
}

/** The modules in play. */
export function installedModules(edition: Edition, options: Options, list: readonly AnyModule[] = modules): InstalledModule[] {
  return inOrder(list).flatMap(({ id, data, install }) => {
    const setting = { edition, options, data: edition.modules?.[id] ?? data } as Setting<never>;
    const hooks = install(setting);
    return hooks ? [{ id, ...hooks }] : [];
  });
}
