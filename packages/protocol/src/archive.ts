import { Type } from 'typebox';
import { Id, object, PersonRef, SeatNumber, Time } from './parts.ts';

export const ArchivedGame = object({
  table: Id,
  game: Type.String(),
  players: Type.Integer(),
  options: Type.Record(Type.String(), Type.String()),
  endedAt: Time,
  moves: Type.Integer(),
  results: Type.Array(
    object({
      seat: SeatNumber,
      person: Type.Optional(PersonRef),
      name: Type.String(),
      rank: Type.Integer(),
      score: Type.Number(),
      /** The rating after a rated game, and the change. */
      rating: Type.Optional(Type.Integer()),
      change: Type.Optional(Type.Integer()),
    }),
  ),
});
export type ArchivedGame = Type.Static<typeof ArchivedGame>;

export const ArchivePage = object({ games: Type.Array(ArchivedGame), next: Type.Optional(Type.String()) });
export type ArchivePage = Type.Static<typeof ArchivePage>;

export const ArchiveQuery = object({
  game: Type.Optional(Type.String({ maxLength: 64 })),
  person: Type.Optional(Id),
  /** Part of a player's name. */
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  from: Type.Optional(Time),
  to: Type.Optional(Time),
  after: Type.Optional(Type.String({ maxLength: 64, pattern: '^[0-9]+-[a-z2-7]{12}$' })),
});
export type ArchiveQuery = Type.Static<typeof ArchiveQuery>;
