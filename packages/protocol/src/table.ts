import { Type } from 'typebox';
import { Count, DeciderSchema, Hex256, Id, object, PersonRef, SeatNumber, Time } from './parts.ts';

/** How fast a table plays. Seconds for live play: a bank that fills by the increment after each turn, never above its start. */
export const Pace = Type.Union([
  object({
    kind: Type.Literal('live'),
    bank: Type.Integer({ minimum: 30, maximum: 14_400 }),
    increment: Type.Integer({ minimum: 0, maximum: 600 }),
  }),
  object({ kind: Type.Literal('days'), hours: Type.Union([Type.Literal(24), Type.Literal(72)]) }),
  object({ kind: Type.Literal('none') }),
]);
export type Pace = Type.Static<typeof Pace>;

export const TableStatus = Type.Enum(['open', 'running', 'finished', 'cancelled']);
export type TableStatus = Type.Static<typeof TableStatus>;

export const Visibility = Type.Enum(['public', 'link']);
export type Visibility = Type.Static<typeof Visibility>;

/** Whether the result changes ratings. At a friendly table everyone may ask for hints. */
export const Stakes = Type.Enum(['rated', 'friendly']);
export type Stakes = Type.Static<typeof Stakes>;

/** What happens to a seat that runs out of time: a bot stands in, it has lost, or the table waits. */
export const OutOfTime = Type.Enum(['bot', 'loss', 'wait']);
export type OutOfTime = Type.Static<typeof OutOfTime>;

export const BotLevel = Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' });

/** What the client of a seat adds to chance. */
const ShareInfo = object({
  promise: Hex256,
  revealed: Type.Boolean(),
  /** Shown from the start of the game on. */
  nonce: Type.Optional(Hex256),
});

export const SeatInfo = object({
  seat: SeatNumber,
  person: Type.Optional(PersonRef),
  /** The person's rating in this game, with the number of rated games; absent for those who have none. */
  rating: Type.Optional(object({ value: Type.Integer(), games: Type.Integer() })),
  /** The level of the bot that sits here from the start. */
  bot: Type.Optional(BotLevel),
  /** Open tables: has agreed to start. */
  ready: Type.Boolean(),
  /** A bot plays for the absent person, who may come back. */
  away: Type.Boolean(),
  awaySince: Type.Optional(Time),
  /** The person has given the game up, or lost it on time: a bot plays on, the seat is ranked last. */
  resigned: Type.Optional(Type.Boolean()),
  /** Absent where no one promised one: for that seat the server's secret stands in. */
  share: Type.Optional(ShareInfo),
});
export type SeatInfo = Type.Static<typeof SeatInfo>;

/** Whose turn it is, since when and until when. */
export const Turn = object({
  decider: DeciderSchema,
  since: Time,
  deadline: Type.Optional(Time),
  /** Live play: milliseconds left to each seat when the turn began. */
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

/** What everyone who may see a table knows about it. */
export const TableInfo = object({
  id: Id,
  version: Type.Integer(),
  status: TableStatus,
  game: Type.String(),
  rulesVersion: Type.Integer(),
  players: Type.Integer(),
  options: Type.Record(Type.String(), Type.String()),
  edition: Type.String(),
  /** The edition is one that someone brought along; its content is asked for by the table's id. */
  ownEdition: Type.Optional(Type.Boolean()),
  pace: Pace,
  visibility: Visibility,
  stakes: Stakes,
  outOfTime: OutOfTime,
  host: Type.Optional(PersonRef),
  seats: Type.Array(SeatInfo),
  createdAt: Time,
  startedAt: Type.Optional(Time),
  endedAt: Type.Optional(Time),
  /** The server's promise about chance, given when the table opens. */
  commitment: Type.Optional(Type.String()),
  /** The table is about to start: until then it waits for the clients to reveal their shares of chance. */
  revealBy: Type.Optional(Time),
  /** Shown when the game is over. */
  seed: Type.Optional(Type.String()),
  standings: Type.Optional(Type.Array(StandingInfo)),
  turn: Type.Optional(Turn),
  /** All clocks stand since then. */
  pausedAt: Type.Optional(Time),
  request: Type.Optional(TableRequest),
  /** The table where the same people play again. */
  rematch: Type.Optional(Id),
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
  /** A bot stands in when absent. */
  outOfTime: Type.Optional(OutOfTime),
  /** The host's promise about chance. */
  promise: Type.Optional(Hex256),
});
export type NewTable = Type.Static<typeof NewTable>;

/** What someone who follows a link learns of the table before coming in. */
export const Invitation = object({
  info: TableInfo,
  /** Who made the link; of a public table its host. */
  inviter: Type.Optional(PersonRef),
  /** Absent for public tables: their link lasts. */
  expiresAt: Type.Optional(Time),
});
export type Invitation = Type.Static<typeof Invitation>;
