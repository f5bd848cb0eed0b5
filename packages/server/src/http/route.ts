import type { Result } from '@durbar/engine';
import type { Fault, FaultCode, Scope } from '@durbar/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Context } from '../context.ts';
import { faultOf, refuse } from '../faults.ts';
import type { Person } from '../storage/people.ts';
import type { Bearer, Visitor } from './visitor.ts';

/** One API call. */
export interface Call<B, Q> {
  readonly person: Person;
  readonly params: Readonly<Record<string, string>>;
  readonly body: B;
  readonly query: Q;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A call from a browser, with its session. */
export type SessionCall<B, Q> = Call<B, Q> & Pick<Visitor, 'session'>;
/** A call from a program, with its token. */
export type TokenCall<B, Q> = Call<B, Q> & Pick<Bearer, 'token'>;
export type OpenCall<B, Q> = Omit<Call<B, Q>, 'person'> & Callers;

interface Callers {
  readonly visitor: Visitor | undefined;
  readonly bearer: Bearer | undefined;
}

export interface RouteOptions<B extends TSchema, Q extends TSchema, A extends TSchema> {
  /** What it does, in one line. */
  readonly summary: string;
  readonly body?: B;
  readonly query?: Q;
  readonly bodyLimit?: number;
  /** The body of a successful answer; none when absent. */
  readonly answer?: A;
  /** The schema of each line, for answers that stream line by line. */
  readonly lines?: TSchema;
  /** The type of an answer that isn't JSON. */
  readonly media?: string;
  /** Exempt from the rate limit per address. */
  readonly isUncounted?: true;
  /** Its error codes, in addition to those of any route of its kind. */
  readonly faults?: readonly FaultCode[];
}

/** Who may call: anyone, people with a session, owners who have just signed in, or programs with a token. */
export type Access =
  | 'anybody'
  | 'browsers'
  | 'owners'
  | 'tokens'
  | { readonly scope: Scope; readonly for: 'people' | 'programs' };

/** A route as the API document describes it. */
export interface RouteDescription extends RouteOptions<TSchema, TSchema, TSchema> {
  readonly access: Access;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    description?: RouteDescription;
  }
}

/** A JSON object on each line. */
export const LINES = 'application/x-ndjson';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Address = `${Method} ${string}`;
type Outcome<A extends TSchema> = Promise<Result<Static<A>, Fault>>;

/** A route for signed-in people, guests included, and for programs with a token of this scope. */
export function forPeople<B extends TSchema, Q extends TSchema, A extends TSchema>(
  app: FastifyInstance,
  scope: Scope,
  address: Address,
  options: RouteOptions<B, Q, A>,
  handle: (call: Call<Static<B>, Static<Q>>) => Outcome<A>,
): void {
  addRoute(app, address, { ...options, access: { scope, for: 'people' } }, async ({ visitor, bearer, ...call }) => {
    if (bearer && !bearer.token.scopes.includes(scope)) return refuse('wrong-scope');
    const person = (bearer ?? visitor)?.person;
    return person ? handle({ ...call, person }) : refuse('signed-out');
  });
}

/** A route for programs only: it requires a token of this scope. */
export function forPrograms<B extends TSchema, Q extends TSchema, A extends TSchema>(
  app: FastifyInstance,
  scope: Scope | undefined,
  address: Address,
  options: RouteOptions<B, Q, A>,
  handle: (call: TokenCall<Static<B>, Static<Q>>) => Outcome<A>,
): void {
  const access = scope === undefined ? 'tokens' : ({ scope, for: 'programs' } as const);
  addRoute(app, address, { ...options, access }, async ({ visitor: _session, bearer, ...call }) => {
    if (!bearer) return refuse('bad-bearer');
    if (scope !== undefined && !bearer.token.scopes.includes(scope)) return refuse('wrong-scope');
    return handle({ ...call, ...bearer });
  });
}

/** A route for people with a session: no token gives access to the account itself. */
export function forBrowsers<B extends TSchema, Q extends TSchema, A extends TSchema>(
  app: FastifyInstance,
  address: Address,
  options: RouteOptions<B, Q, A>,
  handle: (call: SessionCall<Static<B>, Static<Q>>) => Outcome<A>,
): void {
  addRoute(app, address, { ...options, access: 'browsers' }, async ({ visitor, bearer, ...call }) => {
    if (bearer) return refuse('wrong-scope');
    return visitor ? handle({ ...call, ...visitor }) : refuse('signed-out');
  });
}

/** How long after signing in an account can be changed without signing in again. */
const FRESH = 15 * 60_000;

/** Whether the caller has just authenticated as the owner. A guest has nothing to authenticate with. */
export function isFresh({ person, session }: Visitor, now: number): boolean {
  return person.kind === 'guest' || now - session.created_at <= FRESH;
}

/** A route that requires recent authentication, so an unattended page or stolen session is not enough. */
export function forOwners<B extends TSchema, Q extends TSchema, A extends TSchema>(
  app: FastifyInstance,
  { now }: Pick<Context, 'now'>,
  address: Address,
  options: RouteOptions<B, Q, A>,
  handle: (call: SessionCall<Static<B>, Static<Q>>) => Outcome<A>,
): void {
  addRoute(app, address, { ...options, access: 'owners' }, async ({ visitor, bearer, ...call }) => {
    if (bearer) return refuse('wrong-scope');
    if (!visitor) return refuse('signed-out');
    if (!isFresh(visitor, now())) return refuse('sign-in-again');
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
  const { body, query, bodyLimit, lines, isUncounted } = description;
  app.route({
    method,
    url,
    ...(lines ? { exposeHeadRoute: false } : {}),
    config: { description, ...(isUncounted ? { rateLimit: false } : {}) },
    schema: { ...(body ? { body } : {}), ...(query ? { querystring: query } : {}) },
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    handler: async (request, reply) => {
      const { params, visitor, bearer } = request as FastifyRequest & Callers & { params: Record<string, string> };
      if (hasNul(params)) return reply.code(404).send(faultOf('no-such-address'));
      if (hasNul(request.query)) return reply.code(400).send(faultOf('bad-message'));
      const { body: sent, query: asked } = request as { body: Static<B>; query: Static<Q> };
      const call = { visitor, bearer, params, body: sent, query: asked, request, reply };
      const outcome = await handle(call);
      if (!outcome.ok) return reply.code(statusOf(outcome.fault.code)).send(outcome.fault);
      if (lines) reply.type(LINES);
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
  'bad-bearer': 401,
  'wrong-scope': 403,
  banned: 403,
  blocked: 403,
  'not-host': 403,
  'private-game': 403,
  'not-seated': 403,
  'foreign-origin': 403,
  'locked-out': 429,
  'too-fast': 429,
  'too-many-tables': 429,
  'too-many-editions': 429,
  'too-many-tokens': 429,
  'too-many-tournaments': 429,
  'too-many-webhooks': 429,
  'too-many-invitations': 429,
  'bad-message': 400,
  busy: 503,
  'server-error': 500,
};

export function statusOf(code: string): number {
  return STATUS[code] ?? (code.startsWith('no-such') ? 404 : 409);
}
