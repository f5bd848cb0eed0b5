import type { Result } from '@durbar/engine';
import type { Fault, FaultCode } from '@durbar/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Context } from '../context.ts';
import { faultOf } from '../faults.ts';
import type { Person } from '../storage/people.ts';
import type { SessionsRow } from '../storage/schema.ts';
import type { Visitor } from './visitor.ts';

/** One API call. */
export interface Call<B, Q> {
  readonly person: Person;
  readonly session: SessionsRow;
  readonly params: Readonly<Record<string, string>>;
  readonly body: B;
  readonly query: Q;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type OpenCall<B, Q> = Omit<Call<B, Q>, 'person' | 'session'> & { readonly visitor: Visitor | undefined };

export interface RouteOptions<B extends TSchema, Q extends TSchema, A extends TSchema> {
  /** What it does, in one line. */
  readonly summary: string;
  readonly body?: B;
  readonly query?: Q;
  readonly bodyLimit?: number;
  /** What is sent when all is well; nothing when absent. */
  readonly answer?: A;
  /** Not counted by how often an address calls. */
  readonly isUncounted?: true;
  /** Why it may be refused, besides what any route of its kind is refused for. */
  readonly faults?: readonly FaultCode[];
}

/** Who may call: anyone, people with a session, or owners who have just signed in. */
export type Access = 'anybody' | 'people' | 'owners';

/** A route as the document of the API describes it. */
export interface RouteDescription extends RouteOptions<TSchema, TSchema, TSchema> {
  readonly access: Access;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    description?: RouteDescription;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Address = `${Method} ${string}`;
type Outcome<A extends TSchema> = Promise<Result<Static<A>, Fault>>;

/** A route for people who are signed in, guests included. */
export function forPeople<B extends TSchema, Q extends TSchema, A extends TSchema>(
  app: FastifyInstance,
  address: Address,
  options: RouteOptions<B, Q, A>,
  handle: (call: Call<Static<B>, Static<Q>>) => Outcome<A>,
): void {
  addRoute(app, address, { ...options, access: 'people' }, async ({ visitor, ...call }) => {
    if (!visitor) return { ok: false, fault: faultOf('signed-out') };
    return handle({ ...call, ...visitor });
  });
}

/** How long after signing in an account may be changed without signing in again. */
const FRESH = 15 * 60_000;

/** Whether the caller recently re-authenticated. Guests have no credentials to do so. */
export function isFresh({ person, session }: Pick<Call<unknown, unknown>, 'person' | 'session'>, now: number): boolean {
  return person.kind === 'guest' || now - session.created_at <= FRESH;
}

/** A route for owners: a page left open, or a stolen session, is not enough for it. */
export function forOwners<B extends TSchema, Q extends TSchema, A extends TSchema>(
  app: FastifyInstance,
  { now }: Pick<Context, 'now'>,
  address: Address,
  options: RouteOptions<B, Q, A>,
  handle: (call: Call<Static<B>, Static<Q>>) => Outcome<A>,
): void {
  addRoute(app, address, { ...options, access: 'owners' }, async ({ visitor, ...call }) => {
    if (!visitor) return { ok: false, fault: faultOf('signed-out') };
    if (!isFresh(visitor, now())) return { ok: false, fault: faultOf('sign-in-again') };
    return handle({ ...call, ...visitor });
  });
}

export function forAnybody<B extends TSchema, Q extends TSchema, A extends TSchema>(
  app: FastifyInstance,
  address: Address,
  options: RouteOptions<B, Q, A>,
  handle: (call: OpenCall<Static<B>, Static<Q>>) => Outcome<A>,
): void {
  addRoute(app, address, { ...options, access: 'anybody' }, handle);
}

function addRoute<B extends TSchema, Q extends TSchema, A extends TSchema>(
  app: FastifyInstance,
  address: Address,
  description: RouteOptions<B, Q, A> & { readonly access: Access },
  handle: (call: OpenCall<Static<B>, Static<Q>>) => Outcome<A>,
): void {
  const [method, url] = address.split(' ') as [Method, string];
  const { body, query, bodyLimit, isUncounted } = description;
  app.route({
    method,
    url,
    config: { description, ...(isUncounted ? { rateLimit: false } : {}) },
    schema: { ...(body ? { body } : {}), ...(query ? { querystring: query } : {}) },
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    handler: async (request, reply) => {
      const { params, visitor } = request as FastifyRequest & { params: Record<string, string>; visitor: Visitor | undefined };
      if (hasNul(params)) return reply.code(404).send(faultOf('no-such-address'));
      if (hasNul(request.query)) return reply.code(400).send(faultOf('bad-message'));
      const call = { visitor, params, body: request.body as Static<B>, query: request.query as Static<Q>, request, reply };
      const outcome = await handle(call);
      if (!outcome.ok) return reply.code(statusOf(outcome.fault.code)).send(outcome.fault);
      return outcome.value === undefined ? reply.code(204).send() : reply.send(outcome.value);
    },
  });
}

/** PostgreSQL can't store NUL characters, and no route needs them. */
function hasNul(values: unknown): boolean {
  return Object.values(values as object).some((value) => String(value).includes('\0'));
}

const STATUS: Readonly<Record<string, number>> = {
  'signed-out': 401,
  'sign-in-again': 401,
  'wrong-password': 401,
  'bad-passkey': 401,
  banned: 403,
  blocked: 403,
  'not-host': 403,
  'not-seated': 403,
  'foreign-origin': 403,
  'locked-out': 429,
  'too-fast': 429,
  'too-many-tables': 429,
  'too-many-invitations': 429,
  'bad-message': 400,
  busy: 503,
  'server-error': 500,
};

export function statusOf(code: string): number {
  return STATUS[code] ?? (code.startsWith('no-such') ? 404 : 409);
}
