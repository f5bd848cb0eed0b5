import type { Result } from '@durbar/engine';
import type { Fault } from '@durbar/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Context } from '../context.ts';
import { faultOf } from '../faults.ts';
import { isFresh, statusOf } from './route.ts';
import type { Visitor } from './visitor.ts';

interface AdminCall<B, Q> {
  readonly admin: Visitor['person'];
  readonly params: Readonly<Record<string, string>>;
  readonly body: B;
  readonly query: Q;
}

interface AdminOptions<B extends TSchema, Q extends TSchema> {
  readonly body?: B;
  readonly query?: Q;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Address = `${Method} /admin/${string}`;

/**
 * A route for administrators. For everyone else it doesn't exist: the answer is that of an unknown address, before the body is even
 * read. A former administrator is everyone else. Changing something requires having just signed in.
 */
export function forAdmins<B extends TSchema, Q extends TSchema>(
  app: FastifyInstance,
  { now }: Pick<Context, 'now'>,
  address: Address,
  { body, query }: AdminOptions<B, Q>,
  handle: (call: AdminCall<Static<B>, Static<Q>>) => Promise<Result<unknown, Fault>>,
): void {
  const [method, url] = address.split(' ') as [Method, string];
  app.route({
    method,
    url,
    schema: { ...(body ? { body } : {}), ...(query ? { querystring: query } : {}) },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const { visitor } = request as FastifyRequest & { visitor?: Visitor };
      if (visitor?.person.admin !== 1) return reply.code(404).send(faultOf('no-such-address'));
      if (method !== 'GET' && !isFresh(visitor, now())) return reply.code(401).send(faultOf('sign-in-again'));
      return undefined;
    },
    handler: async (request, reply) => {
      const { visitor, params } = request as FastifyRequest & { visitor: Visitor; params: Record<string, string> };
      const { body: sent, query: asked } = request as { body: Static<B>; query: Static<Q> };
      const outcome = await handle({ admin: visitor.person, params, body: sent, query: asked });
      if (!outcome.ok) return reply.code(statusOf(outcome.fault.code)).send(outcome.fault);
      return outcome.value === undefined ? reply.code(204).send() : reply.send(outcome.value);
    },
  });
}
