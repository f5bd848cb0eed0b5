import type { Seat } from '@durbar/engine';
import type { ArtName } from '../../../art/index.ts';
import type { Language, Messages } from '../../../i18n/language.ts';
import type { Prompt } from '../../../table/contract.ts';
import type { Glyphs } from '../pieces/marks.ts';
import type { RajasQuestionView, RajasTelling, RajasView } from '../types.ts';

/** A question of a module in words. */
export type PromptOf = (telling: RajasTelling, view: RajasView, question: RajasQuestionView) => Prompt;

/** Something of a module that a player holds. */
export interface Token {
  readonly symbol: ArtName;
  readonly colour: string;
  readonly count: number;
  readonly label: string;
  /** What leads to its rules. */
  readonly about: string;
}

export type TokenOf = (view: RajasView, seat: Seat, telling: RajasTelling) => Token | undefined;

type Words = Readonly<Record<string, unknown>>;

/** What a module brings to the page; a folder holds one. Its tables are typed by what they cover (`Lines`, `Labels`, …). */
export interface TableModule {
  /** The key of its messages in the table’s words. */
  readonly key: string;
  readonly messages: Readonly<Record<Language, Messages>>;
  /** By type of choice. */
  readonly labels?: Words;
  /** Lines of the chronicle, by type of fact. */
  readonly lines?: Words;
  /** By kind of frame. */
  readonly prompts?: Readonly<Record<string, PromptOf>>;
  /** What effects come from, by kind of source. */
  readonly sources?: Words;
  /** Parts of effects that can lapse or be declined. */
  readonly effects?: Words;
  /** The names of its gains, by kind: keys of its messages. A message of a gain with an amount takes it. */
  readonly gains?: Readonly<Record<string, string>>;
  /** The names of its worker spaces, by id: keys of its messages. */
  readonly spaces?: Readonly<Record<string, string>>;
  readonly glyphs?: Glyphs;
  /** What a player holds. */
  readonly token?: TokenOf;
}
