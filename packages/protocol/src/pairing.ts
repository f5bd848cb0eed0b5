import { Type } from 'typebox';
import { Count, Id, object, PersonRef, Time } from './parts.ts';
import { Pace, SeatRating } from './table.ts';

/** A quick or normal game now, or one with a day or three for every turn. */
export const PairingPace = Type.Enum(['fast', 'live', 'days', 'slow']);
export type PairingPace = Type.Static<typeof PairingPace>;

/** What a person looks for. */
export const NewSearch = object({
  game: Type.String({ minLength: 1, maxLength: 64 }),
  pace: PairingPace,
  /** As few as the game allows if absent. */
  players: Type.Optional(Type.Integer({ minimum: 2, maximum: 5 })),
});
export type NewSearch = Type.Static<typeof NewSearch>;

export const Companion = object({ person: PersonRef, rating: Type.Optional(SeatRating) });
export type Companion = Type.Static<typeof Companion>;

/** A person looks for a game, or has found one. */
export const GameSearch = object({
  game: Type.String(),
  pace: Pace,
  /** The shared pace that was asked for. */
  wanted: PairingPace,
  players: Type.Integer(),
  since: Time,
  /** The others who would play so far; once found, all of them. */
  company: Type.Array(Companion),
  /** Half of those who were seated lately waited at most this many seconds; absent if too few were. */
  usualWait: Type.Optional(Count),
  /** The table that was found. It starts when everyone there says they're ready. */
  table: Type.Optional(Id),
});
export type GameSearch = Type.Static<typeof GameSearch>;

/** The answer of someone who may not be looking for a game. */
export const MySearch = object({ search: Type.Optional(GameSearch) });
export type MySearch = Type.Static<typeof MySearch>;
