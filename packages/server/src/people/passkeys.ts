import { ok, type Result } from '@durbar/engine';
import type { Fault } from '@durbar/protocol';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { newId } from '../ids.ts';
import type { Person } from '../storage/people.ts';
import type { PasskeysRow } from '../storage/schema/people.ts';

type Ports = Pick<Context, 'storage' | 'now'>;

/** The site a passkey belongs to. */
export interface Site {
  readonly origin: string;
  readonly hostname: string;
}

const CHALLENGE_LASTS = 5 * 60_000;

export async function registrationOptions(ports: Ports, person: Person, site: Site) {
  const known = await ports.storage.passkeys.ofPerson(person.id);
  const options = await generateRegistrationOptions({
    rpName: 'Durbar',
    rpID: site.hostname,
    userID: new TextEncoder().encode(person.id),
    userName: person.name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: known.map(({ id }) => ({ id })),
  });
  return { challenge: await keepChallenge(ports, 'passkey-new', options.challenge, person.id), options };
}

/** Adds a passkey; turns a guest into an account. */
export async function register(
  ports: Ports,
  person: Person,
  site: Site,
  answer: { challenge: string; label: string; response: RegistrationResponseJSON },
): Promise<Result<void, Fault>> {
  const { storage, now } = ports;
  const challenge = await storage.challenges.take(answer.challenge, 'passkey-new', now());
  if (challenge?.person_id !== person.id) return refuse('bad-passkey');
  const credential = await verifiedCredential(site, challenge.content, answer.response);
  if (!credential || (await storage.passkeys.byId(credential.id))) return refuse('bad-passkey');
  await storage.passkeys.add({
    id: credential.id,
    person_id: person.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    label: answer.label,
    created_at: now(),
  });
  if (person.kind === 'guest') await storage.people.change(person.id, { kind: 'account' });
  return ok(undefined);
}

async function verifiedCredential({ origin, hostname }: Site, expectedChallenge: string, response: RegistrationResponseJSON) {
  try {
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: false,
    });
    return verified.verified ? verified.registrationInfo.credential : undefined;
  } catch {
    return undefined;
  }
}

/** Unauthenticated; the passkey identifies the person. */
export async function signInOptions(ports: Ports, { hostname }: Site) {
  const options = await generateAuthenticationOptions({ rpID: hostname, userVerification: 'preferred' });
  return { challenge: await keepChallenge(ports, 'passkey-use', options.challenge), options };
}

export async function signInWithPasskey(
  { storage, now }: Ports,
  site: Site,
  answer: { challenge: string; response: AuthenticationResponseJSON },
): Promise<Result<Person, Fault>> {
  const challenge = await storage.challenges.take(answer.challenge, 'passkey-use', now());
  const passkey = await storage.passkeys.byId(answer.response.id);
  if (!challenge || !passkey) return refuse('bad-passkey');
  const counter = await verifiedCounter(site, challenge.content, passkey, answer.response);
  const person = counter === undefined ? undefined : await storage.people.byId(passkey.person_id);
  if (counter === undefined || !person) return refuse('bad-passkey');
  if ((person.banned_until ?? 0) > now()) return refuse('banned');
  await storage.passkeys.setCounter(passkey.id, counter);
  return ok(person);
}

async function verifiedCounter(
  { origin, hostname }: Site,
  expectedChallenge: string,
  passkey: PasskeysRow,
  response: AuthenticationResponseJSON,
): Promise<number | undefined> {
  const transports: AuthenticatorTransport[] = JSON.parse(passkey.transports);
  try {
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
        transports,
      },
      requireUserVerification: false,
    });
    return verified.verified ? verified.authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** The last way to sign in can't be removed. */
export async function removePasskey({ storage }: Ports, person: Person, id: string): Promise<Result<void, Fault>> {
  const known = await storage.passkeys.ofPerson(person.id);
  if (person.password_hash === undefined && known.length <= 1) return refuse('last-credential');
  return (await storage.passkeys.remove(person.id, id)) ? ok(undefined) : refuse('bad-passkey');
}

async function keepChallenge({ storage, now }: Ports, kind: string, content: string, person?: string): Promise<string> {
  const id = newId();
  await storage.challenges.put({ id, kind, person_id: person ?? null, content, expires_at: now() + CHALLENGE_LASTS });
  return id;
}
