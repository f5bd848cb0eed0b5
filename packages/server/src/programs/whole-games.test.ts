import { loadGames } from '@durbar/catalogue';
import { type AnyGame, below, defined, mustRules, seededRandom } from '@durbar/engine';
import { Message, type TableInfo } from '@durbar/protocol';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { findLeaks, type Recording } from '../testing/leaks.ts';
import { autoplay } from '../testing/players.ts';
import { TestProgram } from '../testing/program.ts';
import { savedMoves } from '../testing/saved.ts';
import { startTestServer, TOY } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const games = [...(await loadGames()), TOY];
/** The toy game by someone who forgot to hide the cards. */
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

/** A person and a program play a game to its end; every line sent to the program is recorded. */
async function playWhole(game: AnyGame): Promise<{ info: TableInfo; recording: Recording }> {
  const host = await TestGuest.enter(server.url);
  const program = await TestProgram.make(server.url, `Of ${game.id}`, 'bot');
  const players = Math.max(2, game.players.min);
  const wanted = { game: game.id, players, pace: { kind: 'none' }, visibility: 'public', stakes: 'friendly' };
  const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
  for (let seat = 2; seat < players; seat++) await host.must('PUT', `/api/tables/${id}/seats/${seat}`, { bot: 'random' });
  const random = seededRandom(`${game.id} program`);
  await program.listen((line) => {
    if (line.type !== 'state' && line.type !== 'update') return;
    const { choices = [] } = line.question ?? {};
    const text = choices[below(random, Math.max(1, choices.length))]?.text;
    if (text !== undefined) void program.must('POST', `/api/bot/tables/${id}/answer`, { number: line.number, text });
  });
  await program.must('POST', `/api/bot/tables/${id}/accept`, { seat: 1 });
  const client = host.client();
  autoplay(client, id, { random: seededRandom(`${game.id} host`) });
  const isOver = (text: string) => text.includes('"status":"finished"');
  await until('the end', () => program.texts.some(isOver), 120_000);
  const end = program.texts.findIndex(isOver);
  const info = defined(client.stateOf(id), 'table').info;
  client.close();
  program.close();
  for (const text of program.texts) expect(message.Errors(JSON.parse(text))).toEqual([]);
  return { info, recording: { viewer: 1, texts: program.texts.slice(0, end - 1) } };
}

describe.each(games)('a program at $id', (game) => {
  test('plays a whole game over its stream, and no byte reveals hidden information', async () => {
    const { info, recording } = await playWhole(game);
    const saved = await savedMoves(server.url, game, info.id);
    for (const text of recording.texts) {
      expect(text).not.toContain(saved.seed);
      expect(text).not.toContain(saved.secret);
    }
    const rules = mustRules(game, { players: info.players, options: info.options, edition: info.edition });
    const report = findLeaks(rules, saved.log, recording, seededRandom('other worlds'));
    expect(report.leaks).toEqual([]);
    expect(report.worlds).toBeGreaterThan(0);
  });
});

test('a game that forgets to hide something is detected over the stream too', async () => {
  const { info, recording } = await playWhole(LEAKY);
  const { log } = await savedMoves(server.url, LEAKY, info.id);
  expect(findLeaks(mustRules(LEAKY, { players: 2 }), log, recording, seededRandom('leaky')).leaks).not.toEqual([]);
});
