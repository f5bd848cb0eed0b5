import type { Fact, OptionSpec, Options, SetUpFault, shape } from '@durbar/engine';
import type { Edition } from '../edition.ts';
import type { FoldsOf } from '../folds.ts';
import type { HandlersOf } from '../frames.ts';
import type { RajasGame } from '../game.ts';
import type { ModuleHooks } from './module.ts';

/** What a module can add to the unions, states and views of the game. */
interface Parts {
  readonly frame: { readonly kind: string };
  readonly fact: Fact;
  readonly choice: { readonly type: string };
  readonly source: { readonly kind: string };
  readonly effect: string;
  /** Under the module's own key. */
  readonly state: object;
  /** Where it differs from the state. */
  readonly view: object;
  /** Under the module's own key. */
  readonly description: object;
  readonly data: ModuleData;
}

/** Component data of a module; an edition may hold its own under `modules`. */
export interface ModuleData {
  readonly provenance?: Readonly<Record<string, string>>;
}

/** The table required by a part; absent without the part. */
type Needs<P, K extends keyof Parts, Name extends string, Table> =
  P extends Readonly<Record<K, unknown>> ? Readonly<Record<Name, Table>> : Readonly<Partial<Record<Name, undefined>>>;
type NotationOf<C> = {
  readonly [T in C extends { type: infer N extends string } ? N : never]: (
    choice: Extract<C, { type: T }>,
    game: RajasGame,
  ) => string;
};
type PartOf<P, K extends keyof Parts> = P extends Readonly<Record<K, infer T>> ? T : never;

/** A complete module. `P`: what it adds to the game. */
export type RajasModule<P extends Partial<Parts> = object> = {
  readonly id: string;
  /** Type-level only: the game's unions combine the parts of all modules. */
  readonly parts?: P;
  readonly options?: readonly OptionSpec[];
  /** Modules that act before this one. */
  readonly after?: readonly string[];
  /** Options that contradict each other or the number of players. */
  readonly faults?: (players: number, options: Options) => readonly SetUpFault[];
  /** Its changes to a game; undefined when not in play. */
  readonly install: (setting: Setting<PartOf<P, 'data'>>) => ModuleHooks | undefined;
} & Needs<P, 'frame', 'handlers', HandlersOf<PartOf<P, 'frame'>>> &
  Needs<P, 'fact', 'folds', FoldsOf<PartOf<P, 'fact'>>> &
  Needs<P, 'choice', 'notation', NotationOf<PartOf<P, 'choice'>>> &
  Needs<P, 'data', 'data', PartOf<P, 'data'>> &
  Needs<P, 'data', 'dataShape', (gain: shape.Shape) => shape.Shape>;

/** What a module is installed for. `data`: from the edition, or the module's default. */
export interface Setting<Data> {
  readonly edition: Edition;
  readonly options: Options;
  readonly data: Data;
}
