import type { Me } from '@durbar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { SoftwareAuthenticator } from '../testing/authenticator.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';

const databases = testDatabases();
let server: RunningServer;
let url: string;

beforeAll(async () => {
  server = await startTestServer(await databases.fresh('sqlite'));
  url = server.url.replace('127.0.0.1', 'localhost');
});
afterAll(async () => {
  await server.close();
  await databases.close();
});

interface Challenge {
  readonly challenge: string;
  readonly options: { readonly challenge: string };
}

async function addPasskey(guest: TestGuest, authenticator: SoftwareAuthenticator): Promise<Me> {
  const { challenge, options } = (await guest.must('POST', '/api/passkeys/options')) as Challenge;
  const response = authenticator.register(options.challenge);
  return (await guest.must('POST', '/api/passkeys', { challenge, label: 'My phone', response })) as Me;
}

async function signIn(authenticator: SoftwareAuthenticator, visitor = new TestGuest(url)) {
  const { challenge, options } = (await visitor.must('POST', '/api/passkeys/sign-in/options')) as Challenge;
  return visitor.call('POST', '/api/passkeys/sign-in', { challenge, response: authenticator.signIn(options.challenge) });
}

test('a guest becomes an account with a passkey and signs in with it elsewhere', async () => {
  const guest = await TestGuest.enter(url);
  const authenticator = new SoftwareAuthenticator(url);
  const me = await addPasskey(guest, authenticator);
  expect(me).toMatchObject({ id: guest.id, kind: 'account', hasPassword: false, passkeys: [{ label: 'My phone' }] });
  const answer = await signIn(authenticator);
  expect(answer).toMatchObject({ status: 200, body: { id: guest.id } });
  const again = await signIn(authenticator);
  expect(again.status).toBe(200);
});

test('7.2.4: registering a passkey for a guest starts a new session and ends the old one', async () => {
  const guest = await TestGuest.enter(url);
  const before = guest.cookie;
  await addPasskey(guest, new SoftwareAuthenticator(url));
  expect(guest.cookie).not.toBe(before);
  expect((await guest.call('GET', '/api/me')).status).toBe(200);
  expect((await fetch(`${url}/api/me`, { headers: { cookie: before } })).status).toBe(401);
});

test('rejects an unknown passkey, a foreign site or a used challenge', async () => {
  const guest = await TestGuest.enter(url);
  const authenticator = new SoftwareAuthenticator(url);
  await addPasskey(guest, authenticator);
  expect((await signIn(new SoftwareAuthenticator(url))).body.code).toBe('bad-passkey');
  const phishing = new SoftwareAuthenticator('https://durbar.example.evil');
  const { challenge, options } = (await guest.must('POST', '/api/passkeys/options')) as Challenge;
  const register = (one: SoftwareAuthenticator) =>
    guest.call('POST', '/api/passkeys', { challenge, label: '', response: one.register(options.challenge) });
  expect((await register(phishing)).body.code).toBe('bad-passkey');
  expect((await register(new SoftwareAuthenticator(url))).body.code).toBe('bad-passkey');
  const other = await TestGuest.enter(url);
  const foreign = (await guest.must('POST', '/api/passkeys/options')) as Challenge;
  const response = new SoftwareAuthenticator(url).register(foreign.options.challenge);
  expect((await other.call('POST', '/api/passkeys', { challenge: foreign.challenge, label: '', response })).body.code).toBe(
    'bad-passkey',
  );
});

test('the last way to sign in cannot be removed', async () => {
  const guest = await TestGuest.enter(url);
  const me = await addPasskey(guest, new SoftwareAuthenticator(url));
  const [first] = me.passkeys;
  expect((await guest.call('DELETE', `/api/passkeys/${first?.id}`)).body.code).toBe('last-credential');
  await addPasskey(guest, new SoftwareAuthenticator(url));
  expect((await guest.call('DELETE', `/api/passkeys/${first?.id}`)).status).toBe(204);
  expect(await guest.must('PUT', '/api/me/password', { password: 'gardens of kashmir' })).toBe('');
});
