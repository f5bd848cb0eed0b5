import { exhaustive, ok, type Result } from '@durbar/engine';
import type { Command, CommandOf, Fault, MessageOf } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { planMove, planUndo } from '../play/answer.ts';
import { planGoOn } from '../play/pausing.ts';
import type { Planning } from '../play/planned.ts';
import { planAsk, planReply, planWithdraw } from '../play/requests.ts';
import { planResign } from '../play/resigning.ts';
import { tellLed } from '../play/review.ts';
import { seatOf } from '../play/room.ts';
import { planLeave, planReturn } from '../play/seats.ts';
import { admissionOf } from '../tables/sharing.ts';
import { planReveal, startingIn } from '../tables/start.ts';
import { say } from '../talk/say.ts';
import type { Connection } from './connection.ts';

type Reply = Result<MessageOf<'ack'> | MessageOf<'pong'>, Fault>;

const MOST_WATCHED = 50;

/** Executes one client command. */
export async function dispatch(context: Context, connection: Connection, command: Command): Promise<Reply> {
  switch (command.type) {
    case 'ping':
      return ok({ type: 'pong', id: command.id, time: context.now() });
    case 'presence':
      return presence(connection, command);
    case 'watch-lobby':
      return watchLobby(connection, command);
    case 'unwatch-lobby':
      context.hub.leaveLobby(connection);
      return ok({ type: 'ack', id: command.id });
    case 'watch-tournament':
      return watchTournament(context, connection, command);
    case 'unwatch-tournament':
      context.hub.leaveTournament(connection, command.tournament);
      return ok({ type: 'ack', id: command.id });
    case 'lead':
      return lead(context, connection, command);
    case 'watch':
      return watch(context, connection, command);
    case 'unwatch':
      connection.watched.delete(command.table);
      context.hub.leaveReview(connection, command.table);
      await context.rooms.unwatch(command.table, connection);
      return ok({ type: 'ack', id: command.id });
    case 'say': {
      const said = await say(context, connection.identity, command);
      return said.ok ? ok({ type: 'ack', id: command.id, number: said.value }) : said;
    }
    default:
      return act(context, command, planFor(context, connection.person, command));
  }
}

type TableCommand = CommandOf<
  'move' | 'undo' | 'ask' | 'reply' | 'withdraw' | 'leave' | 'return' | 'resign' | 'go-on' | 'reveal'
>;

function planFor(context: Context, person: string, command: TableCommand): Planning {
  const time = context.time();
  switch (command.type) {
    case 'move':
      return planMove(person, command, time);
    case 'undo':
      return planUndo(person, command, time);
    case 'ask':
      return planAsk(person, command.request, time);
    case 'reply':
      return planReply(person, command, time);
    case 'withdraw':
      return planWithdraw(person, command.request);
    case 'leave':
      return planLeave(person, time);
    case 'return':
      return planReturn(person, time);
    case 'resign':
      return planResign(person, time);
    case 'go-on':
      return planGoOn(person, time);
    case 'reveal':
      return planReveal(person, command.nonce, startingIn(context));
    default:
      return exhaustive(command);
  }
}

async function act({ rooms }: Context, { id, table }: TableCommand, plan: Planning): Promise<Reply> {
  const done = await rooms.act(table, plan);
  return done.ok ? ok({ type: 'ack', id, number: done.value.number }) : done;
}

async function watch(context: Context, connection: Connection, command: CommandOf<'watch'>): Promise<Reply> {
  const { id, table, have = 0, talk = 0 } = command;
  const updates = command.patches ? 'patches' : 'whole';
  if (connection.watched.size >= MOST_WATCHED && !connection.watched.has(table)) return refuse('too-many-watched');
  const admission = await context.rooms.look(table, ({ record }) => admissionOf(context, record, connection.person));
  if (!admission) return refuse('no-such-table');
  connection.watched.add(table);
  if (admission === 'review') {
    if (connection.isOpen) context.hub.followReview(connection, table);
    return ok({ type: 'ack', id });
  }
  await connection.charged(() => context.rooms.watch(table, connection, { have, talk, updates }));
  if (!connection.isOpen) await context.rooms.unwatch(table, connection);
  return ok({ type: 'ack', id });
}

async function watchLobby(connection: Connection, { id }: CommandOf<'watch-lobby'>): Promise<Reply> {
  await connection.charged(() => connection.showLobby());
  return ok({ type: 'ack', id });
}

/** A player or the host of a finished game shows the others where they look. Nothing of it is stored. */
async function lead(context: Context, connection: Connection, { id, table, number }: CommandOf<'lead'>): Promise<Reply> {
  const { rooms, storage, limits } = context;
  if (!connection.watched.has(table)) return refuse('no-such-table');
  // Everyone who looks on gets each of them, from however many pages they come.
  if (!limits.leads.spend(connection.person)) return refuse('too-fast', limits.leads.comeBack(connection.person));
  const admission = await rooms.look(table, ({ record }) => admissionOf(context, record, connection.person));
  if (!admission) return refuse('no-such-table');
  const finished = await rooms.look(table, ({ record }) => (record.status === 'finished' ? record : undefined));
  if (!finished) return refuse('not-over');
  if (finished.hostId !== connection.person && seatOf(finished, connection.person) === undefined) return refuse('not-seated');
  const { name } = connection.identity;
  const by = { id: connection.person, name };
  const message = { type: 'led', table, by, ...(number === undefined ? {} : { number }) } as const;
  await tellLed(context, message);
  storage.bus.publish({ kind: 'led', message });
  return ok({ type: 'ack', id });
}

/** Anyone who has its id may see a tournament. */
async function watchTournament(
  { hub, storage }: Context,
  connection: Connection,
  { id, tournament }: CommandOf<'watch-tournament'>,
): Promise<Reply> {
  if (!(await storage.tournaments.load(tournament))) return refuse('no-such-tournament');
  if (connection.isOpen) hub.watchTournament(connection, tournament);
  return ok({ type: 'ack', id });
}

async function presence(connection: Connection, command: CommandOf<'presence'>): Promise<Reply> {
  const { id } = command;
  await connection.attend(command);
  return ok({ type: 'ack', id });
}
