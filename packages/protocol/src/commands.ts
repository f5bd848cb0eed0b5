import { Type } from 'typebox';
import { CommandId, Count, Hex256, Id, object } from './parts.ts';

const common = { id: CommandId, table: Id };

/** Shows a table from now on. `have` and `talk` count what the client has already. */
const Watch = object({
  type: Type.Literal('watch'),
  ...common,
  have: Type.Optional(Count),
  talk: Type.Optional(Count),
});
const Unwatch = object({ type: Type.Literal('unwatch'), ...common });

/** Answers the question that was asked when the journal had `number` entries. */
const Move = object({
  type: Type.Literal('move'),
  ...common,
  number: Count,
  text: Type.String({ minLength: 1, maxLength: 400 }),
});
/** Takes back one's last answer, or all of one's answers since the last barrier. */
const Undo = object({ type: Type.Literal('undo'), ...common, number: Count, extent: Type.Enum(['step', 'turn']) });

/** Asks everyone for consent: to go back to move `to`, to end without a result, to have more time, or to stop the clocks. */
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

/** `key` makes a repeat harmless. */
const Say = object({
  type: Type.Literal('say'),
  ...common,
  key: Type.String({ pattern: '^[A-Za-z0-9_-]{8,32}$' }),
  text: Type.String({ minLength: 1, maxLength: 500 }),
});
/** Hands one's seat to a bot, or takes it back. */
const Leave = object({ type: Type.Literal('leave'), ...common });
const Return = object({ type: Type.Literal('return'), ...common });
/** Gives the game up for good: a bot plays on, the seat is ranked last. */
const Resign = object({ type: Type.Literal('resign'), ...common });
/** Ends a pause: the clocks run on. */
const GoOn = object({ type: Type.Literal('go-on'), ...common });

/** Reveals one's share of chance at a table that is about to start. */
const Reveal = object({ type: Type.Literal('reveal'), ...common, nonce: Hex256 });

const WatchLobby = object({ type: Type.Literal('watch-lobby'), id: CommandId });
const UnwatchLobby = object({ type: Type.Literal('unwatch-lobby'), id: CommandId });
/** Whether the person is looking at the page, and on what: then no notifications are sent. As a spectator one is named if one likes. */
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
  WatchLobby,
  UnwatchLobby,
  Attend,
  Ping,
]);
export type Command = Type.Static<typeof Command>;
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;
/** A command without the id, which the socket gives it. */
export type Unnumbered<C> = C extends { id: number } ? Omit<C, 'id'> : never;

/** No command is longer. */
export const MAX_COMMAND_BYTES = 4096;
