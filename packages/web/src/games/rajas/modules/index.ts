import { defined, type Seat } from '@durbar/engine';
import type { RajasFrame } from '@durbar/rajas';
import type { Messages } from '../../../i18n/language.ts';
import type { Consequence, Merit } from '../../../table/contract.ts';
import type { PieceMark, TrackTile } from '../model/model.ts';
import type { StoryPart } from '../story/part.ts';
import type { RajasChoice, RajasDescription, RajasFact, RajasTelling, RajasView } from '../types.ts';
import * as TABLE_MODULES from './list.ts';
import type { Breadth, Look, MessagesFound, PromptOf, TableModule, Things, Token } from './module.ts';

const modules: readonly TableModule[] = Object.values(TABLE_MODULES);

type All = (typeof TABLE_MODULES)[keyof typeof TABLE_MODULES];
type Joined<U> = (U extends unknown ? (part: U) => void : never) extends (part: infer I) => void ? I : never;
type Table<K extends string, M = All> = Joined<M extends Readonly<Record<K, infer T>> ? T : never>;
type Stories<M = All> = M extends Readonly<Record<'story', infer S>> ? S : never;
type ModuleMessages = { readonly [M in All as M['key']]: M['messages'] extends MessagesFound<infer W> ? W : never };
type ByName<T> = Readonly<Record<string, T>>;

function joined<K extends keyof TableModule>(part: K): Table<K> {
  return Object.assign({}, ...modules.map((module) => module[part]));
}

export const moduleLabels = joined('labels');
export const moduleLines = joined('lines');
export const moduleSources = joined('sources');
export const moduleEffects = joined('effects');
/** By kind of frame. */
export const modulePrompts: ByName<PromptOf> = joined('prompts');
/** By type of choice. */
export const moduleButtons: ByName<Look> = joined('buttons');
export const moduleOptions: Readonly<Record<string, Breadth>> = joined('options');
export const moduleThings: Things<RajasChoice> = joined('things');
export const moduleTaken = joined('taken') as ByName<(choice: RajasChoice) => number>;
export const moduleYieldTiles = joined('yieldTiles') as ByName<(choice: RajasChoice) => number>;
export const moduleYieldSpaces = joined('yieldSpaces') as ByName<(choice: RajasChoice) => number>;
export const moduleBrought: ByName<PieceMark> = joined('brought');
export const displayedChoices: readonly string[] = modules.flatMap(({ displayed = [] }) => displayed);
/** Kinds of frames that ask about nothing but dice. */
export const diceQuestions: readonly string[] = modules.flatMap(({ aboutDice = [] }) => aboutDice);
/** By type of fact. */
export const moduleChanges = joined('changes') as ByName<(fact: RajasFact, telling: RajasTelling) => Consequence>;
/** By kind of frame. */
export const moduleLaying = joined('laying') as ByName<
  (frame: RajasFrame, view: RajasView, game: RajasDescription) => string | undefined
>;

/** The modules' parts of the story. */
export const storyParts: readonly StoryPart[] = modules.flatMap(({ story }) => story ?? []);
/** The beats of the modules' facts, by type. */
export const moduleBeats: Table<'beats', Stories> = Object.assign({}, ...storyParts.map(({ beats }) => beats));

/** Module messages by key, and the names of module gains, worker spaces and acts; from the files of all modules in one language. */
export function moduleMessages(files: ByName<Messages>): ModuleMessages & NamesOfModules {
  const said = modules.map((module) => ({ module, words: defined(files[pathOf(module)], `messages of ${module.key}`) }));
  const messages = Object.fromEntries(said.map(({ module, words }) => [module.key, words])) as ModuleMessages;
  return {
    ...messages,
    moduleGains: namesOf('gains', said, (name) => (typeof name === 'function' ? name : () => name)),
    moduleSpaces: namesOf('spaces', said, String),
    moduleTiles: tilesOf(said),
    moduleActs: Object.assign({}, ...said.map(({ words }) => words.acts)),
    moduleRefusals: Object.assign({}, ...said.map(({ words }) => words.refusals)),
  };
}

function pathOf({ messages }: TableModule): string {
  return `../modules/${messages.folder}/messages.ts`;
}

/** A module and its messages in one language. */
interface Said {
  readonly module: TableModule;
  readonly words: Messages;
}

interface NamesOfModules {
  readonly moduleGains: ByName<(amount: number) => string>;
  readonly moduleSpaces: ByName<string>;
  readonly moduleTiles: ByName<TileWords>;
  /** The confirm button's labels, by type of choice. */
  readonly moduleActs: ByName<string>;
  readonly moduleRefusals: ByName<string>;
}

/** The names of a module's tiles, by what they show, and how it describes one. */
interface TileWords {
  readonly tileNames: ByName<string>;
  readonly tileLine: (tile: { name: string; road: string; colour: string; dice: number }) => string;
}

function tilesOf(said: readonly Said[]): ByName<TileWords> {
  return Object.fromEntries(
    said.flatMap(({ module, words: { tileNames, tileLine } }) =>
      tileNames ? [[module.key, { tileNames, tileLine } as TileWords]] : [],
    ),
  );
}

type Name = string | ((amount: number) => string);

function namesOf<T>(part: 'gains' | 'spaces', said: readonly Said[], nameOf: (message: Name) => T): ByName<T> {
  const entries = said.flatMap(({ module: { [part]: keys = {} }, words }) =>
    Object.entries(keys).map(([id, key]) => [id, nameOf(words[key] as Name)] as const),
  );
  return Object.fromEntries(entries);
}

/** What a player holds from the modules in play. */
export function tokensOf(view: RajasView, seat: Seat, telling: RajasTelling): readonly Token[] {
  const tokens = modules.flatMap(({ token }) => token?.(view, seat, telling) ?? []);
  return tokens.toSorted((a, b) => a.about.localeCompare(b.about));
}

/** What a turn changes in what a player owns of the modules. */
export function ownedSince(before: RajasView, after: RajasView, seat: Seat, telling: RajasTelling): readonly Merit[] {
  return modules.flatMap(({ owned }) => {
    if (!owned) return [];
    const [had, has] = [owned(before, seat, telling), owned(after, seat, telling)];
    return [{ ...has, amount: has.amount - had.amount }];
  });
}

export function marksOnSpace(view: RajasView, space: { readonly id: string; readonly index: number }): readonly PieceMark[] {
  return modules.flatMap(({ onSpace }) => onSpace?.(view, space) ?? []);
}

export function marksOnCell(view: RajasView, seat: Seat, cell: number): readonly PieceMark[] {
  return modules.flatMap(({ onCell }) => onCell?.(view, seat, cell) ?? []);
}

export function tilesOnTracks(view: RajasView, telling: RajasTelling): readonly TrackTile[] {
  return modules.flatMap(({ onTracks }) => onTracks?.(view, telling) ?? []);
}

/** The yield tile a module placed on a yield space, if any. */
export function laidYieldTile(view: RajasView, game: RajasDescription, seat: Seat, place: number) {
  for (const { yieldTile } of modules) {
    const tile = yieldTile?.(view, game, seat, place);
    if (tile) return tile;
  }
  return undefined;
}
