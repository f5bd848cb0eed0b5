import { ok } from '@durbar/engine';
import { Count, Message, object, SeatNumber, TableInfo } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { planResign } from '../../play/resigning.ts';
import { planReturn } from '../../play/seats.ts';
import { accept, answer, decline, friendly } from '../../programs/playing.ts';
import { ProgramStream } from '../../programs/stream.ts';
import { changeTable } from '../../tables/joining.ts';
import { forPrograms } from '../route.ts';
import { FIXED, UNSEATED } from './seats.ts';

/** Why a seat of a running game can't act. */
const IDLE = [
  'no-such-table',
  'not-running',
  'not-seated',
  'paused',
  'resigned',
  'friendly-only',
  'other-rules-version',
  'damaged-table',
] as const;

/** How programs play: one stream of lines in, answers out. */
export function addProgramRoutes(app: FastifyInstance, context: Context): void {
  addStream(app, context);
  addInvitations(app, context);
  addPlay(app, context);
}

function addStream(app: FastifyInstance, context: Context): void {
  forPrograms(
    app,
    'bot',
    'GET /bot/stream',
    { summary: 'Streams everything that concerns your program, one JSON object per line.', lines: Message },
    async ({ person, token, request, reply }) => {
      if (context.isStopping()) return refuse('busy');
      const { id, name } = person;
      const stream = new ProgramStream(context, { person: { id, name }, token: token.id });
      request.raw.once('close', () => stream.lines.destroy());
      stream.begin().catch((error) => {
        context.log.error({ err: error }, 'greeting a program failed');
        stream.lines.destroy();
      });
      // Proxies would otherwise buffer lines.
      reply.header('x-accel-buffering', 'no');
      return ok(stream.lines);
    },
  );
}

function addInvitations(app: FastifyInstance, context: Context): void {
  const Wanted = object({ seat: Type.Optional(SeatNumber) });
  forPrograms(
    app,
    'bot',
    'POST /bot/tables/:id/accept',
    {
      summary: 'Takes a seat and marks your program as ready.',
      body: Wanted,
      answer: TableInfo,
      faults: [...UNSEATED, 'not-seated'],
    },
    ({ person, params, body }) => accept(context, person, params.id ?? '', body),
  );

  forPrograms(
    app,
    'bot',
    'POST /bot/tables/:id/decline',
    { summary: 'Leaves a table that hasn’t started, or declines an invitation.', faults: FIXED },
    ({ person, params }) => decline(context, person.id, params.id ?? ''),
  );
}

function addPlay(app: FastifyInstance, context: Context): void {
  const Answer = object({ number: Count, text: Type.String({ minLength: 1, maxLength: 400 }) });
  forPrograms(
    app,
    'bot',
    'POST /bot/tables/:id/answer',
    {
      summary: 'Answers the question with this number.',
      body: Answer,
      answer: object({ number: Count }),
      faults: [...IDLE, 'seat-away', 'stale-number', 'illegal-choice', 'not-your-decision', 'game-over'],
    },
    ({ person, params, body }) => answer(context, person.id, params.id ?? '', body),
  );

  forPrograms(
    app,
    'bot',
    'POST /bot/tables/:id/return',
    { summary: 'Takes the seat back from the stand-in bot.', answer: TableInfo, faults: IDLE },
    ({ person, params }) => changeTable(context, params.id ?? '', friendly(planReturn(person.id, context.time()))),
  );

  forPrograms(
    app,
    'bot',
    'POST /bot/tables/:id/resign',
    { summary: 'Resigns the game.', answer: TableInfo, faults: IDLE },
    ({ person, params }) => changeTable(context, params.id ?? '', friendly(planResign(person.id, context.time()))),
  );
}
