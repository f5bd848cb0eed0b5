import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { OnlineClient, TableInfo } from '@durbar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { freePort } from '../testing/free-port.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { type MailTrap, startMailTrap } from '../testing/smtp.ts';
import { testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';
import { hookTexts } from './hook-texts.ts';
import { textsIn } from './texts.ts';

const databases = testDatabases();
const pushed: { path: string; headers: IncomingHttpHeaders; size: number }[] = [];
let server: RunningServer;
let mailTrap: MailTrap;
let pushService: Server;
let pushOrigin: string;
let offset = 0;

beforeAll(async () => {
  mailTrap = await startMailTrap();
  const port = await freePort();
  pushOrigin = `http://127.0.0.1:${port}`;
  pushService = createServer((request, response) => {
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
    });
    request.on('end', () => {
      pushed.push({ path: request.url ?? '', headers: request.headers, size });
      response.writeHead(request.url?.includes('gone') ? 410 : 201).end();
    });
  }).listen(port, '127.0.0.1');
  const environment = {
    NOTICE_DELAY: '0',
    PUSH_HOSTS: `push.example.org,*.push.example.net,${pushOrigin}`,
    SMTP_URL: mailTrap.url,
    MAIL_FROM: 'Durbar <durbar@example.org>',
    PUBLIC_URL: 'https://durbar.example',
  };
  server = await startTestServer(await databases.fresh('sqlite'), { environment, now: () => Date.now() + offset });
});
afterAll(async () => {
  await server.close();
  pushService.closeAllConnections();
  pushService.close();
  await mailTrap.close();
  await databases.close();
});

/** Secure cookies need https, but these tests connect directly. */
async function enter(): Promise<TestGuest> {
  return TestGuest.enter(server.url);
}

function subscription(path: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    endpoint: `${pushOrigin}${path}`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

async function tableOf(pace: object): Promise<{ host: TestGuest; guest: TestGuest; id: string }> {
  const [host, guest] = [await enter(), await enter()];
  const { id } = (await host.must('POST', '/api/tables', { game: 'toy', players: 2, pace, visibility: 'public' })) as TableInfo;
  return { host, guest, id };
}

const DAILY = { kind: 'days', hours: 24 };
const settle = { push: true, mail: true, delay: 0, language: 'de' };

test('notifies an absent player by push and mail, in their language, without anything hidden', async () => {
  const { guest, id } = await tableOf(DAILY);
  await guest.must('PUT', '/api/me/notices', settle);
  await guest.must('POST', '/api/push', subscription('/mine'));
  await guest.must('PUT', '/api/me/mail', { address: 'guest@example.org' });
  const confirmation = await until('the confirmation', () => mailTrap.mails.find((mail) => mail.includes('guest@example.org')));
  expect(confirmation).toContain('https://durbar.example/confirm-mail#');
  const token = /confirm-mail#([\w-]+)/.exec(confirmation.replaceAll('=\n', ''))?.[1];
  await guest.must('POST', '/api/mail/confirm', { token });
  expect((await guest.call('POST', '/api/mail/confirm', { token })).body.code).toBe('bad-token');
  await guest.must('POST', `/api/tables/${id}/join`, {});
  const push = await until('the push', () => pushed.find(({ path }) => path === '/mine'));
  expect(push.headers['content-encoding']).toBe('aes128gcm');
  expect(push.headers.authorization).toMatch(/^vapid /);
  const mail = await until('the mail', () => mailTrap.mails.find((one) => one.includes('am Zug')));
  expect(mail).toContain(`https://durbar.example/table/${id}`);
  expect(mail).not.toMatch(/card \d/);
});

test('sends no notification while the player is present', async () => {
  const { guest, id } = await tableOf(DAILY);
  await guest.must('PUT', '/api/me/notices', settle);
  await guest.must('POST', '/api/push', subscription('/present'));
  const client: OnlineClient = guest.client();
  client.attend({ visible: true });
  await until('present', () => server.context.hub.isVisible(guest.id));
  await guest.must('POST', `/api/tables/${id}/join`, {});
  await until(
    'the job is done',
    async () =>
      (await server.context.storage.db.selectFrom('jobs').select('key').where('key', '=', `notice:${id}`).execute()).length === 0,
  );
  expect(pushed.some(({ path }) => path === '/present')).toBe(false);
  client.close();
});

test('a notification waits for the configured delay and is not sent after the move', async () => {
  const { guest, id } = await tableOf(DAILY);
  await guest.must('PUT', '/api/me/notices', { ...settle, delay: 600 });
  await guest.must('POST', '/api/push', subscription('/later'));
  await guest.must('POST', `/api/tables/${id}/join`, {});
  const job = async () =>
    server.context.storage.db.selectFrom('jobs').selectAll().where('key', '=', `notice:${id}`).executeTakeFirst();
  const waiting = await until('the job waits', async () => ((await job())?.due_at ?? 0) > Date.now() + 500_000 && job());
  expect(waiting.kind).toBe('notice');
  const client = guest.client();
  client.watch(id, () => {});
  await until('the table', () => client.stateOf(id));
  await client.move(id, 'keep');
  offset += 601_000;
  await until(
    'the job is done',
    async () => ((await job())?.subject ?? 'none') === 'none' || !JSON.stringify(await job()).includes(guest.id),
  );
  expect(pushed.some(({ path }) => path === '/later')).toBe(false);
  client.close();
});

test('deletes expired subscriptions and only calls trusted push services', async () => {
  const { guest, id } = await tableOf(DAILY);
  await guest.must('PUT', '/api/me/notices', settle);
  await guest.must('POST', '/api/push', subscription('/gone'));
  await guest.must('POST', `/api/tables/${id}/join`, {});
  await until('forgotten', async () => (await server.context.storage.push.ofPerson(guest.id)).length === 0);
  for (const endpoint of [
    'http://127.0.0.1:1/x',
    'https://127.0.0.1/x',
    'https://evil.example/x',
    'file:///etc/passwd',
    'https://push.example.org.evil.example/',
  ]) {
    expect((await guest.call('POST', '/api/push', { ...subscription('/x'), endpoint })).body.code).toBe('bad-subscription');
  }
  expect(
    (await guest.call('POST', '/api/push', { ...subscription('/x'), endpoint: 'https://a.push.example.net/x' })).status,
  ).toBe(204);
});

test('someone who closed the page hears by push and mail that a turn-based game was found, once', async () => {
  const [one, other] = [await enter(), await enter()];
  await one.must('PUT', '/api/me/notices', settle);
  await one.must('POST', '/api/push', subscription('/found'));
  await server.context.storage.people.change(one.id, { mail: 'found@example.org', mail_confirmed: 1 });
  for (const person of [one, other]) await person.must('PUT', '/api/my/search', { game: 'toy', pace: 'days' });
  const table = await until('a table', async () => (await server.context.storage.searches.of(one.id))?.table_id);
  await until('the push', () => pushed.some(({ path }) => path === '/found'));
  const mail = await until('the mail', () => mailTrap.mails.find((text) => text.includes('found@example.org')));
  expect([mail.includes('Partie ist gefunden'), mail.includes(`https://durbar.example/table/${table}`)]).toEqual([true, true]);
  expect(mailTrap.mails.filter((text) => text.includes('found@example.org'))).toHaveLength(1);
});

test('rejects invalid e-mail addresses', async () => {
  const guest = await enter();
  for (const address of ['nobody', 'a@b', 'a b@example.org', 'x@example.org\nbcc: y@example.org', '"<a>"@example.org']) {
    expect((await guest.call('PUT', '/api/me/mail', { address })).body.code).toBe('bad-mail');
  }
});

test('every language has its texts', () => {
  const table = { id: 'x', game: 'taj-mahal', title: 'Taj Mahal', url: 'https://durbar.example/table/x', since: 1 };
  const languages = ['en', 'de', 'fr', 'nl'] as const;
  for (const tables of [[table], [table, table]]) {
    expect(new Set(languages.map((language) => textsIn(language).turns(tables).subject)).size).toBe(4);
    expect(new Set(languages.map((language) => hookTexts(language).yourTurn('Anna', tables).text)).size).toBe(4);
  }
});

test('treats a subscription with invalid keys as expired', async () => {
  const { endpoint } = subscription('/keyless');
  const keyless = { endpoint, keys: { p256dh: 'abc', auth: 'def' } };
  expect(await server.context.pusher.send(keyless, {})).toBe('gone');
});
