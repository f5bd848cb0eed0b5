import type { PlanInfo, TableInfo } from '@durbar/protocol';
import { afterAll, expect, test } from 'vitest';
import { digest } from '../notices/digest.ts';
import { TestGuest } from '../testing/guest.ts';
import { startReceiver } from '../testing/receiver.ts';
import { startTwoServers } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';
import { carryOut } from './plans.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const job = (kind: string, subject: string, content: unknown = {}) => ({
  key: `${kind}:${subject}`,
  kind,
  subject,
  content,
  dueAt: 0,
  token: 'x',
  leasedUntil: 0,
  attempts: 1,
});

test('plans and digests happen once, even if two servers work on them at the same time', async () => {
  const receiver = await startReceiver();
  const environment = { NOTICE_DELAY: '0', WEBHOOK_HOSTS: receiver.origin, PUBLIC_URL: 'https://durbar.example' };
  const { here, there, close } = await startTwoServers(await databases.fresh('postgres'), { environment });
  const both = [here.context, there.context, here.context, there.context];
  const [host, guest] = [await TestGuest.enter(here.url), await TestGuest.enter(there.url)];
  const wanted = { game: 'toy', players: 2, pace: { kind: 'days', hours: 24 }, visibility: 'public' };
  const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
  await guest.must('PUT', '/api/me/notices', { push: true, mail: false, delay: 0, language: 'en' });
  await guest.must('POST', '/api/me/webhooks', { format: 'json', address: `${receiver.origin}/twice` });
  await guest.must('POST', `/api/tables/${id}/join`, {});
  await until('the notice', () => receiver.at('/twice').length > 0);
  await Promise.all(both.map((context) => digest(context)(job('digest', guest.id, { way: 'prompt' }))));
  expect(receiver.at('/twice')).toHaveLength(1);
  await here.context.storage.db.deleteFrom('digests').execute();
  await Promise.all(both.map((context) => digest(context)(job('digest', guest.id, { way: 'prompt' }))));
  expect(receiver.at('/twice')).toHaveLength(2);

  await host.must('PUT', `/api/tables/${id}/plan`, { forced: false, steps: [{ question: 'swap', text: 'keep' }] });
  const client = guest.client();
  client.watch(id, () => {});
  await until('the table', () => client.stateOf(id));
  await client.move(id, 'keep');
  await Promise.all(both.map((context) => carryOut(context)(job('plan', id))));
  await until('the end', async () => ((await host.must('GET', `/api/tables/${id}`)) as TableInfo).status === 'finished');
  const plan = (await host.must('GET', `/api/tables/${id}/plan`)) as PlanInfo;
  expect([plan.done.length, plan.dropped]).toEqual([1, []]);
  client.close();
  await close();
  await receiver.close();
});
