import type { Seat } from '@durbar/engine';
import type { Language } from '../../../i18n/language.ts';
import type { Glyphs } from '../pieces/marks.ts';
import type { RajasTelling, RajasView } from '../types.ts';
import { cows } from './cows/index.ts';
import { ganga } from './ganga/index.ts';
import { holi } from './holi/index.ts';
import { kedarnath } from './kedarnath/index.ts';
import type { PromptOf, TableModule, Token } from './module.ts';
import { navaratnas } from './navaratnas/index.ts';
import { pinkElephant } from './pink-elephant/index.ts';
import { rivers } from './rivers/index.ts';
import { roads } from './roads/index.ts';
import { wilderness } from './wilderness/index.ts';

/** The modules of the table: each one object of its folder. Tables and messages are derived from this list. */
const TABLE_MODULES = [
  // What players hold is shown in this order.
  navaratnas,
  ganga,
  rivers,
  wilderness,
  kedarnath,
  cows,
  roads,
  holi,
  pinkElephant,
] as const;
const modules: readonly TableModule[] = TABLE_MODULES;

type All = (typeof TABLE_MODULES)[number];
type Joined<U> = (U extends unknown ? (part: U) => void : never) extends (part: infer I) => void ? I : never;
type Table<K extends string, M = All> = Joined<M extends Readonly<Record<K, infer T>> ? T : never>;
type MessagesIn<L extends Language> = { readonly [M in All as M['key']]: M['messages'][L] };

function joined<K extends keyof TableModule>(part: K): Table<K> {
  return Object.assign({}, ...modules.map((module) => module[part]));
}

export const moduleLabels = joined('labels');
export const moduleLines = joined('lines');
export const moduleSources = joined('sources');
export const moduleEffects = joined('effects');
/** How gains are drawn, by kind. */
export const moduleGlyphs: Glyphs = joined('glyphs');
/** By kind of frame. */
export const modulePrompts: Readonly<Record<string, PromptOf>> = joined('prompts');

/** The messages of the modules by their keys, and by themselves what modules call their gains and worker spaces. */
export function moduleMessages<L extends Language>(language: L): MessagesIn<L> & NamesOfModules {
  const messages = Object.fromEntries(modules.map((module) => [module.key, module.messages[language]])) as MessagesIn<L>;
  const moduleGains = namesOf('gains', language, (name) => (typeof name === 'function' ? name : () => name));
  return { ...messages, moduleGains, moduleSpaces: namesOf('spaces', language, String) };
}

interface NamesOfModules {
  readonly moduleGains: Readonly<Record<string, (amount: number) => string>>;
  readonly moduleSpaces: Readonly<Record<string, string>>;
}

type Name = string | ((amount: number) => string);

function namesOf<T>(part: 'gains' | 'spaces', language: Language, nameOf: (message: Name) => T): Readonly<Record<string, T>> {
  const entries = modules.flatMap(({ [part]: keys = {}, messages }) =>
    Object.entries(keys).map(([id, key]) => [id, nameOf(messages[language][key] as Name)] as const),
  );
  return Object.fromEntries(entries);
}

/** What a player holds of the modules in play. */
export function tokensOf(view: RajasView, seat: Seat, telling: RajasTelling): readonly Token[] {
  return modules.flatMap(({ token }) => token?.(view, seat, telling) ?? []);
}
