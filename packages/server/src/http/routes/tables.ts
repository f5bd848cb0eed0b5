import { ok, type Result } from '@durbar/engine';
import { BotLevel, type Fault, Hex256, NewTable, object, SeatNumber } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import type { Planning } from '../../play/planned.ts';
import { mayWatch, withdrawAccess } from '../../tables/admission.ts';
import { createTable } from '../../tables/create.ts';
import { planClose, planJoin, planLeaveOpen, planReady, planSeat, planStart } from '../../tables/gather.ts';
import { infoOf } from '../../tables/info.ts';
import { rematch } from '../../tables/rematch.ts';
import { startingIn } from '../../tables/start.ts';
import { forPeople } from '../route.ts';

/** A custom edition may be long. */
const NEW_TABLE_LIMIT = 512 * 1024;
const LOBBY_SIZE = 200;

export function addTableRoutes(app: FastifyInstance, context: Context): void {
  const { storage, rooms } = context;
  const starting = () => startingIn(context);

  /** Changes a table and returns its new state. */
  async function change(table: string | undefined, plan: Planning): Promise<Result<unknown, Fault>> {
    const done = await rooms.act(table ?? '', plan);
    return done.ok ? ok(infoOf(done.value.record)) : done;
  }

  forPeople(app, 'GET /tables', {}, async () => ok((await storage.tables.lobby(LOBBY_SIZE)).map(infoOf)));

  forPeople(app, 'GET /my/tables', {}, async ({ person }) => ok((await storage.tables.ofPerson(person.id)).map(infoOf)));

  forPeople(app, 'POST /tables', { body: NewTable, bodyLimit: NEW_TABLE_LIMIT }, async ({ person, body }) => {
    const created = await createTable(context, person, body);
    if (!created.ok) return created;
    rooms.announceInLobby(created.value);
    return ok(infoOf(created.value));
  });

  forPeople(app, 'GET /tables/:id', {}, async ({ person, params }) => {
    const record = await storage.tables.load(params.id ?? '');
    if (!record || !(await mayWatch(context, record, person.id))) return refuse('no-such-table');
    const unplayable = record.status === 'running' && (await rooms.look(record.id, (shown) => shown.unplayable));
    return unplayable ? refuse(unplayable) : ok(infoOf(record));
  });

  forPeople(app, 'GET /tables/:id/edition', {}, async ({ person, params }) => {
    const record = await storage.tables.load(params.id ?? '');
    if (!record?.editionHash || !(await mayWatch(context, record, person.id))) return refuse('no-such-table');
    const content = await storage.editions.get(record.editionHash);
    return content === undefined ? refuse('no-such-table') : ok(JSON.parse(content));
  });

  const Join = object({ seat: Type.Optional(SeatNumber), promise: Type.Optional(Hex256) });
  forPeople(app, 'POST /tables/:id/join', { body: Join }, async ({ person, params, body }) => {
    const record = await storage.tables.load(params.id ?? '');
    if (!record || !(await mayWatch(context, record, person.id))) return refuse('no-such-table');
    const others = record.seats.flatMap(({ personId }) => personId ?? []);
    if (await storage.relations.isBlocked(person.id, others)) return refuse('blocked');
    if ((await storage.tables.countSeated(person.id)) >= context.settings.maxSeats) return refuse('too-many-tables');
    return change(params.id, planJoin(person, body, starting()));
  });

  forPeople(app, 'POST /tables/:id/leave', {}, ({ person, params }) =>
    change(params.id, planLeaveOpen(person.id, context.now())),
  );

  const Ready = object({ ready: Type.Boolean(), promise: Type.Optional(Hex256) });
  forPeople(app, 'POST /tables/:id/ready', { body: Ready }, ({ person, params, body }) =>
    change(params.id, planReady(person.id, body, starting())),
  );

  const Seat = object({ bot: Type.Optional(BotLevel) });
  forPeople(app, 'PUT /tables/:id/seats/:seat', { body: Seat }, async ({ person, params, body }) => {
    if (body.bot !== undefined && !context.bots.levels.includes(body.bot)) return refuse('no-such-bot');
    const seat = Number(params.seat);
    const sentAway = (await storage.tables.load(params.id ?? ''))?.seats[seat]?.personId;
    const changed = await change(params.id, planSeat(person.id, seat, body.bot, starting()));
    if (changed.ok && sentAway !== undefined) await withdrawAccess(context, params.id ?? '', sentAway);
    return changed;
  });

  forPeople(app, 'POST /tables/:id/rematch', {}, async ({ person, params }) => {
    const opened = await rematch(context, person, params.id ?? '');
    return opened.ok ? ok(infoOf(opened.value)) : opened;
  });

  forPeople(app, 'POST /tables/:id/start', {}, ({ person, params }) => change(params.id, planStart(person.id, starting())));

  forPeople(app, 'POST /tables/:id/close', {}, ({ person, params }) => change(params.id, planClose(person.id, context.now())));
}
