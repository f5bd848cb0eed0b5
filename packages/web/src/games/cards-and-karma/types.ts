import type {
  CardsAndKarmaChoice,
  CardsAndKarmaDescription,
  CardsAndKarmaFact,
  CardsAndKarmaView,
} from '@durbar/cards-and-karma';
import type { QuestionView } from '@durbar/engine';
import type { Preview, Table, Telling } from '../../table/contract.ts';
import type { KarmaMessages } from './messages/index.ts';

export type Choice = CardsAndKarmaChoice;
export type Fact = CardsAndKarmaFact;
export type Game = CardsAndKarmaDescription;
export type View = CardsAndKarmaView;
export type KarmaTable = Table<Game, View, Choice, Fact, KarmaMessages>;
export type KarmaTelling = Telling<Game, KarmaMessages>;
export type KarmaPreview = Preview<View, Choice, Fact>;
export type KarmaQuestion = QuestionView<Choice>;

export { NONE } from '@durbar/cards-and-karma/vocabulary';

/** What a refusal names, in words. */
export interface RefusedValues {
  readonly name: string;
  readonly colour: string;
  readonly cost?: string | number;
  readonly number?: string | number;
  readonly limit?: string | number;
}
