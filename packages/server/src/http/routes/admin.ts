import { ok } from '@durbar/engine';
import { AdminNote, Count, object, Sanction, Time } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import {
  auditEntries,
  banPerson,
  closeTable,
  foundPeople,
  liftBan,
  liftMute,
  lookAtTable,
  mutePerson,
  reportsToRead,
  settleReport,
} from '../../admin/moderation.ts';
import { listTables } from '../../admin/tables.ts';
import type { Context } from '../../context.ts';
import { forAdmins } from '../admin-route.ts';

const State = Type.Optional(Type.Enum(['open', 'closed']));

/** What administrators do in the page. */
export function addAdminRoutes(app: FastifyInstance, context: Context): void {
  forAdmins(app, context, 'GET /admin/reports', { query: object({ state: State }) }, async ({ query }) =>
    ok(await reportsToRead(context, query.state ?? 'open')),
  );
  forAdmins(app, context, 'POST /admin/reports/:id/close', { body: AdminNote }, ({ admin, params, body }) =>
    settleReport(context, { by: admin.id, subject: params.id ?? '', note: body.note }),
  );

  const Name = Type.Optional(Type.String({ maxLength: 64 }));
  forAdmins(app, context, 'GET /admin/people', { query: object({ name: Name }) }, async ({ query }) =>
    ok(await foundPeople(context, query.name)),
  );
  forAdmins(app, context, 'PUT /admin/people/:id/ban', { body: Sanction }, ({ admin, params, body }) =>
    banPerson(context, { by: admin.id, subject: params.id ?? '', ...body }),
  );
  forAdmins(app, context, 'DELETE /admin/people/:id/ban', { body: AdminNote }, ({ admin, params, body }) =>
    liftBan(context, { by: admin.id, subject: params.id ?? '', note: body.note }),
  );
  forAdmins(app, context, 'PUT /admin/people/:id/mute', { body: Sanction }, ({ admin, params, body }) =>
    mutePerson(context, { by: admin.id, subject: params.id ?? '', ...body }),
  );
  forAdmins(app, context, 'DELETE /admin/people/:id/mute', { body: AdminNote }, ({ admin, params, body }) =>
    liftMute(context, { by: admin.id, subject: params.id ?? '', note: body.note }),
  );

  forAdmins(app, context, 'GET /admin/tables', {}, async () => ok(await listTables(context.storage)));
  forAdmins(app, context, 'POST /admin/tables/:id/close', { body: AdminNote }, ({ admin, params, body }) =>
    closeTable(context, { by: admin.id, subject: params.id ?? '', note: body.note }),
  );
  forAdmins(app, context, 'POST /admin/tables/:id/look', { body: AdminNote }, ({ admin, params, body }) =>
    lookAtTable(context, { by: admin.id, subject: params.id ?? '', note: body.note }),
  );

  const Before = object({ before: Type.Optional(Time), limit: Type.Optional(Count) });
  forAdmins(app, context, 'GET /admin/audit', { query: Before }, async ({ query }) =>
    ok(await auditEntries(context, query.before)),
  );
}
