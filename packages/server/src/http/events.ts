import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { EventKind } from '../storage/schema/people.ts';
import { addressOf } from './address.ts';

/** Logs an account event and its origin. */
export async function noteEvent(
  { storage, settings, now }: Context,
  { raw }: Pick<FastifyRequest, 'raw'>,
  kind: EventKind,
  person?: string,
): Promise<void> {
  await storage.events.add({ at: now(), kind, person_id: person ?? null, address: addressOf(raw, settings.trustedProxies) });
}
