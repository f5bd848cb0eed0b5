import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { addressOf } from './address.ts';

/** Editions are large, and accounts and tables are free: one address adds only so many, from however many people. */
export function limitNewEdition({ limits, settings }: Pick<Context, 'limits' | 'settings'>, { raw }: FastifyRequest) {
  const address = addressOf(raw, settings.trustedProxies);
  return limits.newEditions.spend(address) ? undefined : refuse('too-fast', limits.newEditions.comeBack(address));
}
