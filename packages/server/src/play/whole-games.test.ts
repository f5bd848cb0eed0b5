import { loadGames } from '@durbar/catalogue';
import { commitmentOf, findingOf, newSeed, verifyChance } from '@durbar/chance';
import { type AnyGame, mustRules, seededRandom } from '@durbar/engine';
import { Command, Message, type OnlineClient, type TableInfo } from '@durbar/protocol';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { findLeaks, type Recording } from '../testing/leaks.ts';
import { autoplay } from '../testing/players.ts';
import { savedMoves } from '../testing/saved.ts';
import { startTestServer, TOY } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const games = [...(await loadGames()), TOY];
/** The toy game with a bug: it doesn't hide the cards. */
const LEAKY: AnyGame = { ...TOY, id: 'leaky', factFor: (_game, fact) => fact };
const message = Compile(Message);
const databases = testDatabases();
let server: RunningServer;

beforeAll(async () => {
  server = await startTestServer(await databases.fresh('sqlite'), { games: [...games, LEAKY] });
});
afterAll(async () => {
  await server.close();
  await databases.close();
});

interface Played {
  readonly id: string;
  readonly recordings: readonly Recording[];
  readonly info: TableInfo;
}

/** Two people, and bots on the other seats, play a game to its end while a spectator watches; all bytes are recorded. */
async function playWhole(game: AnyGame): Promise<Played> {
  const [host, guest, spectator] = [
    await TestGuest.enter(server.url),
    await TestGuest.enter(server.url),
    await TestGuest.enter(server.url),
  ];
  const players = Math.max(2, game.players.min);
  const nonces = [newSeed(), newSeed()] as const;
  const [promise, other] = nonces.map(commitmentOf);
  const wanted = { game: game.id, players, pace: { kind: 'live', bank: 3600, increment: 0 }, visibility: 'public', promise };
  const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
  await guest.must('POST', `/api/tables/${id}/join`, { seat: 1 });
  for (let seat = 2; seat < players; seat++) await host.must('PUT', `/api/tables/${id}/seats/${seat}`, { bot: 'random' });
  await guest.must('POST', `/api/tables/${id}/ready`, { ready: true, promise: other });
  const recordings: Recording[] = [
    { viewer: 0, texts: [] },
    { viewer: 1, texts: [] },
    { viewer: 'spectator', texts: [] },
    { viewer: 'spectator', texts: [] },
  ];
  const clients = [host, guest, spectator].map((person, index) => person.recorded(recordings[index]?.texts ?? []));
  await until('sockets', () => clients.every(({ isOnline }) => isOnline));
  await host.must('POST', `/api/tables/${id}/start`);
  for (const [index, nonce] of nonces.entries()) await clients[index]?.send({ type: 'reveal', table: id, nonce });
  for (const [index, client] of clients.entries()) autoplay(client, id, { random: seededRandom(`${game.id} ${index}`) });
  const elsewhere = showElsewhere(id, recordings[3]?.texts ?? []);
  const info = await until('the end', () => endOf(clients, id), 60_000);
  await elsewhere.stop();
  for (const client of clients) client.close();
  return { id, recordings, info };
}

const LIVE = /^\{"state":(.*)\}$/s;

/** The board inside another site's page, which asks for the game again and again without a session. */
function showElsewhere(id: string, texts: string[]): { stop(): Promise<void> } {
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const response = await fetch(`${server.url}/api/games/${id}/live`);
      if (response.status === 200) texts.push((await response.text()).match(LIVE)?.[1] ?? '');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await asking;
    },
  };
}

function endOf(clients: readonly OnlineClient[], id: string): TableInfo | undefined {
  const infos = clients.map((client) => client.stateOf(id)?.info);
  return infos.every((info) => info?.status === 'finished') ? infos[0] : undefined;
}

interface Kept {
  readonly log: readonly string[];
  readonly secret: string;
}

async function savedLog(id: string, game: AnyGame): Promise<Kept> {
  const { match, fairness, log, seed, secret } = await savedMoves(server.url, game, id);
  const { commitment, shared } = fairness;
  expect(findingOf(verifyChance(match, seed, commitment, { shared }))).toBe('fair');
  expect(shared?.shares.map(({ nonce }) => nonce?.length)).toEqual([64, 64]);
  return { log, secret };
}

/** Messages before the end: those in which something must be hidden. */
function beforeTheEnd({ viewer, texts }: Recording): Recording {
  const end = texts.findIndex((text) => text.includes('"status":"finished"'));
  return { viewer, texts: texts.slice(0, end < 0 ? undefined : end - 1) };
}

/** Sent to four watchers for each move, when the sockets of three were recorded. */
function bytesPerMove(recordings: readonly Recording[], moves: number): number {
  const updates = recordings.flatMap(({ texts }) => texts.filter((text) => text.startsWith('{"type":"update"')));
  const bytes = updates.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return ((bytes / 3) * 4) / moves;
}

describe.each(games)('$id online', (game) => {
  test('two people play a whole game; luck verifies, and no message leaks hidden information', async () => {
    const { id, recordings, info } = await playWhole(game);
    const { log, secret } = await savedLog(id, game);
    const rules = mustRules(game, { players: info.players, options: info.options, edition: info.edition });
    const random = seededRandom('other worlds');
    expect(bytesPerMove(recordings, log.length)).toBeLessThanOrEqual(5000);
    let differing = 0;
    for (const [index, recording] of recordings.entries()) {
      const running = beforeTheEnd(recording);
      for (const text of running.texts) {
        expect(text).not.toContain(info.seed);
        expect(text).not.toContain(secret);
      }
      const report = findLeaks(rules, log, running, random);
      expect(report.leaks).toEqual([]);
      // The toy game may be over before the other site has asked.
      expect(report.worlds > 0 || (game === TOY && index === 3)).toBe(true);
      differing += report.differing;
    }
    // Rajas of the Ganges is played with open hands.
    expect(differing > 0).toBe(game.id !== 'rajas');
  });
});

test('every message is in the schema', async () => {
  const { recordings } = await playWhole(TOY);
  const kinds = new Set<string>();
  for (const text of recordings.flatMap(({ texts }) => texts)) {
    const parsed = JSON.parse(text);
    kinds.add(parsed.type);
    expect(message.Errors(parsed)).toEqual([]);
  }
  // Who is here is announced with a delay, so it arrives before the end only on a slow machine.
  kinds.delete('presence');
  expect([...kinds].sort()).toEqual(['ack', 'info', 'starting', 'state', 'update', 'welcome', 'your-turn']);
  expect(Compile(Command).Check({ type: 'ping', id: 1 })).toBe(true);
});

test('detects a game that leaks hidden information', async () => {
  const { id, recordings } = await playWhole(LEAKY);
  const { log } = await savedLog(id, LEAKY);
  const rules = mustRules(LEAKY, { players: 2 });
  const reports = recordings.map((recording) => findLeaks(rules, log, beforeTheEnd(recording), seededRandom('leaky')));
  expect(reports.some(({ leaks }) => leaks.length > 0)).toBe(true);
});
