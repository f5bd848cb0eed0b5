import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ban } from '../admin/people.ts';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { type MailTrap, startMailTrap } from '../testing/smtp.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const OLD = 'marble and sandstone';
const NEW = 'sandstone and marble';
const HOUR = 3_600_000;

describe.each(ENGINES)('a forgotten password on %s', (engine) => {
  let server: RunningServer;
  let mailTrap: MailTrap;
  let offset = 0;
  beforeAll(async () => {
    mailTrap = await startMailTrap();
    const environment = {
      SMTP_URL: mailTrap.url,
      MAIL_FROM: 'Durbar <durbar@example.org>',
      PUBLIC_URL: 'https://durbar.example',
    };
    server = await startTestServer(await databases.fresh(engine), { environment, now: () => Date.now() + offset });
  });
  afterAll(async () => {
    await server.close();
    await mailTrap.close();
  });

  async function account(name: string, { isConfirmed = true } = {}): Promise<TestGuest> {
    const owner = await TestGuest.account(server.url, name);
    const changes = { mail: addressOf(name), mail_confirmed: isConfirmed ? 1 : 0 };
    await server.context.storage.people.change(owner.id, changes);
    return owner;
  }

  const addressOf = (name: string) => `${name.toLowerCase()}@example.org`;
  const mailsTo = (name: string) => mailTrap.mails.filter((mail) => mail.includes(addressOf(name)));
  const stranger = () => new TestGuest(server.url);
  const ask = (name: string) => stranger().must('POST', '/api/password/link', { name });

  async function link(name: string): Promise<string> {
    const before = mailsTo(name).length;
    await ask(name);
    const mail = await until('the mail', () => mailsTo(name)[before]);
    return /https:\/\/durbar\.example\/reset-password#([\w-]+)/.exec(mail.replaceAll('=\n', ''))?.[1] ?? '';
  }

  async function codeOf(answer: Promise<{ readonly body: { readonly code?: string } }>): Promise<string | undefined> {
    return (await answer).body.code;
  }

  test('is replaced by a link in a mail; old sessions end, and the link works once', async () => {
    const owner = await account('Nur');
    const token = await link('Nur');
    const visitor = stranger();
    expect(await visitor.must('POST', '/api/password', { token, password: NEW })).toMatchObject({ id: owner.id });
    expect(await visitor.must('GET', '/api/me')).toMatchObject({ id: owner.id });
    expect(await codeOf(owner.call('GET', '/api/me'))).toBe('signed-out');
    expect(await codeOf(stranger().call('POST', '/api/sign-in', { name: 'Nur', password: OLD }))).toBe('wrong-password');
    await stranger().must('POST', '/api/sign-in', { name: 'Nur', password: NEW });
    expect(await codeOf(stranger().call('POST', '/api/password', { token, password: OLD }))).toBe('bad-token');
    const events = await server.context.storage.db
      .selectFrom('events')
      .select('kind')
      .where('person_id', '=', owner.id)
      .execute();
    expect(events.map(({ kind }) => kind)).toContain('password-reset');
  });

  test('a weak new password is refused and leaves the link as it was', async () => {
    await account('Jahan');
    const token = await link('Jahan');
    expect(await codeOf(stranger().call('POST', '/api/password', { token, password: 'jahanjahan' }))).toBe('weak-password');
    await stranger().must('POST', '/api/password', { token, password: NEW });
  });

  test('no one learns from the answer who has an account or an address, and only a confirmed address gets mail', async () => {
    await account('Salima', { isConfirmed: false });
    await TestGuest.account(server.url, 'Gulbadan');
    const answers = await Promise.all(['Salima', 'Gulbadan', 'Nobody'].map(ask));
    expect(new Set(answers).size).toBe(1);
    await link('Nur');
    expect(mailsTo('Salima')).toEqual([]);
  });

  const CHANGES: Readonly<Record<string, (owner: TestGuest) => Promise<unknown>>> = {
    'an hour has passed': async () => {
      offset += HOUR;
    },
    'the password has changed': (owner) => owner.must('PUT', '/api/me/password', { current: OLD, password: 'red fort of Agra' }),
    'the address has changed': (owner) => server.context.storage.people.change(owner.id, { mail: 'other@example.org' }),
  };

  test.each(Object.keys(CHANGES))('a link is worth nothing once %s', async (change) => {
    const name = `Link${mailTrap.mails.length}`;
    const owner = await account(name);
    const token = await link(name);
    await CHANGES[change]?.(owner);
    expect(await codeOf(stranger().call('POST', '/api/password', { token, password: NEW }))).toBe('bad-token');
  });

  test('someone banned gets no new session by it', async () => {
    await account('Adham');
    const token = await link('Adham');
    await ban(server.context.storage, 'Adham', { reason: 'cheating', now: Date.now() + offset });
    const visitor = stranger();
    expect(await codeOf(visitor.call('POST', '/api/password', { token, password: NEW }))).toBe('banned');
    expect(await codeOf(visitor.call('GET', '/api/me'))).toBe('signed-out');
  });

  test('one account gets a few mails an hour, however often someone asks', async () => {
    await account('Hamida');
    for (let asked = 0; asked < 8; asked++) await ask('Hamida');
    await until('all mails', () => mailsTo('Hamida').length >= 5);
    await link('Nur');
    expect(mailsTo('Hamida')).toHaveLength(5);
  });
});

test('a server without mail says so', async () => {
  const server = await startTestServer(await databases.fresh('sqlite'));
  const guest = new TestGuest(server.url);
  expect(await guest.must('GET', '/api/mail')).toEqual({ isAvailable: false });
  expect((await guest.call('POST', '/api/password/link', { name: 'Nur' })).body.code).toBe('no-mail');
  await server.close();
});
