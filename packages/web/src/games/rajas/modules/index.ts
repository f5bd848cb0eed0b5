import type { Seat } from '@durbar/engine';
import type { RajasFrame } from '@durbar/rajas';
import type { Language } from '../../../i18n/language.ts';
import type { Consequence } from '../../../table/contract.ts';
import type { PieceMark, TrackTile } from '../model/model.ts';
import type { StoryPart } from '../story/part.ts';
import type { RajasChoice, RajasDescription, RajasFact, RajasTelling, RajasView } from '../types.ts';
import * as TABLE_MODULES from './list.ts';
import type { Breadth, Look, PromptOf, TableModule, Things, Token } from './module.ts';

const modules: readonly TableModule[] = Object.values(TABLE_MODULES);

type All = (typeof TABLE_MODULES)[keyof typeof TABLE_MODULES];
type Joined<U> = (U extends unknown ? (part: U) => void : never) extends (part: infer I) => void ? I : never;
type Table<K extends string, M = All> = Joined<M extends Readonly<Record<K, infer T>> ? T : never>;
type Stories<M = All> = M extends Readonly<Record<'story', infer S>> ? S : never;
type MessagesIn<L extends Language> = { readonly [M in All as M['key']]: M['messages'][L] };
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
export const moduleBrought: ByName<PieceMark> = joined('brought');
export const displayedChoices: readonly string[] = modules.flatMap(({ displayed = [] }) => displayed);
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

/** Module messages by key, and the names of module gains and worker spaces. */
export function moduleMessages<L extends Language>(language: L): MessagesIn<L> & NamesOfModules {
  const messages = Object.fromEntries(modules.map((module) => [module.key, module.messages[language]])) as MessagesIn<L>;
  const moduleGains = namesOf('gains', language, (name) => (typeof name === 'function' ? name : () => name));
  const moduleRefusals = Object.assign({}, ...modules.map((module) => module.messages[language].refusals));
  return {
    ...messages,
    moduleGains,
    moduleSpaces: namesOf('spaces', language, String),
    moduleTiles: tilesIn(language),
    moduleRefusals,
  };
}

interface NamesOfModules {
  readonly moduleGains: ByName<(amount: number) => string>;
  readonly moduleSpaces: ByName<string>;
  readonly moduleTiles: ByName<TileWords>;
  readonly moduleRefusals: ByName<string>;
}

/** The names of a module's tiles, by what they show, and how it describes one. */
interface TileWords {
  readonly tileNames: ByName<string>;
  readonly tileLine: (tile: { name: string; road: string; colour: string; dice: number }) => string;
}

function tilesIn(language: Language): ByName<TileWords> {
  return Object.fromEntries(
    modules.flatMap(({ key, messages }) => {
      const { tileNames, tileLine } = messages[language];
      return tileNames ? [[key, { tileNames, tileLine } as TileWords]] : [];
    }),
  );
}

type Name = string | ((amount: number) => string);

function namesOf<T>(part: 'gains' | 'spaces', language: Language, nameOf: (message: Name) => T): Readonly<Record<string, T>> {
  const entries = modules.flatMap(({ [part]: keys = {}, messages }) =>
    Object.entries(keys).map(([id, key]) => [id, nameOf(messages[language][key] as Name)] as const),
  );
  return Object.fromEntries(entries);
}

/** What a player holds from the modules in play. */
export function tokensOf(view: RajasView, seat: Seat, telling: RajasTelling): readonly Token[] {
  const tokens = modules.flatMap(({ token }) => token?.(view, seat, telling) ?? []);
  return tokens.toSorted((a, b) => a.about.localeCompare(b.about));
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
