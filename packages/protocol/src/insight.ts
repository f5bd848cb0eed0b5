import { type TSchema, Type } from 'typebox';
import { Count, object, SeatNumber } from './parts.ts';

const Chance = Type.Number({ minimum: 0, maximum: 1 });

/** An analysis never changes. */
function list<T extends TSchema>(of: T) {
  return Type.Unsafe<readonly Type.Static<T>[]>(Type.Array(of));
}

const Turn = object({
  /** The answers in order, until chance or someone else decides. */
  texts: list(Type.String()),
  /** The chance to win with it. */
  chance: Chance,
  /** The seat's score a few turns later, on average. */
  later: Type.Number(),
  /** What clearly tells it from the turn beside it: amounts after both, on average, and how far the first is ahead. */
  contrasts: Type.Optional(list(object({ name: Type.String(), one: Type.Number(), other: Type.Number(), by: Type.Number() }))),
});

/** Another turn, from which entry, and what was played there. */
const Alternative = object({ entry: Count, hint: Turn, played: Turn });

const AnalysedTurn = object({
  seat: SeatNumber,
  /** The first and last entry of the turn. */
  first: Count,
  last: Count,
  /** Where the seat's decisions begin: the first entry, and those after a draw. */
  starts: list(Count),
  /** None if there was nothing to decide. */
  judgement: Type.Optional(
    object({
      verdict: Type.Union([Type.Literal('best'), Type.Literal('good'), Type.Literal('inaccuracy'), Type.Literal('mistake')]),
      /** The loss in winning chances. */
      lost: Type.Number(),
      /** The best alternative, unless the turn itself was the best. */
      better: Type.Optional(Alternative),
      /** What came closest to a turn that was the best. */
      next: Type.Optional(Alternative),
    }),
  ),
});

/** A finished game judged turn by turn. */
const ANALYSIS = {
  /** Before each entry and after the last: every seat's chance to win. */
  chances: list(list(Chance)),
  /** What each draw was worth to every seat. */
  luck: list(object({ entry: Count, worth: list(Type.Number()) })),
  turns: list(AnalysedTurn),
};
export const GameAnalysis = object(ANALYSIS);
export type GameAnalysis = Type.Static<typeof GameAnalysis>;

/** An analysis on the way: only the first turns are judged yet. */
export const BegunGameAnalysis = object({ ...ANALYSIS, judged: Count });
export type BegunGameAnalysis = Type.Static<typeof BegunGameAnalysis>;

/** The shared analysis of a finished game: there, on its way, impossible, or not requested yet. */
export const AnalysisState = Type.Union([
  object({
    state: Type.Literal('done'),
    /** Which version of the analysis, and of the rules, judged. */
    version: Type.Integer(),
    rulesVersion: Type.Integer(),
    analysis: GameAnalysis,
  }),
  object({
    state: Type.Literal('waiting'),
    progress: Chance,
    /** What is found so far. */
    part: Type.Optional(BegunGameAnalysis),
  }),
  object({ state: Type.Literal('failed') }),
  object({ state: Type.Literal('none') }),
]);
export type AnalysisState = Type.Static<typeof AnalysisState>;
