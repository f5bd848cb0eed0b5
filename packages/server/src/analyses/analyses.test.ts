import { ANALYSIS_VERSION } from '@durbar/bots';
import { type Analyst, type AnalystReport, createAnalyst } from '@durbar/bots/node';
import { loadGame } from '@durbar/catalogue';
import { defined, mustAnswer, mustRules, newMatch, questionOf, randomChoice, saveMatch, seededRandom } from '@durbar/engine';
import { type AnalysisState, GameAnalysis, type NewTable, type TableInfo } from '@durbar/protocol';
import Schema from 'typebox/schema';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import type { RunningServer } from '../serve.ts';
import type { StorageOptions } from '../storage/index.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
const running: RunningServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});
afterAll(() => databases.close());

const FOUND: GameAnalysis = { chances: [[0.5, 0.5]], luck: [], turns: [] };

const PART = { ...FOUND, judged: 0 };

/** An analyst that reports half and then waits for a sign. */
class PatientAnalyst implements Analyst {
  asked = 0;
  readonly #gate = Promise.withResolvers<GameAnalysis>();

  constructor() {
    // A failure before anyone asks is meant.
    this.#gate.promise.catch(() => {});
  }

  readonly answer = (): void => this.#gate.resolve(FOUND);
  readonly fail = (): void => this.#gate.reject(new Error('cannot analyse'));

  async analyse(_saved: unknown, onReport: (report: AnalystReport) => void): Promise<GameAnalysis> {
    this.asked++;
    setTimeout(() => onReport({ share: 0.5, part: PART }), 1100);
    return this.#gate.promise;
  }

  async close(): Promise<void> {
    this.fail();
  }
}

async function start(storage: StorageOptions, analyst: Analyst, environment: Record<string, string> = {}) {
  const server = await startTestServer(storage, { analyst, environment, log: createLog('silent') });
  running.push(server);
  return server;
}

type Pair = readonly [TestGuest, TestGuest];

async function guests({ url }: RunningServer): Promise<Pair> {
  return [await TestGuest.enter(url), await TestGuest.enter(url)];
}

async function begun([host, guest]: Pair, visibility: NewTable['visibility'] = 'public'): Promise<string> {
  const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility };
  const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
  if (visibility === 'link') {
    const { token } = (await host.must('POST', `/api/tables/${id}/invitations`)) as { token: string };
    await guest.must('POST', '/api/invitations/redeem', { token });
  }
  await guest.must('POST', `/api/tables/${id}/join`, {});
  return id;
}

async function played(pair: Pair, visibility?: NewTable['visibility']): Promise<string> {
  const id = await begun(pair, visibility);
  for (const person of pair.toReversed()) {
    const client = person.client();
    client.watch(id, () => {});
    await until('my turn', () => (client.stateOf(id)?.question?.choices.length ?? 0) > 0);
    await client.move(id, 'keep');
    client.close();
  }
  return id;
}

function stateFor(person: TestGuest, id: string): Promise<AnalysisState> {
  return person.must('GET', `/api/tables/${id}/analysis`) as Promise<AnalysisState>;
}

function askAs(person: TestGuest, id: string): Promise<AnalysisState> {
  return person.must('POST', `/api/tables/${id}/analysis`) as Promise<AnalysisState>;
}

describe.each(ENGINES)('%s', (engine) => {
  test('a finished game is analysed once, with progress and what is found so far, and everyone gets the same analysis', async () => {
    const analyst = new PatientAnalyst();
    const server = await start(await databases.fresh(engine), analyst);
    const pair = await guests(server);
    const id = await played(pair);
    const stranger = await TestGuest.enter(server.url);
    expect(await stateFor(stranger, id)).toEqual({ state: 'none' });
    const first = await Promise.all([...pair, stranger].map((person) => askAs(person, id)));
    expect(first.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    await until('progress', async () => {
      const now = await stateFor(stranger, id);
      return now.state === 'waiting' && now.progress === 0.5;
    });
    expect(await stateFor(stranger, id)).toEqual({ state: 'waiting', progress: 0.5, part: PART });
    analyst.answer();
    await until('it is there', async () => (await stateFor(stranger, id)).state === 'done');
    const found = { state: 'done', version: ANALYSIS_VERSION, rulesVersion: 1, analysis: FOUND };
    for (const person of [...pair, stranger]) expect(await askAs(person, id)).toEqual(found);
    expect(analyst.asked).toBe(1);
    expect(await (await fetch(`${server.url}/api/tables/${id}/analysis`)).json()).toEqual(found);
    const unasked = await fetch(`${server.url}/api/tables/${id}/analysis`, { method: 'POST' });
    expect(unasked.status).not.toBe(200);
  });

  test('an analysis by an older version is made again', async () => {
    const analyst = new PatientAnalyst();
    const server = await start(await databases.fresh(engine), analyst);
    const pair = await guests(server);
    const id = await played(pair);
    const { analyses } = server.context.storage;
    const older = { table: id, version: ANALYSIS_VERSION - 1, rulesVersion: 1 };
    await analyses.keep(older, FOUND, 1);
    expect(await stateFor(pair[0], id)).toEqual({ state: 'none' });
    expect((await askAs(pair[0], id)).state).toBe('waiting');
    expect(await analyses.find(older)).toBeUndefined();
    expect(await analyses.waiting()).toBe(1);
  });

  test('a server that stops leaves its analysis to the next one', async () => {
    const storage = await databases.fresh(engine);
    const [first, second] = [new PatientAnalyst(), new PatientAnalyst()];
    const server = await start(storage, first);
    const pair = await guests(server);
    const id = await played(pair);
    await askAs(pair[0], id);
    await until('it has begun', () => first.asked === 1);
    const before = performance.now();
    await running.pop()?.close();
    expect(performance.now() - before).toBeLessThan(5000);
    second.answer();
    const next = await start(storage, second);
    pair[0].url = next.url;
    await until('it is there', async () => (await stateFor(pair[0], id)).state === 'done');
  });
});

test('two servers of one database analyse a game once', async () => {
  const storage = await databases.fresh('postgres');
  const analysts = [new PatientAnalyst(), new PatientAnalyst()] as const;
  const servers = [await start(storage, analysts[0]), await start(storage, analysts[1])] as const;
  const pair = await guests(servers[0]);
  const id = await played(pair);
  pair[1].url = servers[1].url;
  await Promise.all(pair.map((person) => askAs(person, id)));
  await until('one has begun', () => analysts[0].asked + analysts[1].asked > 0);
  await until('both see its progress', async () => {
    const states = await Promise.all(pair.map((person) => stateFor(person, id)));
    return states.every((now) => now.state === 'waiting' && now.progress === 0.5);
  });
  for (const analyst of analysts) analyst.answer();
  await until('both see the result', async () => {
    const states = await Promise.all(pair.map((person) => stateFor(person, id)));
    return states.every(({ state }) => state === 'done');
  });
  expect(analysts[0].asked + analysts[1].asked).toBe(1);
});

describe('nothing leaks', () => {
  test('a running game has no analysis, not even for its players', async () => {
    const analyst = new PatientAnalyst();
    const server = await start(await databases.fresh('sqlite'), analyst);
    const pair = await guests(server);
    const id = await begun(pair);
    for (const person of [...pair, await TestGuest.enter(server.url)])
      for (const method of ['GET', 'POST'])
        expect((await person.call(method, `/api/tables/${id}/analysis`)).body.code).toBe('not-over');
    const { storage, now } = server.context;
    await storage.jobs.put([{ key: `analysis:${id}`, kind: 'analysis', subject: id, dueAt: now() }]);
    await until(
      'the job is done',
      async () => (await storage.db.selectFrom('jobs').select('key').where('kind', '=', 'analysis').execute()).length === 0,
    );
    expect(analyst.asked).toBe(0);
    expect(await storage.db.selectFrom('analyses').selectAll().execute()).toEqual([]);
  });

  test('a private game has none for strangers, before and after its players requested it', async () => {
    const analyst = new PatientAnalyst();
    analyst.answer();
    const server = await start(await databases.fresh('sqlite'), analyst);
    const pair = await guests(server);
    const id = await played(pair, 'link');
    const stranger = await TestGuest.enter(server.url);
    const refusals = async () =>
      Promise.all(['GET', 'POST'].map(async (method) => (await stranger.call(method, `/api/tables/${id}/analysis`)).body.code));
    expect(await refusals()).toEqual(['no-such-table', 'no-such-table']);
    await askAs(pair[1], id);
    await until('it is there', async () => (await stateFor(pair[0], id)).state === 'done');
    expect(await refusals()).toEqual(['no-such-table', 'no-such-table']);
    const nobody = new TestGuest(server.url);
    expect((await nobody.call('GET', `/api/tables/${id}/analysis`)).body.code).toBe('no-such-table');
  });
});

describe('the cost is bounded', () => {
  test('a server may leave all analyses to browsers', async () => {
    const server = await start(await databases.fresh('sqlite'), new PatientAnalyst(), { ANALYSES: 'no' });
    const pair = await guests(server);
    const id = await played(pair);
    expect(await stateFor(pair[0], id)).toEqual({ state: 'none' });
    expect((await pair[0].call('POST', `/api/tables/${id}/analysis`)).body.code).toBe('analyses-off');
  });

  test('when many wait, the server is busy; what someone else requested can still be followed', async () => {
    const server = await start(await databases.fresh('sqlite'), new PatientAnalyst());
    const pair = await guests(server);
    const [id, other] = [await played(pair), await played(pair)];
    await askAs(pair[0], id);
    for (let count = 0; count < 50; count++)
      await server.context.storage.analyses.begin({ table: `waiting${count}`, version: 1, rulesVersion: 1 }, 1);
    expect(await pair[0].call('POST', `/api/tables/${other}/analysis`)).toMatchObject({ status: 503, body: { code: 'busy' } });
    expect((await askAs(pair[0], id)).state).toBe('waiting');
  });

  test('a person, and all guests of one address together, may request some in an hour', async () => {
    const server = await start(await databases.fresh('sqlite'), new PatientAnalyst());
    const pair = await guests(server);
    const id = await played(pair);
    const { limits } = server.context;
    const [account, guest] = [await TestGuest.account(server.url, 'Jodha'), await TestGuest.enter(server.url)];
    for (const asker of [account.id, '127.0.0.1']) while (limits.analyses.spend(asker));
    for (const person of [account, guest, pair[0]])
      expect(await person.call('POST', `/api/tables/${id}/analysis`)).toMatchObject({ status: 429, body: { code: 'too-fast' } });
    const { storage } = server.context;
    expect(await storage.analyses.waiting()).toBe(0);
  });

  test('a game that cannot be analysed is tried twice, then left to browsers', async () => {
    const analyst = new PatientAnalyst();
    analyst.fail();
    const server = await start(await databases.fresh('sqlite'), analyst);
    const pair = await guests(server);
    const id = await played(pair);
    await askAs(pair[0], id);
    await until('it is given up', async () => (await stateFor(pair[1], id)).state === 'failed');
    expect(await askAs(pair[1], id)).toEqual({ state: 'failed' });
    expect(analyst.asked).toBe(2);
  });
});

test('a real analysis is as the API document says', async () => {
  const rules = mustRules(defined(await loadGame('cards-and-karma'), 'game'), { players: 2 });
  const { definition, game } = rules;
  const random = seededRandom('analysis');
  let match = newMatch(rules);
  for (let count = 0; count < 60 && questionOf(match); count++)
    match = mustAnswer(match, definition.format(game, randomChoice(rules, match.position, random)));
  const analyst = createAnalyst({ budget: { looks: 1 } });
  const analysis = await analyst.analyse(saveMatch(match), () => {});
  await analyst.close();
  expect(analysis.turns.some(({ judgement }) => judgement?.better)).toBe(true);
  expect(Schema.Compile(GameAnalysis).Check(analysis)).toBe(true);
});
