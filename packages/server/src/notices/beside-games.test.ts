import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadGames } from '@durbar/catalogue';
import { below, seededRandom } from '@durbar/engine';
import type { MadeFeeds, TableInfo } from '@durbar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodePng } from '../previews/png.ts';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { autoplay } from '../testing/players.ts';
import { type Receiver, startReceiver } from '../testing/receiver.ts';
import { startTestServer } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';

const games = (await loadGames()).filter(({ id }) => id !== 'rajas');
const GROUND = encodePng({ width: 1200, height: 630, pixels: new Uint8Array(3 * 1200 * 630).fill(250) });
/** An address gets sixty pictures a minute. */
const MOST_PICTURES = 25;
const databases = testDatabases();
let webRoot: string;
let receiver: Receiver;
let server: RunningServer;

beforeAll(async () => {
  webRoot = await mkdtemp(path.join(tmpdir(), 'durbar-beside-'));
  await mkdir(path.join(webRoot, 'previews'));
  await writeFile(path.join(webRoot, 'index.html'), '<!doctype html><html><head></head></html>');
  for (const { id } of games) await writeFile(path.join(webRoot, 'previews', `${id}.png`), GROUND);
  receiver = await startReceiver();
  const environment = { NOTICE_DELAY: '0', WEBHOOK_HOSTS: receiver.origin };
  server = await startTestServer(await databases.fresh('sqlite'), { games, webRoot, environment });
});
afterAll(async () => {
  await server.close();
  await receiver.close();
  await databases.close();
  await rm(webRoot, { recursive: true });
});

/** Times differ from turn to turn, and tell nothing. A calendar folds its lines and escapes commas, also within a time. */
function withoutTimes(text: string): string {
  return text
    .replaceAll(/\r\n |\\(?=,)/g, '')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|\d{8}T\d{6}Z|\b\d{13}\b/g, 'TIME')
    .replaceAll(/\d{1,2} \w{3,4} \d{4}, \d\d:\d\d UTC/g, 'TIME');
}

/** Everything that left the server beside a game, by where it went. */
class Recorder {
  readonly #heard = new Map<string, string[]>();

  hear(place: string, text: string): void {
    this.#heard.set(place, [...(this.#heard.get(place) ?? []), withoutTimes(text)]);
  }

  /** What differed apart from times. */
  different(place: string): number {
    return new Set(this.#heard.get(place)).size;
  }

  count(place: string): number {
    return this.#heard.get(place)?.length ?? 0;
  }
}

async function enter(): Promise<TestGuest> {
  const guest = await TestGuest.enter(server.url);
  await guest.must('PUT', '/api/me/notices', { push: false, mail: false, delay: 0, language: 'en' });
  return guest;
}

/** What anyone learns of a table, apart from whose turn it is. */
function termsOf({ version: _version, turn: _turn, ...terms }: TableInfo): string {
  return JSON.stringify(terms);
}

test.each(games)('beside a whole game of $id, everything says whose turn it is and no more', async (game) => {
  const people = [await enter(), await enter()];
  const [host, guest] = people as [TestGuest, TestGuest];
  const players = Math.max(2, game.players.min);
  const wanted = { game: game.id, players, pace: { kind: 'days', hours: 24 }, visibility: 'public' };
  const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
  const hook = (person: TestGuest, place: string, more: object) =>
    person.must('POST', '/api/me/webhooks', { address: `${receiver.origin}/${game.id}-${place}`, ...more });
  await hook(host, 'host', { format: 'json' });
  await hook(guest, 'guest', { format: 'discord' });
  await hook(host, 'table', { format: 'json', table: id });
  const feeds = await Promise.all(people.map(async (person) => (await person.must('PUT', '/api/me/feeds')) as MadeFeeds));
  for (let seat = 2; seat < players; seat++) await host.must('PUT', `/api/tables/${id}/seats/${seat}`, { bot: 'random' });
  await guest.must('POST', `/api/tables/${id}/join`, {});

  const random = seededRandom(game.id);
  const clients = people.map((person) => person.client());
  for (const client of clients) autoplay(client, id, { random, pause: () => (below(random, 10) === 0 ? 50 : 0) });
  const recorder = new Recorder();
  const stranger = await TestGuest.enter(server.url);
  const read = async (address: string) => Buffer.from(await (await fetch(server.url + address)).arrayBuffer());
  for (let asked = 0, isOver = false; !isOver; asked++) {
    for (const [index, { turns, deadlines }] of feeds.entries()) {
      recorder.hear(`feed ${index}`, String(await read(turns)));
      recorder.hear(`calendar ${index}`, String(await read(deadlines)));
    }
    if (asked < MOST_PICTURES) {
      const picture = await read(`/api/invitations/${id}/picture.en.png`);
      recorder.hear('picture', createHash('sha256').update(picture).digest('hex'));
    }
    const info = (await stranger.must('GET', `/api/tables/${id}`)) as TableInfo;
    isOver = info.status === 'finished';
    if (!isOver) recorder.hear('API', termsOf(info));
  }
  for (const client of clients) client.close();
  for (const place of ['host', 'guest', 'table'])
    for (const body of receiver.at(`/${game.id}-${place}`)) recorder.hear(place, body);

  // Waiting for its reader, or not.
  for (const place of ['feed 0', 'feed 1', 'calendar 0', 'calendar 1'])
    expect([place, recorder.different(place)]).toEqual([place, 2]);
  for (const place of ['host', 'guest', 'API']) expect([place, recorder.different(place)]).toEqual([place, 1]);
  // One for each player whose turn it is.
  expect(recorder.different('table')).toBe(people.length);
  expect(recorder.different('picture')).toBeLessThanOrEqual(players + 1);
  for (const place of ['host', 'guest', 'table', 'picture', 'API']) expect(recorder.count(place)).toBeGreaterThan(5);
});
