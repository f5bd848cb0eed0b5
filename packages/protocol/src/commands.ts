import { Type } from 'typebox';
import { CommandId, Count, Hex256, Id, object } from './parts.ts';

const common = { id: CommandId, table: Id };

/** Subscribes to a table. `have` and `talk` are the number of entries and messages the client already has; `patches`: it can patch a view. */
const Watch = object({
  type: Type.Literal('watch'),
  ...common,
  have: Type.Optional(Count),
  talk: Type.Optional(Count),
  patches: Type.Optional(Type.Literal(true)),
});
const Unwatch = object({ type: Type.Literal('unwatch'), ...common });

/** Answers the question that was asked when the journal had `number` entries. */
const Move = object({
  type: Type.Literal('move'),
  ...common,
  number: Count,
  text: Type.String({ minLength: 1, maxLength: 400 }),
});
/** Undoes the sender's last answer, or all their answers since the last barrier. */
const Undo = object({ type: Type.Literal('undo'), ...common, number: Count, extent: Type.Enum(['step', 'turn']) });

/** Asks all players to agree to undo to move `to`, end without a result, extend the time or stop the clocks. */
const Ask = object({
  type: Type.Literal('ask'),
  ...common,
  request: Type.Union([
    object({ kind: Type.Literal('undo'), to: Count }),
    object({ kind: Type.Literal('cancel') }),
    object({ kind: Type.Literal('extend') }),
    object({ kind: Type.Literal('pause') }),
  ]),
});
const Reply = object({ type: Type.Literal('reply'), ...common, request: Id, consent: Type.Boolean() });
const Withdraw = object({ type: Type.Literal('withdraw'), ...common, request: Id });

/** `key` deduplicates retries. */
const Say = object({
  type: Type.Literal('say'),
  ...common,
  key: Type.String({ pattern: '^[A-Za-z0-9_-]{8,32}$' }),
  text: Type.String({ minLength: 1, maxLength: 500 }),
});
/** Hands the sender's seat to a bot, or takes it back. */
const Leave = object({ type: Type.Literal('leave'), ...common });
const Return = object({ type: Type.Literal('return'), ...common });
/** Resigns: a bot takes over and the seat is ranked last. */
const Resign = object({ type: Type.Literal('resign'), ...common });
/** Resumes the clocks after a pause. */
const GoOn = object({ type: Type.Literal('go-on'), ...common });

/** Reveals the sender's share of the seed at a table about to start. */
const Reveal = object({ type: Type.Literal('reveal'), ...common, nonce: Hex256 });

const WatchLobby = object({ type: Type.Literal('watch-lobby'), id: CommandId });
const UnwatchLobby = object({ type: Type.Literal('unwatch-lobby'), id: CommandId });
/** Shows everyone who looks at a finished game the moment the sender looks at; without one, the sender stops leading. */
const Lead = object({ type: Type.Literal('lead'), ...common, number: Type.Optional(Count) });
/** Asks to be told when a tournament changes. */
const WatchTournament = object({ type: Type.Literal('watch-tournament'), id: CommandId, tournament: Id });
const UnwatchTournament = object({ type: Type.Literal('unwatch-tournament'), id: CommandId, tournament: Id });
/** Whether the person is looking at the page and at what; present people get no notifications. Spectators can choose to be named. */
const Attend = object({
  type: Type.Literal('presence'),
  id: CommandId,
  visible: Type.Boolean(),
  phone: Type.Optional(Type.Boolean()),
  named: Type.Optional(Type.Boolean()),
});
const Ping = object({ type: Type.Literal('ping'), id: CommandId });

/** Everything a client may send over its socket. */
export const Command = Type.Union([
  Watch,
  Unwatch,
  Move,
  Undo,
  Ask,
  Reply,
  Withdraw,
  Say,
  Leave,
  Return,
  Resign,
  GoOn,
  Reveal,
  Lead,
  WatchLobby,
  UnwatchLobby,
  WatchTournament,
  UnwatchTournament,
  Attend,
  Ping,
]);
export type Command = Type.Static<typeof Command>;
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;
/** A command without the id, which the socket gives it. */
export type Unnumbered<C> = C extends { id: number } ? Omit<C, 'id'> : never;

/** Maximum size of a command. */
export const MAX_COMMAND_BYTES = 4096;
