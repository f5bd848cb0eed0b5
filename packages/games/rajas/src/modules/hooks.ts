import type { Decision, Handler, spell } from '@durbar/engine';
import type { HandlersOf } from '../frames.ts';
import type { RajasGame, RajasQuestion, RajasStep, Slices } from '../game.ts';
import type { RajasState } from '../state.ts';
import type { ModuleSpellings, ModuleStates, RajasChoice, RajasFact, RajasFrame } from './index.ts';
import type { ExtraChoices, InstalledModule, IsOpen, ReplaceableRules, SeatFrame } from './module.ts';

type Defined<K extends keyof InstalledModule> = NonNullable<InstalledModule[K]>;
type Watching = (game: RajasGame, state: RajasState, fact: RajasFact) => void;
type ExtraAnswer = Required<ExtraChoices['answers']>[RajasChoice['type']];
type Reaction = (game: RajasGame, state: RajasState, fact: RajasFact, step: RajasStep) => void;

/** The hooks of all modules in play, ready to call. Absent modules have none. */
export interface Hooks {
  readonly rules: ReplaceableRules;
  readonly extraChoices: readonly ExtraChoices[];
  /** Handlers of choices added by modules, by choice type. */
  readonly extraAnswers: ReadonlyMap<string, ExtraAnswer>;
  readonly marketValue: readonly Defined<'marketValue'>[];
  readonly substitutes: readonly Defined<'substitutes'>[];
  readonly mayPlace: readonly Defined<'mayPlace'>[];
  readonly mayOverbuild: readonly Defined<'mayOverbuild'>[];
  readonly mayStop: readonly Defined<'mayStop'>[];
  readonly mayBorrow: readonly Defined<'mayBorrow'>[];
  readonly turnEnd: readonly Defined<'turnEnd'>[];
  readonly idleTurn: readonly Defined<'idleTurn'>[];
  /** By type of fact. */
  readonly watch: ReadonlyMap<string, readonly Watching[]>;
  readonly react: ReadonlyMap<string, readonly Reaction[]>;
}

export function composeHooks(modules: readonly InstalledModule[]): Hooks {
  return {
    rules: composeRules(modules),
    extraChoices: collect(modules, 'extraChoices'),
    extraAnswers: new Map(modules.flatMap(({ extraChoices }) => Object.entries(extraChoices?.answers ?? {}))),
    marketValue: collect(modules, 'marketValue'),
    substitutes: collect(modules, 'substitutes'),
    mayPlace: collect(modules, 'mayPlace'),
    mayOverbuild: collect(modules, 'mayOverbuild'),
    mayStop: collect(modules, 'mayStop'),
    mayBorrow: collect(modules, 'mayBorrow'),
    turnEnd: collect(modules, 'turnEnd'),
    idleTurn: collect(modules, 'idleTurn'),
    watch: byType(modules.map(({ watch }) => watch as Readonly<Record<string, Watching>> | undefined)),
    react: byType(modules.map(({ react }) => react as Readonly<Record<string, Reaction>> | undefined)),
  };
}

function collect<K extends keyof InstalledModule>(modules: readonly InstalledModule[], key: K): Defined<K>[] {
  return modules.flatMap((module) => {
    const hook = module[key];
    return hook === undefined ? [] : [hook as Defined<K>];
  });
}

function byType<T>(tables: readonly (Readonly<Record<string, T>> | undefined)[]): ReadonlyMap<string, readonly T[]> {
  const joined = new Map<string, T[]>();
  for (const table of tables) {
    for (const [type, entry] of Object.entries(table ?? {})) joined.set(type, [...(joined.get(type) ?? []), entry]);
  }
  return joined;
}

/** The base game comes first and implements every rule; at most one other module may override each. */
function composeRules(modules: readonly InstalledModule[]): ReplaceableRules {
  const claimed = new Map<string, string>();
  for (const { id, replace } of modules.slice(1)) {
    for (const rule of Object.keys(replace ?? {})) {
      const other = claimed.get(rule);
      if (other !== undefined) throw new Error(`both ${other} and ${id} replace the rule ${rule}`);
      claimed.set(rule, id);
    }
  }
  return Object.assign({}, ...modules.map(({ replace }) => replace));
}

/** The modules' combined parts of state and view. */
export function composeSlices(modules: readonly InstalledModule[]): Slices {
  const slices = collect(modules, 'slice');
  return {
    begin: (game) => {
      const states = {};
      for (const slice of slices) slice.begin(game, states);
      return states;
    },
    copy: (from) => {
      const to = {};
      for (const slice of slices) slice.copy(from, to);
      return to;
    },
    view: (game, states, viewer) => {
      const views = {};
      for (const slice of slices) slice.view(game, states, viewer, views);
      return views;
    },
    imagine: (game, views, random) => {
      const states = {};
      for (const slice of slices) slice.imagine(game, views, random, states);
      return states;
    },
    spell: (game) => {
      const spellings: ModuleSpellings = {};
      for (const slice of slices) slice.spell(game, spellings);
      return spellings as spell.Spellings<ModuleStates>;
    },
  };
}

type AnyHandler<F extends RajasFrame> = Handler<RajasGame, RajasState, F, RajasChoice, RajasFrame, RajasFact>;
type SeatDecision = Decision<RajasGame, RajasState, SeatFrame, RajasChoice, RajasFrame, RajasFact>;

/** Handlers whose questions include choices added by modules. */
export function withExtraChoices(handlers: HandlersOf<RajasFrame>): HandlersOf<RajasFrame> {
  const wrapped = Object.entries(handlers).map(([kind, handler]) => [kind, wrap(handler as AnyHandler<SeatFrame>)]);
  return Object.fromEntries(wrapped) as HandlersOf<RajasFrame>;
}

/** Frames with a `sample` are answered by chance. */
function wrap(handler: AnyHandler<SeatFrame>): AnyHandler<SeatFrame> {
  if ('run' in handler || handler.sample) return handler;
  return {
    ...handler,
    ask: (game, state, frame) => {
      const question = handler.ask(game, state, frame);
      if (game.hooks.extraChoices.length === 0) return question;
      return withOffers(game, state, frame, question, isOpenIn(handler, game, frame));
    },
    answer: (game, state, frame, choice, step) => {
      const extra = game.hooks.extraAnswers.get(choice.type);
      if (extra) extra(game, state, frame, choice as never, step, isOpenIn(handler, game, frame));
      else handler.answer(game, state, frame, choice, step);
    },
  } satisfies SeatDecision;
}

function isOpenIn({ ask }: SeatDecision, game: RajasGame, frame: SeatFrame): IsOpen {
  return (state) => ask(game, state, frame).choices.length > 0;
}

function withOffers(
  game: RajasGame,
  state: RajasState,
  frame: SeatFrame,
  { decider, choices }: RajasQuestion,
  isOpen: IsOpen,
): RajasQuestion {
  const offers: RajasChoice[] = [];
  for (const extra of game.hooks.extraChoices) extra.offer(game, state, frame, offers, isOpen);
  return { decider, choices: [...choices, ...offers] };
}
