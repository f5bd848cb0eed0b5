import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { hashToken, newToken } from '../ids.ts';
import type { Whereabouts } from '../people/accounts.ts';
import { recheckPerson } from '../people/recheck.ts';
import type { Settings } from '../settings.ts';
import type { Person } from '../storage/people.ts';
import type { SessionsRow } from '../storage/schema/people.ts';
import type { TokenRecord } from '../storage/tokens.ts';
import { addressOf } from './address.ts';

/** Someone with a valid session. */
export interface Visitor {
  readonly person: Person;
  readonly session: SessionsRow;
}

const DAY = 86_400_000;
const PLAIN_COOKIE = 'durbar';
const SECURE_COOKIE = '__Host-durbar';
const RENEW_AFTER = DAY / 4;
/** The absolute lifetime of a session, however often it is used. */
const LONGEST_SESSION = 365 * DAY;
/** The longest that browsers keep a cookie. */
const DEVICE_DAYS = 400;

/** On https only the __Host- cookie, which no sibling domain can set. */
function tokenOf({ publicUrl }: Settings, cookies: Readonly<Record<string, string | undefined>>): string | undefined {
  return cookies[SECURE_COOKIE] ?? (publicUrl?.protocol === 'https:' ? undefined : cookies[PLAIN_COOKIE]);
}

/** Resolves the person from the request cookies; banned people resolve to undefined. */
export async function findVisitor(
  { storage, now, settings }: Context,
  cookies: Readonly<Record<string, string | undefined>>,
): Promise<Visitor | undefined> {
  const token = tokenOf(settings, cookies);
  if (token === undefined) return undefined;
  const visitor = await storage.sessions.find(hashToken(token), now());
  if (!visitor || (visitor.person.banned_until ?? 0) > now()) return undefined;
  const { session } = visitor;
  if (now() - session.used_at > RENEW_AFTER) {
    const end = Math.min(now() + settings.sessionDays * DAY, session.created_at + LONGEST_SESSION);
    await storage.sessions.touch(session.token_hash, now(), end);
  }
  return visitor;
}

/** A program that acts for a person. */
export interface Bearer {
  readonly person: Person;
  readonly token: TokenRecord;
}

const NOTE_USE_AFTER = DAY / 24;

/** Resolves the token in a request's header; those of banned people resolve to undefined. */
export async function findBearer({ storage, now }: Context, token: string): Promise<Bearer | undefined> {
  const bearer = await storage.tokens.find(hashToken(token), now());
  if (!bearer || (bearer.person.banned_until ?? 0) > now()) return undefined;
  const { id, usedAt = 0 } = bearer.token;
  if (now() - usedAt > NOTE_USE_AFTER) await storage.tokens.touch(id, now());
  return bearer;
}

/** Starts a session and gives its token to the browser; the storage keeps a hash. */
export async function startSession(
  context: Context,
  person: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { storage, now, settings } = context;
  const token = newToken();
  await storage.sessions.create({
    token_hash: hashToken(token),
    person_id: person,
    device: (request.headers['user-agent'] ?? '').slice(0, 200),
    created_at: now(),
    used_at: now(),
    expires_at: now() + settings.sessionDays * DAY,
  });
  const secure = isSecure(context, request);
  reply.setCookie(secure ? SECURE_COOKIE : PLAIN_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: (settings.sessionDays * DAY) / 1000,
  });
}

export async function endSession({ storage, hub }: Context, visitor: Visitor, reply: FastifyReply): Promise<void> {
  await storage.sessions.remove(visitor.session.token_hash);
  forgetCookies(reply);
  recheckPerson({ storage, hub }, visitor.person.id);
}

/** Signs in as another person and ends the previous session. */
export async function changeSession(
  context: Context,
  before: Visitor | undefined,
  person: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (before) await context.storage.sessions.remove(before.session.token_hash);
  await startSession(context, person, request, reply);
  if (before) recheckPerson(context, before.person.id);
}

/** The origin of a request, for counting failed attempts. */
export function placeOf(context: Context, request: FastifyRequest): Whereabouts {
  const name = deviceCookie(context, request);
  return { address: addressOf(request.raw, context.settings.trustedProxies), signs: request.cookies[name] ?? '' };
}

/** Marks a browser that has signed in; the cookie outlives the session and grants nothing. */
export async function rememberDevice(
  context: Context,
  person: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const name = deviceCookie(context, request);
  const signs = await context.devices.withSign(person, request.cookies[name] ?? '');
  const secure = isSecure(context, request);
  reply.setCookie(name, signs, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: DEVICE_DAYS * (DAY / 1000) });
}

function deviceCookie(context: Context, request: FastifyRequest): string {
  return isSecure(context, request) ? '__Host-durbar-device' : 'durbar-device';
}

export function forgetCookies(reply: FastifyReply): void {
  reply.clearCookie(PLAIN_COOKIE, { path: '/' });
  reply.clearCookie(SECURE_COOKIE, { path: '/', secure: true });
}

function isSecure({ settings }: Context, request: FastifyRequest): boolean {
  return settings.publicUrl ? settings.publicUrl.protocol === 'https:' : request.protocol === 'https';
}
