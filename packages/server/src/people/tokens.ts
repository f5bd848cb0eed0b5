import { ok, type Result } from '@durbar/engine';
import type { Fault, MadeToken, NewToken, TokenInfo } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { hashToken, newId, newToken } from '../ids.ts';
import type { Person } from '../storage/people.ts';
import type { TokenRecord } from '../storage/tokens.ts';
import { cleanText } from '../talk/clean.ts';
import { announcePerson } from './accounts.ts';
import { recheckPerson } from './recheck.ts';

const DAY = 86_400_000;
const MOST = 20;
/** Makes a leaked token recognisable to people and secret scanners. */
const PREFIX = 'durbar_';
const BEARER = /^Bearer +(\S+)$/i;

/** The token in the header; it is read nowhere else. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1];
}

/** Creates a token. It is shown once and stored as a hash. One for a bot marks the account as a program, permanently. */
export async function makeToken(context: Context, person: Person, wanted: NewToken): Promise<Result<MadeToken, Fault>> {
  const { storage, now } = context;
  if (person.kind !== 'account') return refuse('not-account');
  const name = cleanText(wanted.name);
  if (name === '') return refuse('empty-text');
  if ((await storage.tokens.ofPerson(person.id)).length >= MOST) return refuse('too-many-tokens');
  const becomesProgram = wanted.scopes.includes('bot') && person.program === 0;
  if (becomesProgram && (await playsRated(context, person.id))) return refuse('rated-account');
  const token = `${PREFIX}${newToken()}`;
  const made = { id: newId(), name, scopes: [...new Set(wanted.scopes)], createdAt: now(), expiresAt: now() + wanted.days * DAY };
  await storage.tokens.create({
    id: made.id,
    token_hash: hashToken(token),
    person_id: person.id,
    name,
    scopes: JSON.stringify(made.scopes),
    created_at: made.createdAt,
    used_at: null,
    expires_at: made.expiresAt,
  });
  if (becomesProgram) await markProgram(context, person.id);
  return ok({ token, info: made });
}

/** Ratings show how well people play; a program can't take one over. */
async function playsRated({ storage }: Context, person: string): Promise<boolean> {
  if ((await storage.archive.ratings(person)).length > 0) return true;
  return (await storage.tables.ofPerson(person)).some(({ stakes }) => stakes === 'rated');
}

async function markProgram(context: Context, person: string): Promise<void> {
  await context.storage.people.change(person, { program: 1 });
  await announcePerson(context, person);
}

export async function revokeToken(context: Context, person: string, id: string): Promise<Result<void, Fault>> {
  if (!(await context.storage.tokens.remove(person, id))) return refuse('no-such-token');
  recheckPerson(context, person);
  return ok(undefined);
}

export function tokenInfo({ id, name, scopes, createdAt, usedAt, expiresAt }: TokenRecord): TokenInfo {
  return { id, name, scopes: [...scopes], createdAt, expiresAt, ...(usedAt === undefined ? {} : { usedAt }) };
}
