import { Type } from 'typebox';
import { Count, DeciderSchema, Hex256, Id, object, PageLanguage, PersonRef, SeatNumber, Time } from './parts.ts';

/** How fast a table plays. Seconds for live play: a bank that fills by the increment after each turn, never above its start. */
export const Pace = Type.Union([
  object({
    kind: Type.Literal('live'),
    bank: Type.Integer({ minimum: 30, maximum: 14_400 }),
    increment: Type.Integer({ minimum: 0, maximum: 600 }),
  }),
  object({ kind: Type.Literal('days'), hours: Type.Integer({ minimum: 24, maximum: 336, multipleOf: 24 }) }),
  object({ kind: Type.Literal('none') }),
]);
export type Pace = Type.Static<typeof Pace>;

export const TableStatus = Type.Enum(['open', 'running', 'finished', 'cancelled']);
export type TableStatus = Type.Static<typeof TableStatus>;

export const Visibility = Type.Enum(['public', 'link']);
export type Visibility = Type.Static<typeof Visibility>;

/** Whether the result changes ratings. Hints are allowed at casual tables. */
export const Stakes = Type.Enum(['rated', 'friendly']);
export type Stakes = Type.Static<typeof Stakes>;

/** What happens when a seat runs out of time: a bot takes over, the seat loses, or the table waits. */
export const OutOfTime = Type.Enum(['bot', 'loss', 'wait']);
export type OutOfTime = Type.Static<typeof OutOfTime>;

export const BotLevel = Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' });

/** A client's share of the seed. */
const ShareInfo = object({
  promise: Hex256,
  revealed: Type.Boolean(),
  /** Present once the game has started. */
  nonce: Type.Optional(Hex256),
});

/** A person's rating in a game and the number of rated games behind it. */
export const SeatRating = object({ value: Type.Integer(), games: Type.Integer() });
export type SeatRating = Type.Static<typeof SeatRating>;

export const SeatInfo = object({
  seat: SeatNumber,
  person: Type.Optional(PersonRef),
  /** A program plays for this account. */
  program: Type.Optional(Type.Boolean()),
  /** In this game; absent if unrated. */
  rating: Type.Optional(SeatRating),
  /** The level of the bot that sits here from the start. */
  bot: Type.Optional(BotLevel),
  /** Open tables: ready to start. */
  ready: Type.Boolean(),
  /** A bot is playing for the person, who can return. */
  away: Type.Boolean(),
  awaySince: Type.Optional(Time),
  /** The person resigned or lost on time: a bot takes over and the seat is ranked last. */
  resigned: Type.Optional(Type.Boolean()),
  /** Absent for seats without a promise; the server's secret covers them. */
  share: Type.Optional(ShareInfo),
});
export type SeatInfo = Type.Static<typeof SeatInfo>;

/** Whose turn it is, since when and until when. */
export const Turn = object({
  decider: DeciderSchema,
  since: Time,
  deadline: Type.Optional(Time),
  /** Live games: milliseconds left for each seat when the turn began. */
  clocks: Type.Optional(Type.Array(Type.Integer())),
});
export type Turn = Type.Static<typeof Turn>;

export const RequestKind = Type.Enum(['undo', 'cancel', 'extend', 'pause']);
export type RequestKind = Type.Static<typeof RequestKind>;

/** Something that needs everyone's consent. */
export const TableRequest = object({
  id: Id,
  kind: RequestKind,
  by: SeatNumber,
  /** Undo: the number of moves that remain. */
  to: Type.Optional(Count),
  at: Time,
  consents: Type.Array(SeatNumber),
  /** Seats that have yet to answer. */
  waiting: Type.Array(SeatNumber),
});
export type TableRequest = Type.Static<typeof TableRequest>;

export const StandingInfo = object({
  seat: SeatNumber,
  rank: Type.Integer(),
  score: Type.Number(),
  parts: Type.Optional(Type.Record(Type.String(), Type.Number())),
});
export type StandingInfo = Type.Static<typeof StandingInfo>;

/** Public information about a table. */
export const TableInfo = object({
  id: Id,
  version: Type.Integer(),
  status: TableStatus,
  game: Type.String(),
  rulesVersion: Type.Integer(),
  players: Type.Integer(),
  options: Type.Record(Type.String(), Type.String()),
  edition: Type.String(),
  /** A custom edition; request its content by the table's id. */
  ownEdition: Type.Optional(Type.Boolean()),
  pace: Pace,
  visibility: Visibility,
  stakes: Stakes,
  outOfTime: OutOfTime,
  /** Bots of this level take the free seats when the host starts the game. */
  fill: Type.Optional(BotLevel),
  /** The server chose who plays: no one joins or leaves, and the game starts once everyone is ready. */
  seated: Type.Optional(Type.Boolean()),
  /** The finished table whose deal is played again. */
  sameAs: Type.Optional(Id),
  /** The language of the host. */
  language: Type.Optional(PageLanguage),
  host: Type.Optional(PersonRef),
  seats: Type.Array(SeatInfo),
  createdAt: Time,
  startedAt: Type.Optional(Time),
  endedAt: Type.Optional(Time),
  /** The server's commitment to its secret, published when the table opens. */
  commitment: Type.Optional(Type.String()),
  /** The table is about to start; until this time, it waits for clients to reveal their shares of the seed. */
  revealBy: Type.Optional(Time),
  /** Shown when the game is over. */
  seed: Type.Optional(Type.String()),
  standings: Type.Optional(Type.Array(StandingInfo)),
  turn: Type.Optional(Turn),
  /** Clocks have been stopped since this time. */
  pausedAt: Type.Optional(Time),
  request: Type.Optional(TableRequest),
  /** The rematch. */
  rematch: Type.Optional(Id),
  /** The seat whose player lets anyone with the link see the finished private game. */
  sharedBy: Type.Optional(SeatNumber),
});
export type TableInfo = Type.Static<typeof TableInfo>;

export const EditionId = Type.String({ minLength: 1, maxLength: 64 });
export const Options = Type.Record(Type.String({ minLength: 1, maxLength: 64 }), Type.String({ maxLength: 200 }), {
  maxProperties: 64,
});

export const NewTable = object({
  game: Type.String({ minLength: 1, maxLength: 64 }),
  players: Type.Integer({ minimum: 1, maximum: 16 }),
  options: Type.Optional(Options),
  edition: Type.Optional(EditionId),
  /** A custom edition. */
  editionData: Type.Optional(Type.Unknown()),
  pace: Pace,
  visibility: Visibility,
  /** Rated when absent. */
  stakes: Type.Optional(Stakes),
  /** Default: a bot takes over. */
  outOfTime: Type.Optional(OutOfTime),
  /** Bots of this level take the free seats when the host starts the game; without it, the host waits for players. */
  fill: Type.Optional(BotLevel),
  /** The language of the host, for the list of tables. */
  language: Type.Optional(PageLanguage),
  /** The host's promise for their share of the seed. */
  promise: Type.Optional(Hex256),
});
export type NewTable = Type.Static<typeof NewTable>;

/** What a link shows about the table before the visitor joins. */
export const Invitation = object({
  info: TableInfo,
  /** Who created the link; for a public table, its host. */
  inviter: Type.Optional(PersonRef),
  /** Absent for public tables, whose links don't expire. */
  expiresAt: Type.Optional(Time),
});
export type Invitation = Type.Static<typeof Invitation>;
