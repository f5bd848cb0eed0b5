import type { QuestionView } from '@durbar/engine';
import { Type } from 'typebox';
import { ChoiceSchema, Count, DeciderSchema, FactSchema, object, SeatNumber, Time } from './parts.ts';

/** One answer as a viewer may see it. The text goes to the seat that answered, and to everyone once the game is over. */
export const MoveEntry = object({
  kind: Type.Literal('move'),
  number: Count,
  by: DeciderSchema,
  text: Type.Optional(Type.String()),
  facts: Type.Array(FactSchema),
  at: Time,
});

/** An undo. The moves stay in the journal; the game continues from move `to`. */
export const UndoEntry = object({
  kind: Type.Literal('undo'),
  number: Count,
  by: SeatNumber,
  to: Count,
  at: Time,
});

/** The rules changed here: the game continues after its first `to` moves, and nothing before it can be undone. */
export const CorrectionEntry = object({
  kind: Type.Literal('correction'),
  number: Count,
  to: Count,
  rules: object({ from: Type.Integer(), to: Type.Integer() }),
  at: Time,
});

export const JournalEntry = Type.Union([MoveEntry, UndoEntry, CorrectionEntry]);
export type JournalEntry = Type.Static<typeof JournalEntry>;

/** The pending question; only its decider gets the choices. */
export const QuestionSchema = Type.Unsafe<QuestionView>(
  object({
    decider: DeciderSchema,
    frame: object({ kind: Type.String() }),
    choices: Type.Array(object({ choice: ChoiceSchema, text: Type.String() })),
  }),
);

/** A viewer's past view and question. */
export const PastMoment = object({ number: Count, view: Type.Unknown(), question: Type.Optional(QuestionSchema) });
export type PastMoment = Type.Static<typeof PastMoment>;

/** A chat message, or a table event other than a move. */
export const TalkLine = object({
  number: Count,
  at: Time,
  kind: Type.Enum(['chat', 'event']),
  person: Type.Optional(object({ id: Type.String(), name: Type.String() })),
  /** The message text, or the event's code. */
  text: Type.String(),
  seat: Type.Optional(SeatNumber),
});
export type TalkLine = Type.Static<typeof TalkLine>;
