import { ok, type Result } from '@durbar/engine';
import type { Fault, Invitation } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { hashToken, newToken } from '../ids.ts';
import { seatOf } from '../play/room.ts';
import { infoOf } from './info.ts';

const LASTS = 7 * 86_400_000;
const MOST = 64;

/** A single-use invitation link. Its token is shown once and stored as a hash. */
export async function invite(context: Context, person: string, table: string): Promise<Result<{ token: string }, Fault>> {
  const { storage, now } = context;
  const record = await storage.tables.load(table);
  if (!record) return refuse('no-such-table');
  if (record.hostId !== person && seatOf(record, person) === undefined) return refuse('not-seated');
  if ((await storage.access.countInvitations(table)) >= MOST) return refuse('too-many-invitations');
  const token = newToken();
  await storage.access.invite({
    token_hash: hashToken(token),
    table_id: table,
    created_by: person,
    created_at: now(),
    expires_at: now() + LASTS,
    used_by: null,
  });
  return ok({ token });
}

/** Redeems an invitation; returns the table's id. */
export async function redeem({ storage, now }: Context, person: string, token: string): Promise<Result<string, Fault>> {
  const table = await storage.access.redeem(hashToken(token), person, now());
  return table === undefined ? refuse('bad-invitation') : ok(table);
}

const TABLE_ID = /^[a-z2-7]{12}$/;

/** A link's target for people not yet admitted: an invitation by token, a public table by id. */
export async function lookAt(context: Ports, token: string, person: string | undefined): Promise<Result<Invitation, Fault>> {
  const found = await targetOf(context, token, person);
  if (!found) return refuse('bad-invitation');
  const { record, invitation } = found;
  const inviter = await context.storage.people.byId(invitation?.created_by ?? record.hostId ?? '');
  return ok({
    info: infoOf(record),
    ...(inviter ? { inviter: { id: inviter.id, name: inviter.name } } : {}),
    ...(invitation ? { expiresAt: invitation.expires_at } : {}),
  });
}

/** The players' own edition at a link's target: people should know it before they sit down. */
export async function invitedEdition(context: Ports, token: string, person: string | undefined): Promise<Result<unknown, Fault>> {
  const hash = (await targetOf(context, token, person))?.record.editionHash;
  const content = hash === undefined ? undefined : await context.storage.editions.get(hash);
  return content === undefined ? refuse('bad-invitation') : ok(JSON.parse(content));
}

type Ports = Pick<Context, 'storage' | 'now'>;

async function targetOf({ storage, now }: Ports, token: string, person: string | undefined) {
  const isTable = TABLE_ID.test(token);
  const invitation = isTable ? undefined : await storage.access.invitation(hashToken(token), person, now());
  const record = await storage.tables.load(isTable ? token : (invitation?.table_id ?? ''));
  return record && !(isTable && record.visibility !== 'public') ? { record, invitation } : undefined;
}
