import type { QuestionView } from '@durbar/engine';
import type { TajMahalChoice, TajMahalDescription, TajMahalFact, TajMahalView } from '@durbar/taj-mahal';
import type { Preview, Table, Telling } from '../../table/contract.ts';
import type { TajMessages } from './messages/index.ts';

export type Choice = TajMahalChoice;
export type Fact = TajMahalFact;
export type Game = TajMahalDescription;
export type View = TajMahalView;
export type TajTable = Table<Game, View, Choice, Fact, TajMessages>;
export type TajTelling = Telling<Game, TajMessages>;
export type TajPreview = Preview<View, Choice, Fact>;
export type TajQuestion = QuestionView<Choice>;

export { NONE } from '@durbar/taj-mahal/vocabulary';

/** What a refusal names, in words. */
export interface RefusedValues {
  readonly name: string;
  readonly symbol: string;
  readonly colour: string;
  readonly province: string;
  readonly tokens?: string | number | undefined;
}
