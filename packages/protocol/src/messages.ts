import { Type } from 'typebox';
import { JournalEntry, QuestionSchema, TalkLine } from './journal.ts';
import { GameSearch } from './pairing.ts';
import { CommandId, Count, FactSchema, Fault, Id, object, PersonRef, Time, ViewerSchema } from './parts.ts';
import { PatchSchema } from './patch.ts';
import { Presence } from './people.ts';
import { TableInfo, Turn } from './table.ts';

/** `together`: everyone at a table should connect to the same process, at the table's own socket path. */
const Welcome = object({
  type: Type.Literal('welcome'),
  me: PersonRef,
  time: Time,
  together: Type.Optional(Type.Literal(true)),
});
/** Accepted and durable. `number` is the length of the journal afterwards. */
const Ack = object({ type: Type.Literal('ack'), id: CommandId, number: Type.Optional(Count), time: Type.Optional(Time) });
/** Rejected; nothing changed. */
const Refused = object({ type: Type.Literal('refused'), id: CommandId, fault: Fault });

/** The moves that would remain if the viewer undid their last answer, or all since the last barrier; absent if impossible. */
const takingBack = { undo: Type.Optional(Count), reset: Type.Optional(Count) };

/** A table as a watcher sees it; `entries` begin at number `from`. */
const State = object({
  type: Type.Literal('state'),
  table: Id,
  info: TableInfo,
  viewer: ViewerSchema,
  from: Count,
  number: Count,
  setUpFacts: Type.Array(FactSchema),
  entries: Type.Array(JournalEntry),
  view: Type.Optional(Type.Unknown()),
  question: Type.Optional(QuestionSchema),
  ...takingBack,
  talk: Type.Array(TalkLine),
});
/**
 * New entries of a watched table and what they change: the resulting `view` as a whole or, for a watcher who asked for it, as a `patch` of the
 * view sent before, with the `fingerprint` of the result. No patch means that the view stayed the same.
 */
const Update = object({
  type: Type.Literal('update'),
  table: Id,
  from: Count,
  number: Count,
  entries: Type.Array(JournalEntry),
  view: Type.Optional(Type.Unknown()),
  patch: Type.Optional(PatchSchema),
  fingerprint: Type.Optional(Type.Integer({ minimum: 0, maximum: 0xffffffff })),
  question: Type.Optional(QuestionSchema),
  ...takingBack,
  turn: Type.Optional(Turn),
});
/** Another change to a watched table: seats, status, a request. */
const Info = object({ type: Type.Literal('info'), info: TableInfo });
const Talk = object({ type: Type.Literal('talk'), table: Id, lines: Type.Array(TalkLine) });

/** Which players at a watched table are present, and the spectators; some choose to be counted only. */
const Attendance = object({
  type: Type.Literal('presence'),
  table: Id,
  people: Type.Array(Presence),
  watching: object({ named: Type.Array(PersonRef), others: Count }),
});

const Lobby = object({ type: Type.Literal('lobby'), tables: Type.Array(TableInfo) });
const LobbyTable = object({ type: Type.Literal('lobby-table'), info: TableInfo });
const LobbyGone = object({ type: Type.Literal('lobby-gone'), table: Id });

/** Whether it's the person's turn at a table, watched or not. */
const YourTurn = object({
  type: Type.Literal('your-turn'),
  table: Id,
  game: Type.String(),
  yours: Type.Boolean(),
  since: Time,
  deadline: Type.Optional(Time),
});
/** A table the person joined is about to start and needs their share of the seed. */
const Starting = object({ type: Type.Literal('starting'), table: Id });
/** The friend list changed, or a friend sent an invitation. */
const Friends = object({ type: Type.Literal('friends') });
const Invited = object({ type: Type.Literal('invited'), table: Id, game: Type.String(), by: PersonRef });
/** What the person is looking for has changed; without a search, they're no longer looking. */
const Looking = object({ type: Type.Literal('search'), search: Type.Optional(GameSearch) });
/** Something was done by the person's plan at a table, or couldn't be. */
const Plan = object({ type: Type.Literal('plan'), table: Id });
/** A round has started, and the person has a table in it. */
const Round = object({ type: Type.Literal('round'), tournament: Id, name: Type.String(), table: Id });
/** Someone leads others through a finished game: this is the moment they look at; without one, they have stopped. */
const Led = object({ type: Type.Literal('led'), table: Id, by: PersonRef, number: Type.Optional(Count) });
/** Something about a watched tournament changed. */
const TournamentNews = object({ type: Type.Literal('tournament'), tournament: Id });
const Pong = object({ type: Type.Literal('pong'), id: CommandId, time: Time });
/** Sent only to show that a program's stream is alive. */
const Ping = object({ type: Type.Literal('ping'), time: Time });
/** The socket closes. After `restart` the client should reconnect. */
const Bye = object({
  type: Type.Literal('bye'),
  reason: Type.Enum(['restart', 'signed-out', 'too-slow', 'too-many', 'too-fast', 'bad-message']),
});

/** Everything the server may send over a socket. */
export const Message = Type.Union([
  Welcome,
  Ack,
  Refused,
  State,
  Update,
  Info,
  Talk,
  Attendance,
  Lobby,
  LobbyTable,
  LobbyGone,
  YourTurn,
  Starting,
  Friends,
  Invited,
  Looking,
  Plan,
  Round,
  TournamentNews,
  Led,
  Pong,
  Ping,
  Bye,
]);
export type Message = Type.Static<typeof Message>;
export type MessageOf<T extends Message['type']> = Extract<Message, { type: T }>;
