import { BotLevel, Hex256, object, SeatNumber, TableInfo } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { withdrawAccess } from '../../tables/admission.ts';
import { planClose, planLeaveOpen, planReady, planSeat, planStart } from '../../tables/gather.ts';
import { changeTable, joinTable } from '../../tables/joining.ts';
import { startingIn } from '../../tables/start.ts';
import { forPeople } from '../route.ts';

/** Why a table's seats can't change. */
export const FIXED = ['no-such-table', 'not-open', 'about-to-start'] as const;
/** Why a seat can't be taken. */
export const UNSEATED = [
  ...FIXED,
  'blocked',
  'too-many-tables',
  'already-seated',
  'seat-taken',
  'no-such-seat',
  'friendly-only',
  'other-rules-version',
] as const;

/** Joining and leaving a table that hasn't started. */
export function addSeatRoutes(app: FastifyInstance, context: Context): void {
  addSitting(app, context);
  addHosting(app, context);
}

function addSitting(app: FastifyInstance, context: Context): void {
  const Join = object({ seat: Type.Optional(SeatNumber), promise: Type.Optional(Hex256) });
  forPeople(
    app,
    'play',
    'POST /tables/:id/join',
    { summary: 'Takes a seat.', body: Join, answer: TableInfo, faults: UNSEATED },
    ({ person, params, body }) => joinTable(context, person, params.id ?? '', body),
  );

  forPeople(
    app,
    'play',
    'POST /tables/:id/leave',
    { summary: 'Leaves a table that hasn’t started.', answer: TableInfo, faults: FIXED },
    ({ person, params }) => changeTable(context, params.id ?? '', planLeaveOpen(person.id, context.now())),
  );

  const Ready = object({ ready: Type.Boolean(), promise: Type.Optional(Hex256) });
  forPeople(
    app,
    'play',
    'POST /tables/:id/ready',
    {
      summary: 'Marks you as ready or not ready.',
      body: Ready,
      answer: TableInfo,
      faults: [...FIXED, 'not-seated', 'other-rules-version'],
    },
    ({ person, params, body }) => changeTable(context, params.id ?? '', planReady(person.id, body, startingIn(context))),
  );
}

function addHosting(app: FastifyInstance, context: Context): void {
  const Seat = object({ bot: Type.Optional(BotLevel) });
  forPeople(
    app,
    'play',
    'PUT /tables/:id/seats/:seat',
    {
      summary: 'As the host, adds a bot to a seat or empties it.',
      body: Seat,
      answer: TableInfo,
      faults: [...FIXED, 'no-such-bot', 'not-host', 'no-such-seat', 'seat-taken', 'other-rules-version'],
    },
    async ({ person, params, body }) => {
      const { id = '' } = params;
      if (body.bot !== undefined && !context.bots.levels.includes(body.bot)) return refuse('no-such-bot');
      const seat = Number(params.seat);
      const sentAway = (await context.storage.tables.load(id))?.seats[seat]?.personId;
      const changed = await changeTable(context, id, planSeat(person.id, seat, body.bot, startingIn(context)));
      if (changed.ok && sentAway !== undefined) await withdrawAccess(context, id, sentAway);
      return changed;
    },
  );

  forPeople(
    app,
    'play',
    'POST /tables/:id/start',
    {
      summary: 'As the host, starts the game.',
      answer: TableInfo,
      faults: ['no-such-table', 'not-open', 'not-host', 'seats-free', 'not-ready', 'other-rules-version'],
    },
    ({ person, params }) => changeTable(context, params.id ?? '', planStart(person.id, startingIn(context))),
  );

  forPeople(
    app,
    'play',
    'POST /tables/:id/close',
    { summary: 'As the host, closes a table that hasn’t started.', answer: TableInfo, faults: [...FIXED, 'not-host'] },
    ({ person, params }) => changeTable(context, params.id ?? '', planClose(person.id, context.now())),
  );
}
