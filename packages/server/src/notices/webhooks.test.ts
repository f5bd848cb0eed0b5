import { createHmac } from 'node:crypto';
import type { MadeWebhook, TableInfo, WebhookInfo, WebhookTest } from '@durbar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { type Receiver, startReceiver } from '../testing/receiver.ts';
import { startTestServer } from '../testing/server.ts';
import { type MailTrap, startMailTrap } from '../testing/smtp.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';
import { hookTexts } from './hook-texts.ts';
import { tellWebhook } from './webhooks.ts';

const databases = testDatabases();
let receiver: Receiver;
let mailTrap: MailTrap;
beforeAll(async () => {
  receiver = await startReceiver();
  mailTrap = await startMailTrap();
});
afterAll(async () => {
  await receiver.close();
  await mailTrap.close();
  await databases.close();
});

const MINUTE = 60_000;
const DAILY = { kind: 'days', hours: 24 };

describe.each(ENGINES)('on %s', (engine) => {
  let server: RunningServer;
  let offset = 0;
  beforeAll(async () => {
    const environment = {
      NOTICE_DELAY: '0',
      NOTICE_EVERY: '60',
      MAIL_EVERY: '1800',
      WEBHOOK_HOSTS: receiver.origin,
      SMTP_URL: mailTrap.url,
      MAIL_FROM: 'Durbar <durbar@example.org>',
      PUBLIC_URL: 'https://durbar.example',
    };
    server = await startTestServer(await databases.fresh(engine), { environment, now: () => Date.now() + offset });
  });
  afterAll(() => server.close());

  async function enter(): Promise<TestGuest> {
    const guest = await TestGuest.enter(server.url);
    await guest.must('PUT', '/api/me/notices', { push: false, mail: false, delay: 0, language: 'en' });
    return guest;
  }

  const pathOf = (name: string) => `/${engine}-${name}`;

  async function add(person: TestGuest, path: string, more: object = { format: 'json' }): Promise<MadeWebhook> {
    return (await person.must('POST', '/api/me/webhooks', { address: `${receiver.origin}${path}`, ...more })) as MadeWebhook;
  }

  /** A turn-based table where the guest has the first turn. */
  async function seat(guest: TestGuest, host?: TestGuest): Promise<string> {
    const owner = host ?? (await enter());
    const wanted = { game: 'toy', players: 2, pace: DAILY, visibility: 'public' };
    const { id } = (await owner.must('POST', '/api/tables', wanted)) as TableInfo;
    await guest.must('POST', `/api/tables/${id}/join`, {});
    return id;
  }

  test('a JSON webhook gets a signed message about the turn, and nothing about the game', async () => {
    const guest = await enter();
    const path = pathOf('signed');
    const { secret = '' } = await add(guest, path);
    const table = await seat(guest);
    const call = await until('the call', () => receiver.calls.find((one) => one.path === path));
    const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(call.headers['durbar-signature'])) ?? [];
    expect(createHmac('sha256', secret).update(`${time}.${call.body}`).digest('hex')).toBe(signature);
    const content = JSON.parse(call.body);
    const { turn } = (await guest.must('GET', `/api/tables/${table}`)) as TableInfo;
    expect(content).toEqual({
      type: 'your-turn',
      at: expect.any(Number),
      tables: [
        { id: table, game: 'toy', url: `https://durbar.example/table/${table}`, since: turn?.since, deadline: turn?.deadline },
      ],
    });
  });

  test('address and key are never shown again and are sealed in the database', async () => {
    const guest = await enter();
    const path = pathOf('secret-part');
    const { info, secret = '' } = await add(guest, path);
    const shown = JSON.stringify([await guest.must('GET', '/api/me/webhooks'), await guest.must('GET', '/api/me/export'), info]);
    const stored = await server.context.storage.db.selectFrom('webhooks').selectAll().where('id', '=', info.id).execute();
    for (const text of [shown, JSON.stringify(stored)]) {
      expect(text).not.toContain('secret-part');
      expect(text).not.toContain(secret);
    }
    expect(shown).toContain(new URL(receiver.origin).host);
    const other = await enter();
    expect(await other.must('GET', '/api/me/webhooks')).toEqual([]);
    expect((await other.call('DELETE', `/api/me/webhooks/${info.id}`)).body.code).toBe('no-such-webhook');
    expect((await other.call('POST', `/api/me/webhooks/${info.id}/test`)).body.code).toBe('no-such-webhook');
  });

  test('several waiting tables make one message, at most one each minute', async () => {
    const guest = await enter();
    const path = pathOf('digest');
    await add(guest, path);
    const tables = [await seat(guest)];
    await until('the first message', () => receiver.at(path).length === 1);
    tables.push(await seat(guest), await seat(guest));
    const job = () =>
      server.context.storage.db.selectFrom('jobs').select('due_at').where('key', '=', `digest:prompt:${guest.id}`).execute();
    await until('the next one waits', async () => ((await job())[0]?.due_at ?? 0) > Date.now() + offset + MINUTE / 2);
    expect(receiver.at(path)).toHaveLength(1);
    offset += MINUTE;
    await until('the second message', () => receiver.at(path).length === 2);
    const told = JSON.parse(receiver.at(path)[1] ?? '').tables.map(({ id }: { id: string }) => id);
    expect(told.toSorted()).toEqual(tables.toSorted());
    offset += MINUTE;
    await until('nothing is left to tell', async () => (await job()).length === 0);
    expect(receiver.at(path)).toHaveLength(2);
  });

  test('an e-mail lists all waiting tables, at most one each half hour', async () => {
    const guest = await enter();
    const address = `${engine}@example.org`;
    await guest.must('PUT', '/api/me/notices', { push: false, mail: true, delay: 0, language: 'fr' });
    await server.context.storage.people.change(guest.id, { mail: address, mail_confirmed: 1 });
    const mails = () => mailTrap.mails.filter((mail) => mail.includes(`To: ${address}`));
    await seat(guest);
    await until('the first mail', () => mails().length === 1);
    await seat(guest);
    await seat(guest);
    offset += 29 * MINUTE;
    const digests = server.context.storage.db.selectFrom('jobs').select('key').where('key', '=', `digest:mail:${guest.id}`);
    await until('the next one waits', async () => (await digests.execute()).length === 1);
    expect(mails()).toHaveLength(1);
    offset += MINUTE;
    await until('the second mail', () => mails().length === 2);
    expect(mails()[1]).toContain('3 parties vous attendent');
  });

  test('the host’s webhook tells a channel whose turn it is, without pinging anyone', async () => {
    const [host, guest] = [await enter(), await enter()];
    const name = `Star of ${engine}`;
    await guest.must('PUT', '/api/me/name', { name });
    const path = pathOf('channel');
    const wanted = { game: 'toy', players: 2, pace: DAILY, visibility: 'link' };
    const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
    const { secret } = await add(host, path, { format: 'discord', table: id });
    expect(secret).toBeUndefined();
    const refusal = async (person: TestGuest, table: string) =>
      (await person.call('POST', '/api/me/webhooks', { format: 'json', address: `${receiver.origin}/x`, table })).body.code;
    expect(await refusal(guest, id)).toBe('no-such-table');
    const { token } = (await host.must('POST', `/api/tables/${id}/invitations`)) as { token: string };
    await guest.must('POST', '/api/invitations/redeem', { token });
    expect(await refusal(guest, id)).toBe('not-host');
    await guest.must('POST', `/api/tables/${id}/join`, {});
    const body = await until('the message', () => receiver.at(path)[0]);
    expect(JSON.parse(body)).toEqual({
      username: 'Durbar',
      allowed_mentions: { parse: [] },
      content: `High card: it’s ${name}’s turn.\nhttps://durbar.example/table/${id}`,
    });
  });

  test('a test message tells honestly what came of it', async () => {
    const guest = await enter();
    const tested = async (path: string): Promise<WebhookTest> => {
      const { info } = await add(guest, path);
      const result = (await guest.must('POST', `/api/me/webhooks/${info.id}/test`)) as WebhookTest;
      await guest.must('DELETE', `/api/me/webhooks/${info.id}`);
      return result;
    };
    expect(await tested(pathOf('fine'))).toEqual({ delivered: true, status: 204 });
    expect(await tested('/404')).toEqual({ delivered: false, failure: 'gone', status: 404 });
    expect(await tested('/500')).toEqual({ delivered: false, failure: 'rejected', status: 500 });
    expect(await tested('/redirect')).toEqual({ delivered: false, failure: 'redirected', status: 302 });
    expect(receiver.at('/inside')).toEqual([]);
  });

  test('rejects addresses inside the network, and more than five', async () => {
    const guest = await enter();
    const wish = async (address: string) => (await guest.call('POST', '/api/me/webhooks', { format: 'json', address })).body.code;
    for (const address of ['http://example.org/', 'https://a:b@example.org/', 'nonsense', 'http://127.0.0.1:1/'])
      expect(await wish(address)).toBe('bad-webhook');
    for (let count = 0; count < 5; count++) expect(await wish(`${receiver.origin}/${count}`)).toBeUndefined();
    expect(await wish(`${receiver.origin}/6`)).toBe('too-many-webhooks');
  });

  test('is switched off after ten failures, its owner gets a mail, and a successful test switches it on', async () => {
    const { storage } = server.context;
    const guest = await enter();
    const address = `broken-${engine}@example.org`;
    await storage.people.change(guest.id, { mail: address, mail_confirmed: 1 });
    const { info } = await add(guest, '/503');
    const listed = async () => ((await guest.must('GET', '/api/me/webhooks')) as WebhookInfo[])[0];
    const before = receiver.at('/503').length;
    for (let count = 0; count < 12; count++) {
      const [webhook] = await storage.webhooks.ofPerson(guest.id);
      if (webhook) await tellWebhook(server.context, webhook, hookTexts('en').test());
    }
    expect(await listed()).toMatchObject({ id: info.id, failure: 'rejected', stoppedAt: expect.any(Number) });
    await until('the mail', () => mailTrap.mails.some((mail) => mail.includes(`To: ${address}`)));
    expect(receiver.at('/503').length - before).toBe(10);
    const { info: mended } = await add(guest, pathOf('mended'));
    await storage.webhooks.stop(mended.id, 1);
    await guest.must('POST', `/api/me/webhooks/${mended.id}/test`);
    const after = ((await guest.must('GET', '/api/me/webhooks')) as WebhookInfo[]).find(({ id }) => id === mended.id);
    expect(after).not.toHaveProperty('stoppedAt');
  });

  test('a message that didn’t arrive is sent again after growing pauses, then given up; a turn that is over is not', async () => {
    const { storage } = server.context;
    const guest = await enter();
    await add(guest, '/500');
    const before = receiver.at('/500').length;
    await seat(guest);
    const listed = async () => ((await guest.must('GET', '/api/me/webhooks')) as WebhookInfo[])[0];
    const pauses: number[] = [];
    for (let tries = 1; tries <= 5; tries++) {
      await until(`try ${tries}`, () => receiver.at('/500').length - before === tries);
      if (tries === 5) break;
      const at = await until('the next time', async () => {
        const { retryAt = 0 } = (await listed()) ?? {};
        return retryAt > server.context.now() && retryAt;
      });
      pauses.push(Math.round((at - server.context.now()) / 60_000));
      offset += at - server.context.now() + 1000;
    }
    expect(pauses).toEqual([1, 5, 30, 120]);
    const given = await until('it is given up', async () => {
      const info = await listed();
      return info?.stoppedAt !== undefined && info;
    });
    expect([given.failure, given.retryAt]).toEqual(['rejected', undefined]);

    const other = await enter();
    const { info } = await add(other, '/502');
    const calls = receiver.at('/502').length;
    const table = await seat(other);
    await until('it fails', async () => (await storage.webhooks.byId(info.id))?.retryAt !== undefined);
    await storage.db.updateTable('tables').set({ turn_since: 1 }).where('id', '=', table).execute();
    offset += 61_000;
    await until('no more tries', async () => (await storage.webhooks.byId(info.id))?.retryAt === undefined);
    expect(receiver.at('/502')).toHaveLength(calls + 1);
  });

  test('a table’s webhooks end with its game', async () => {
    const { storage } = server.context;
    const [host, guest] = [await enter(), await enter()];
    const [running, over] = [await seat(guest, host), await seat(guest, host)];
    for (const table of [running, over]) await add(host, pathOf('end'), { format: 'json', table });
    await storage.db.updateTable('tables').set({ status: 'finished' }).where('id', '=', over).execute();
    await storage.webhooks.removeOver();
    expect((await storage.webhooks.ofPerson(host.id)).map(({ tableId }) => tableId)).toEqual([running]);
  });

  test('all of it is deleted with the account', async () => {
    const guest = await enter();
    await add(guest, pathOf('gone'));
    await guest.must('DELETE', '/api/me', { name: guest.me?.name });
    expect(await server.context.storage.webhooks.ofPerson(guest.id)).toEqual([]);
  });
});
