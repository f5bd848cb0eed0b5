import { mustRules, seededRandom } from '@durbar/engine';
import type { TableInfo, Tournament } from '@durbar/protocol';
import { afterAll, expect, test } from 'vitest';
import { TestGuest } from '../testing/guest.ts';
import { findLeaks, type Recording } from '../testing/leaks.ts';
import { autoplay } from '../testing/players.ts';
import { savedMoves } from '../testing/saved.ts';
import { startTestServer, TOY } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const TERMS = { name: 'Monsoon cup', game: 'toy', options: {}, size: 2, rounds: 1, visibility: 'public', stakes: 'friendly' };

test('one address signs up only so many people; others still can', async () => {
  const environment = { ENTRIES_PER_HOUR: '10', TRUST_PROXY: 'yes' };
  const server = await startTestServer(await databases.fresh('sqlite'), { environment });
  const host = await TestGuest.account(server.url, 'Kavya of Surat');
  const startsAt = server.context.now() + 3_600_000;
  const wanted = { ...TERMS, pace: { kind: 'days', hours: 24 }, startsAt };
  const { info } = (await host.must('POST', '/api/tournaments', wanted)) as Tournament;
  const crowd = await Promise.all([...Array(30).keys()].map(() => TestGuest.enter(server.url)));
  const join = (person: TestGuest, address: string) =>
    person.call('POST', `/api/tournaments/${info.id}/join`, undefined, { 'x-forwarded-for': address });
  const answers = await Promise.all(crowd.map((person) => join(person, '203.0.113.9')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ body }) => body.code === 'too-fast')).toHaveLength(20);
  expect((await join(await TestGuest.enter(server.url), '198.51.100.7')).status).toBe(200);
  await server.close();
});

test('a game of a tournament leaks nothing hidden, to players, the host, or someone who watches the tournament', async () => {
  const server = await startTestServer(await databases.fresh('sqlite'));
  const host = await TestGuest.account(server.url, 'Leila of Agra');
  const pace = { kind: 'live', bank: 3600, increment: 0 };
  const startsAt = server.context.now() + 3_600_000;
  const { info } = (await host.must('POST', '/api/tournaments', { ...TERMS, pace, startsAt })) as Tournament;
  const people = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
  for (const person of people) await person.must('POST', `/api/tournaments/${info.id}/join`);
  const texts: string[][] = [[], [], []];
  const clients = [...people, host].map((person, index) => person.recorded(texts[index] ?? []));
  for (const client of clients) await client.send({ type: 'watch-tournament', tournament: info.id });
  await host.must('POST', `/api/tournaments/${info.id}/start`);
  const shown = async () => (await host.must('GET', `/api/tournaments/${info.id}`)) as Tournament;
  const table = await until('a table', async () => (await shown()).tables[0]?.table);
  const pages: string[] = [];
  for (const person of people) await person.must('POST', `/api/tables/${table}/ready`, { ready: true });
  for (const [index, client] of clients.entries()) autoplay(client, table, { random: seededRandom(`tournament ${index}`) });
  const over = await until('the end', async () => {
    const now = await shown();
    if (now.info.status === 'running' && now.tables[0]?.status === 'running') pages.push(JSON.stringify(now));
    return now.info.status === 'finished' && ((await host.must('GET', `/api/tables/${table}`)) as TableInfo);
  });
  const { log, secret } = await savedMoves(server.url, TOY, table);
  const rules = mustRules(TOY, { players: 2, options: over.options, edition: over.edition });
  const seats = people.map(({ id }) => over.seats.find(({ person }) => person?.id === id)?.seat ?? 'spectator');
  let worlds = 0;
  for (const [index, viewer] of ([...seats, 'spectator'] as Recording['viewer'][]).entries()) {
    const heard = texts[index] ?? [];
    const end = heard.findIndex((text) => text.includes('"status":"finished"'));
    const running = { viewer, texts: heard.slice(0, end < 0 ? undefined : end - 1) };
    for (const text of running.texts) expect([text.includes(over.seed ?? '?'), text.includes(secret)]).toEqual([false, false]);
    const report = findLeaks(rules, log, running, seededRandom('other worlds'));
    expect(report.leaks).toEqual([]);
    worlds += report.worlds;
  }
  expect(worlds).toBeGreaterThan(0);
  for (const page of pages) expect([page.includes(over.seed ?? '?'), page.includes(secret)]).toEqual([false, false]);
  for (const client of clients) client.close();
  await server.close();
});
