import { Type } from 'typebox';
import { Id, object, PersonRef, Time } from './parts.ts';
import { Presence } from './people.ts';
import { Options, Pace, SeatRating, Stakes, TableStatus, Visibility } from './table.ts';

/** Live or turn-based: without a time limit, a round could last forever. */
const TournamentPace = Type.Union([Pace.anyOf[0], Pace.anyOf[1]]);

const terms = {
  name: Type.String({ minLength: 3, maxLength: 40 }),
  game: Type.String({ minLength: 1, maxLength: 64 }),
  options: Options,
  /** People at a table. If the number doesn't divide, some tables have one fewer. */
  size: Type.Integer({ minimum: 2, maximum: 5 }),
  rounds: Type.Integer({ minimum: 1, maximum: 7 }),
  pace: TournamentPace,
  /** Listed for everyone, or only for people who have the link. */
  visibility: Visibility,
  stakes: Stakes,
  startsAt: Time,
};

export const NewTournament = object(terms);
export type NewTournament = Type.Static<typeof NewTournament>;

export const TournamentInfo = object({
  id: Id,
  ...terms,
  status: Type.Enum(['open', 'running', 'finished', 'cancelled']),
  /** The current round; 0 before the start. */
  round: Type.Integer(),
  host: Type.Optional(PersonRef),
  entrants: Type.Integer(),
  /** Whether you take part. */
  joined: Type.Boolean(),
  /** Your table of the current round, unless it's over. */
  myTable: Type.Optional(Id),
  /** The winner or winners of a finished one. */
  winners: Type.Array(PersonRef),
  endedAt: Type.Optional(Time),
});
export type TournamentInfo = Type.Static<typeof TournamentInfo>;

export const TournamentRow = object({
  person: PersonRef,
  rating: Type.Optional(SeatRating),
  rank: Type.Integer(),
  points: Type.Number(),
  /** Share of the possible points that the opponents took: the first tie-break. */
  opponents: Type.Number(),
  /** Points by round; absent where the person didn't play or still plays. */
  byRound: Type.Array(Type.Union([Type.Number(), Type.Null()])),
  /** No longer takes part. */
  left: Type.Boolean(),
});
export type TournamentRow = Type.Static<typeof TournamentRow>;

export const TournamentTable = object({
  round: Type.Integer(),
  number: Type.Integer(),
  table: Id,
  status: TableStatus,
  /** A waiting table starts at this time at the latest. */
  startsBy: Type.Optional(Time),
  bots: Type.Integer(),
  people: Type.Array(
    object({
      person: PersonRef,
      rating: Type.Optional(SeatRating),
      /** At your own table. */
      presence: Type.Optional(Presence),
      ready: Type.Boolean(),
      rank: Type.Optional(Type.Integer()),
      points: Type.Optional(Type.Number()),
    }),
  ),
});
export type TournamentTable = Type.Static<typeof TournamentTable>;

export const Tournament = object({
  info: TournamentInfo,
  /** What the places score, best first. */
  scale: Type.Array(Type.Number()),
  standings: Type.Array(TournamentRow),
  /** The tables of all rounds, newest round first. */
  tables: Type.Array(TournamentTable),
});
export type Tournament = Type.Static<typeof Tournament>;
