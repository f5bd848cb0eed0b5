import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken, newId, newToken } from '../ids.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';
import type { Notice } from './bus.ts';
import { openStorage, type Storage, type StorageOptions } from './index.ts';
import type { JournalLine } from './journal-lines.ts';
import type { TableRecord } from './table-records.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const NOTICES = JSON.stringify({ push: false, mail: false, delay: 0 });

const AKBAR = { name: 'Akbar', key: 'akbar', skeleton: 'akbar' };

describe.each(ENGINES)('storage on %s', (engine) => {
  let options: StorageOptions;
  let storage: Storage;

  beforeAll(async () => {
    options = await databases.fresh(engine);
    storage = await openStorage(options);
  });
  afterAll(() => storage.close());

  async function person(name = newId()): Promise<string> {
    const id = newId();
    expect(await storage.people.create({ id, kind: 'guest', name, key: name, skeleton: name, notices: NOTICES, at: 1 })).toBe(
      true,
    );
    return id;
  }

  function tableOf(people: readonly (string | undefined)[], change: Partial<TableRecord> = {}): TableRecord {
    return {
      id: newId(),
      version: 1,
      status: 'open',
      game: 'toy',
      rulesVersion: 1,
      players: people.length,
      options: { deck: 'long' },
      edition: 'house',
      pace: { kind: 'live', bank: 600, increment: 15 },
      visibility: 'public',
      outOfTime: 'bot',
      stakes: 'rated',
      seats: people.map((personId, seat) => ({ seat, ...(personId ? { personId } : {}), ready: false, away: false })),
      length: 0,
      createdAt: 10,
      ...change,
    };
  }

  const move = (number: number, text = `m${number}`): JournalLine => ({
    number,
    kind: 'move',
    by: 0,
    text,
    at: number,
    content: '[[],0,[],0]',
  });

  test('migrating again changes nothing', async () => {
    const id = await person();
    const again = await openStorage(options);
    expect(await again.people.byId(id)).toBeDefined();
    await again.close();
  });

  test('a name belongs to one person', async () => {
    const first = await person('akbar');
    const same = { id: newId(), kind: 'guest', ...AKBAR, notices: NOTICES, at: 2 } as const;
    expect(await storage.people.create(same)).toBe(false);
    const second = await person();
    expect(await storage.people.rename(second, AKBAR)).toBe(false);
    expect(await storage.people.rename(first, { name: 'Akbar the Great', key: 'akbarthegreat', skeleton: 'akbarthegreat' })).toBe(
      true,
    );
    expect(await storage.people.rename(second, AKBAR)).toBe(true);
    expect((await storage.people.byNameKey('akbar'))?.id).toBe(second);
    expect(await storage.people.byId(first)).toMatchObject({ name: 'Akbar the Great', created_at: 1 });
  });

  test('a session is valid until it expires, is removed or its person is banned', async () => {
    const id = await person();
    const hash = hashToken(newToken());
    const session = { token_hash: hash, person_id: id, device: '', created_at: 1, used_at: 1, expires_at: 100 };
    await storage.sessions.create(session);
    expect((await storage.sessions.find(hash, 50))?.person.id).toBe(id);
    expect(await storage.sessions.find(hash, 100)).toBeUndefined();
    expect(await storage.sessions.valid([hash, 'other'], 50)).toEqual([hash]);
    await storage.people.change(id, { banned_until: 70 });
    expect(await storage.sessions.valid([hash], 50)).toEqual([]);
    await storage.sessions.touch(hash, 60, 200);
    expect(await storage.sessions.valid([hash], 80)).toEqual([hash]);
    await storage.sessions.removeAll(id);
    expect(await storage.sessions.find(hash, 80)).toBeUndefined();
  });

  test('thousands of sessions are checked in a moment, even by statistics from when few people were known', async () => {
    const young = await openStorage(await databases.fresh(engine));
    const enter = async (): Promise<string> => {
      const [id, hash] = [newId(), hashToken(newToken())];
      await young.people.create({ id, kind: 'guest', name: id, key: id, skeleton: id, notices: NOTICES, at: 1 });
      await young.sessions.create({ token_hash: hash, person_id: id, device: '', created_at: 1, used_at: 1, expires_at: 100 });
      return hash;
    };
    await Promise.all(Array.from({ length: 10 }, enter));
    await sql`analyze people`.execute(young.db);
    const crowd = await Promise.all(Array.from({ length: 4000 }, enter));
    const start = performance.now();
    expect(await young.sessions.valid(crowd, 50)).toHaveLength(crowd.length);
    expect(performance.now() - start).toBeLessThan(500);
    await young.close();
  });

  test('a challenge is valid once and only until it expires', async () => {
    const challenge = { id: newId(), kind: 'passkey', person_id: null, content: 'x', expires_at: 100 };
    await storage.challenges.put(challenge);
    expect(await storage.challenges.take(challenge.id, 'mail', 50)).toBeUndefined();
    expect(await storage.challenges.take(challenge.id, 'passkey', 50)).toEqual(challenge);
    expect(await storage.challenges.take(challenge.id, 'passkey', 50)).toBeUndefined();
    await storage.challenges.put(challenge);
    expect(await storage.challenges.take(challenge.id, 'passkey', 100)).toBeUndefined();
  });

  test('a table is stored unchanged', async () => {
    const host = await person();
    const table = tableOf([host, undefined], {
      hostId: host,
      status: 'running',
      seed: 'ab',
      secret: 'ef',
      commitment: 'cd',
      shares: [
        { seat: 0, promise: '01', nonce: '23' },
        { seat: 1, promise: '45' },
      ],
      revealBy: 12,
      clocks: [1, 2],
      outOfTime: 'loss',
      pausedAt: 8,
      turn: { decider: 0, since: 5, deadline: 9 },
      request: { id: newId(), kind: 'undo', by: 0, to: 3, at: 4, consents: [0], waiting: [1] },
      startedAt: 11,
      seats: [
        { seat: 0, personId: host, ready: true, away: true, awaySince: 6, resignedAt: 7, ownFrom: 2 },
        { seat: 1, ready: false, away: false },
      ],
    });
    await storage.tables.create(table, 20);
    const loaded = await storage.tables.load(table.id);
    const name = (await storage.people.byId(host))?.name;
    expect(loaded).toEqual({ ...table, seats: [{ ...table.seats[0], name }, table.seats[1]] });
    expect(await storage.tables.load(newId())).toBeUndefined();
  });

  test('a table id is unique: the second writer writes nothing', async () => {
    const table = tableOf([await person(), undefined]);
    const created = await Promise.all([table, table].map((wanted) => storage.tables.create(wanted, 20)));
    expect(created.filter(Boolean)).toHaveLength(1);
    expect((await storage.tables.load(table.id))?.seats).toHaveLength(2);
  });

  test('a change is written atomically, once, by the writer with the current version', async () => {
    const table = tableOf([await person(), await person()]);
    await storage.tables.create(table, 20);
    const next: TableRecord = { ...table, length: 2, turn: { decider: 1, since: 30 } };
    const change = { table: next, journal: [move(0), move(1)], at: 30, putJobs: [jobOf(`turn:${table.id}`, 30)] };
    expect(await storage.tables.commit(change)).toBe(true);
    expect(await storage.tables.commit({ ...change, journal: [move(2)] })).toBe(false);
    expect(await storage.tables.load(table.id)).toMatchObject({ version: 2, length: 2, turn: { decider: 1, since: 30 } });
    expect(await storage.tables.journal(table.id, 0)).toEqual([move(0), move(1)]);
    expect(await storage.tables.journal(table.id, 1)).toEqual([move(1)]);
    await storage.jobs.drop([`turn:${table.id}`]);
  });

  test('rejects a second write with the same journal number', async () => {
    const table = tableOf([await person()]);
    await storage.tables.create(table, 20);
    const change = { table: { ...table, length: 1 }, journal: [move(0)], at: 30 };
    expect(await storage.tables.commit(change)).toBe(true);
    const clash = { table: { ...table, version: 2, length: 1 }, journal: [move(0, 'other')], at: 40 };
    await expect(storage.tables.commit(clash)).rejects.toThrow();
    expect(await storage.tables.load(table.id)).toMatchObject({ version: 2 });
    expect(await storage.tables.journal(table.id, 0)).toEqual([move(0)]);
  });

  test('a bad change does not spoil those written at the same time', async () => {
    const tables = [tableOf([await person()]), tableOf([await person()]), tableOf([await person()])];
    for (const table of tables) await storage.tables.create(table, 20);
    const writes = tables.map((table, index) =>
      storage.tables.commit({
        table: { ...table, length: 1 },
        before: table,
        journal: index === 1 ? [move(0), move(0)] : [move(0)],
        putJobs: [jobOf(`turn:${table.id}`, 30)],
        at: 30,
      }),
    );
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const loaded = await storage.tables.loadMany(tables.map(({ id }) => id));
    expect(loaded.map(({ length, version }) => [length, version])).toEqual([
      [1, 2],
      [0, 1],
      [1, 2],
    ]);
    const keys = tables.map(({ id }) => `turn:${id}`);
    const jobs = await storage.db.selectFrom('jobs').select('key').where('key', 'in', keys).execute();
    expect(jobs.map(({ key }) => key).sort()).toEqual([keys[0], keys[2]].sort());
    await storage.jobs.drop(keys);
  });

  test('moves at many tables at once are all kept, each once, with their jobs', async () => {
    const tables = await Promise.all(Array.from({ length: 12 }, async () => tableOf([await person()])));
    for (const table of tables) await storage.tables.create(table, 20);
    const write = (table: TableRecord, text: string): Promise<boolean> =>
      storage.tables.commit({
        table: { ...table, length: 1, turn: { decider: 0, since: 30 } },
        before: table,
        journal: [move(0, text)],
        putJobs: [jobOf(`turn:${table.id}`, 30)],
        dropJobs: [`notice:${table.id}`],
        at: 30,
      });
    await storage.jobs.put(tables.map(({ id }) => jobOf(`notice:${id}`, 40)));
    const won = await Promise.all(tables.flatMap((table) => [write(table, 'a'), write(table, 'b')]));
    expect(won.filter(Boolean)).toHaveLength(tables.length);
    for (const { id } of tables) {
      expect(await storage.tables.load(id)).toMatchObject({ version: 2, length: 1, turn: { decider: 0, since: 30 } });
      expect(await storage.tables.journal(id, 0)).toHaveLength(1);
    }
    const keys = tables.map(({ id }) => `turn:${id}`);
    const left = (await storage.db.selectFrom('jobs').select('key').execute()).map(({ key }) => key);
    expect(keys.every((key) => left.includes(key))).toBe(true);
    expect(left.filter((key) => key.startsWith('notice:'))).toEqual([]);
    await storage.jobs.drop(keys);
  });

  test('a move writes only what a move changes', async () => {
    const table = tableOf([await person()], { seed: 'abc', secret: 'def' });
    await storage.tables.create(table, 20);
    const sealed = () => storage.db.selectFrom('tables').select(['seed', 'secret']).where('id', '=', table.id).executeTakeFirst();
    const before = await sealed();
    const moved: TableRecord = { ...table, length: 1, turn: { decider: 0, since: 30, deadline: 90 }, clocks: [60] };
    expect(await storage.tables.commit({ table: moved, before: table, journal: [move(0)], at: 30 })).toBe(true);
    expect(await sealed()).toEqual(before);
    const paused: TableRecord = { ...moved, version: 2, pausedAt: 40 };
    expect(await storage.tables.commit({ table: paused, before: { ...moved, version: 2 }, at: 40 })).toBe(true);
    expect(await storage.tables.load(table.id)).toMatchObject({ ...paused, version: 3, seats: [{ seat: 0 }] });
  });

  test('one of many concurrent writers wins each version', async () => {
    const table = tableOf([await person()]);
    await storage.tables.create(table, 20);
    const write = (text: string) => storage.tables.commit({ table: { ...table, length: 1 }, journal: [move(0, text)], at: 30 });
    const won = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(write));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await storage.tables.journal(table.id, 0)).toHaveLength(1);
  });

  test('seats change hands', async () => {
    const [one, two] = [await person(), await person()];
    const table = tableOf([one, undefined]);
    await storage.tables.create(table, 20);
    const seats = [
      { seat: 0, personId: one, ready: true, away: true },
      { seat: 1, personId: two, ready: false, away: false },
    ];
    expect(await storage.tables.commit({ table: { ...table, seats }, seatsChanged: true, at: 30 })).toBe(true);
    expect((await storage.tables.load(table.id))?.seats).toMatchObject(seats);
    expect((await storage.tables.ofPerson(two)).map(({ id }) => id)).toEqual([table.id]);
    expect(await storage.tables.countSeated(two)).toBe(1);
  });

  test('the lobby lists public tables that are open or running', async () => {
    const host = await person();
    const open = tableOf([host], { hostId: host, createdAt: 1000 });
    const running = tableOf([host], { status: 'running', createdAt: 1001 });
    const hidden = tableOf([host], { visibility: 'link', createdAt: 1002 });
    const over = tableOf([host], { status: 'finished', createdAt: 1003 });
    for (const table of [open, running, hidden, over]) await storage.tables.create(table, 20);
    const listed = (await storage.tables.lobby(100)).map(({ id }) => id);
    expect(listed).toContain(open.id);
    expect(listed).toContain(running.id);
    expect(listed).not.toContain(hidden.id);
    expect(listed).not.toContain(over.id);
    expect(await storage.tables.countHosted(host)).toBe(1);
    expect(await storage.tables.countSeated(host)).toBe(3);
  });

  test('changes since a time are found', async () => {
    const table = tableOf([await person()]);
    await storage.tables.create(table, 5000);
    expect(await storage.tables.changedSince(5001)).toEqual([]);
    await storage.tables.commit({ table, at: 6000 });
    expect(await storage.tables.changedSince(5001)).toEqual([{ id: table.id, version: 2 }]);
  });

  const jobOf = (key: string, dueAt: number, kind = 'test') => ({ key, kind, subject: 's', content: { a: 1 }, dueAt });

  test('a job is claimed by exactly one worker, again after the lease, and never once done', async () => {
    await storage.jobs.put([jobOf('one', 100)]);
    expect(await storage.jobs.claim({ token: newId(), now: 99, lease: 50, limit: 10 })).toEqual([]);
    expect(await storage.jobs.nextDue()).toBe(100);
    const claims = await Promise.all(
      [...Array(8)].map(() => storage.jobs.claim({ token: newId(), now: 100, lease: 50, limit: 10 })),
    );
    expect(claims.flat()).toMatchObject([{ key: 'one', attempts: 1, leasedUntil: 150, content: { a: 1 } }]);
    expect(await storage.jobs.nextDue()).toBe(150);
    const [again] = await storage.jobs.claim({ token: newId(), now: 151, lease: 50, limit: 10 });
    expect(again).toMatchObject({ attempts: 2 });
    if (again) await storage.jobs.complete({ ...again, token: 'another' });
    expect(await storage.jobs.nextDue()).toBe(201);
    if (again) await storage.jobs.complete(again);
    expect(await storage.jobs.nextDue()).toBeUndefined();
  });

  test('a rescheduled job is not completed by its previous worker', async () => {
    await storage.jobs.put([jobOf('two', 100)]);
    const [claimed] = await storage.jobs.claim({ token: newId(), now: 100, lease: 50, limit: 10 });
    await storage.jobs.put([jobOf('two', 120)]);
    if (claimed) await storage.jobs.complete(claimed);
    const [next] = await storage.jobs.claim({ token: newId(), now: 120, lease: 50, limit: 10 });
    expect(next).toMatchObject({ key: 'two', dueAt: 120, attempts: 1 });
    if (next) await storage.jobs.postpone(next, 500);
    expect(await storage.jobs.nextDue()).toBe(500);
    await storage.jobs.drop(['two']);
  });

  test('a claim can be released, all of it or one job', async () => {
    await storage.jobs.put([jobOf('three', 100), jobOf('four', 101)]);
    const claim = (token: string) => storage.jobs.claim({ token, now: 110, lease: 50, limit: 10 });
    expect(await claim('first')).toMatchObject([{ token: 'first' }, { token: 'first' }]);
    await storage.jobs.release('another');
    expect(await claim('second')).toEqual([]);
    await storage.jobs.release('first', 'four');
    expect(await claim('second')).toMatchObject([{ key: 'four', attempts: 1 }]);
    await storage.jobs.release('first');
    expect(await claim('third')).toMatchObject([{ key: 'three', attempts: 1 }]);
    await storage.jobs.drop(['three', 'four']);
  });

  test('many workers share many jobs without overlap', async () => {
    await storage.jobs.put([...Array(40).keys()].map((index) => jobOf(`many${index}`, index)));
    const claims = await Promise.all(
      [...Array(10)].map(() => storage.jobs.claim({ token: newId(), now: 100, lease: 50, limit: 7 })),
    );
    const keys = claims.flat().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const rest = await storage.jobs.claim({ token: newId(), now: 100, lease: 50, limit: 100 });
    expect(keys.length + rest.length).toBe(40);
    await storage.jobs.releaseAll();
    expect(await storage.jobs.claim({ token: newId(), now: 100, lease: 50, limit: 100 })).toHaveLength(40);
    await storage.jobs.drop([...Array(40).keys()].map((index) => `many${index}`));
  });

  test('chat messages are numbered without gaps; duplicates are ignored', async () => {
    const [table, speaker] = [newId(), await person('speaker')];
    const say = (key: string) => storage.talk.add({ table, kind: 'chat', personId: speaker, text: key, key, at: 1 });
    const numbers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => say(`key-${key}`)));
    expect([...numbers].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(await say('key-c')).toBe(numbers[2]);
    await storage.talk.add({ table, kind: 'event', seat: 1, text: 'left', at: 2 });
    const lines = await storage.talk.read(table, 4, 100);
    expect(lines).toMatchObject([
      { number: 4, person: { id: speaker, name: 'speaker' } },
      { number: 5, kind: 'event', seat: 1 },
    ]);
    expect((await storage.talk.read(table, 0, 2)).map(({ number }) => number)).toEqual([4, 5]);
  });

  test('blocks hold in both directions, mutes do not', async () => {
    const [one, two] = [await person(), await person()];
    await storage.relations.set({ person_id: one, other_id: two, kind: 'mute', created_at: 1 });
    expect(await storage.relations.isBlocked(two, [one])).toBe(false);
    await storage.relations.set({ person_id: one, other_id: two, kind: 'block', created_at: 1 });
    expect(await storage.relations.isBlocked(two, ['x', one])).toBe(true);
    expect(await storage.relations.isBlocked(one, [two])).toBe(true);
    expect(await storage.relations.of(one)).toMatchObject([{ other_id: two, kind: 'block' }]);
    await storage.relations.clear(one, two);
    expect(await storage.relations.isBlocked(one, [two])).toBe(false);
  });

  test('an invitation admits one person until it expires', async () => {
    const [host, guest, late] = [await person(), await person(), await person()];
    const table = newId();
    const invitation = {
      token_hash: newToken(),
      table_id: table,
      created_by: host,
      created_at: 1,
      expires_at: 100,
      used_by: null,
    };
    await storage.access.invite(invitation);
    expect(await storage.access.countInvitations(table)).toBe(1);
    const entered = await Promise.all([guest, late].map((one) => storage.access.redeem(invitation.token_hash, one, 50)));
    expect(entered.filter((id) => id === table)).toHaveLength(1);
    const winner = entered[0] ? guest : late;
    expect(await storage.access.has(table, winner)).toBe(true);
    expect(await storage.access.has(table, winner === guest ? late : guest)).toBe(false);
    await storage.access.invite({ ...invitation, token_hash: 'old' });
    expect(await storage.access.redeem('old', late, 100)).toBeUndefined();
  });

  test('the first request creates a secret', async () => {
    const made = await Promise.all(['a', 'b', 'c'].map((content) => storage.secrets.ensure('vapid', () => content)));
    expect(new Set(made).size).toBe(1);
  });

  test('a finished game goes to the archive once, with results and ratings', async () => {
    const people = [await person('shah jahan'), await person('mumtaz')];
    const table = tableOf(people, { status: 'finished' });
    await storage.tables.create(table, 20);
    const journal = [move(0), { ...move(1), kind: 'undo', text: '0' } as const, move(2)];
    await storage.tables.commit({ table, journal, at: 30 });
    const rate = (known: ReadonlyMap<string, { games: number }>) =>
      people.map((person_id, index) => ({ person_id, mu: 25 + index, sigma: 8, games: (known.get(person_id)?.games ?? 0) + 1 }));
    const finished = finishedGame(table, people, 1000);
    expect(await storage.archive.keep(finished, people, rate)).toBe(true);
    expect(await storage.archive.keep(finished, people, rate)).toBe(false);
    expect(await storage.archive.journal(table.id)).toEqual(journal);
    expect(await storage.tables.journal(table.id, 0)).toEqual([]);
    expect(await storage.archive.ratings(people[1] ?? '')).toMatchObject([{ game: 'toy', mu: 26, games: 1 }]);
    expect(await storage.archive.statistics(people[1] ?? '')).toEqual([
      { game: 'toy', games: 1, wins: 0, averageRank: 2, bestScore: 9 },
    ]);
  });

  function finishedGame(table: TableRecord, people: readonly string[], endedAt: number) {
    const common = { table_id: table.id, game: table.game, visibility: table.visibility, ended_at: endedAt };
    const results = people.map((person_id, seat) => ({
      ...common,
      seat,
      person_id,
      name: `n${seat}`,
      rank: seat + 1,
      score: 10 - seat,
    }));
    return { ...common, players: table.players, options: '{}', moves: 2, results };
  }

  test('the archive is searched by game, player, name and time, page by page', async () => {
    const [one, two] = [await person('jahangir'), await person('nur jahan')];
    const kept: string[] = [];
    for (let index = 0; index < 5; index++) {
      const change = { game: index % 2 ? 'odd' : 'even', visibility: index === 4 ? 'link' : 'public' } as const;
      const table = tableOf([one, two], change);
      await storage.tables.create(table, 1);
      await storage.archive.keep(finishedGame(table, index === 0 ? [one] : [one, two], 2000 + index), [], () => []);
      kept.push(table.id);
    }
    const found = async (query: object, viewer?: string, limit = 10) =>
      (await storage.archive.search({ from: 2000, ...query }, viewer, limit)).map(({ table }) => kept.indexOf(table));
    expect(await found({})).toEqual([3, 2, 1, 0]);
    expect(await found({ person: one }, one)).toEqual([4, 3, 2, 1, 0]);
    expect(await found({ person: one }, two)).toEqual([3, 2, 1, 0]);
    expect(await found({ game: 'odd' })).toEqual([3, 1]);
    expect(await found({ name: 'nur' })).toEqual([3, 2, 1]);
    expect(await found({ to: 2001 })).toEqual([1, 0]);
    expect(await found({}, undefined, 2)).toEqual([3, 2]);
    expect(await found({ after: `2002-${kept[2]}` })).toEqual([1, 0]);
    const [newest] = await storage.archive.search({ from: 2003 }, undefined, 1);
    expect(newest?.results).toMatchObject([
      { seat: 0, person: { id: one, name: 'jahangir' }, rank: 1 },
      { seat: 1, name: 'nur jahan', rank: 2 },
    ]);
  });

  test('housekeeping closes old open tables and deletes old cancelled ones and idle guests', async () => {
    const [player, idle] = [await person(), await person()];
    const stale = tableOf([player], { visibility: 'link' });
    const over = tableOf([player], { status: 'cancelled', endedAt: 50 });
    await storage.tables.create(stale, 40);
    await storage.tables.create(over, 40);
    await storage.talk.add({ table: over.id, kind: 'event', text: 'left', at: 1 });
    await storage.tidy.closeOpenTables(41, 60);
    expect(await storage.tables.load(stale.id)).toMatchObject({ status: 'cancelled', version: 2, endedAt: 60 });
    await storage.tidy.removeCancelled(55);
    expect(await storage.tables.load(over.id)).toBeUndefined();
    expect(await storage.talk.read(over.id, 0, 10)).toEqual([]);
    await storage.tidy.removeIdleGuests(2);
    expect(await storage.people.byId(idle)).toBeUndefined();
    expect(await storage.people.byId(player)).toBeDefined();
  });

  test('an edition is kept while a table uses it', async () => {
    const player = await person();
    const used = await storage.editions.keep({ name: 'used' }, 1);
    const unused = await storage.editions.keep({ name: 'unused' }, 1);
    const fresh = await storage.editions.keep({ name: 'new' }, 9);
    await storage.tables.create(tableOf([player], { editionHash: used }), 1);
    await storage.tidy.removeUnusedEditions(5);
    const kept = await Promise.all([used, unused, fresh].map((hash) => storage.editions.get(hash)));
    expect(kept).toEqual(['{"name":"used"}', undefined, '{"name":"new"}']);
  });

  test('re-creates the missing job of a bot turn or a deadline', async () => {
    const human = await person();
    const running = (change: Partial<TableRecord>): TableRecord =>
      tableOf([human, undefined], { status: 'running', visibility: 'link', ...change });
    const seats = [
      { seat: 0, personId: human, ready: true, away: false },
      { seat: 1, bot: 'random', ready: true, away: false },
    ];
    const bot = running({ seats, turn: { decider: 1, since: 1 } });
    const timed = running({ seats, turn: { decider: 0, since: 1, deadline: 77 } });
    const fine = running({ seats, turn: { decider: 1, since: 1 } });
    const free = running({ seats, turn: { decider: 0, since: 1 } });
    const waiting = { ...timed, id: newId(), outOfTime: 'wait' } as const;
    const paused = { ...bot, id: newId(), pausedAt: 5 };
    for (const table of [bot, timed, fine, free, waiting, paused]) await storage.tables.create(table, 20);
    await storage.jobs.put([jobOf(`turn:${fine.id}`, 10, 'bot')]);
    const lost = await storage.tidy.turnsWithoutJob();
    const found = (id: string) => lost.find(({ table }) => table === id);
    expect(found(bot.id)).toEqual({ table: bot.id, deadline: undefined });
    expect(found(timed.id)).toEqual({ table: timed.id, deadline: 77 });
    expect(found(fine.id)).toBeUndefined();
    for (const { id } of [free, waiting, paused]) expect(found(id)).toBeUndefined();
    await storage.jobs.drop([`turn:${fine.id}`]);
  });

  test('an existing job is left alone', async () => {
    await storage.jobs.put([jobOf('once', 100)]);
    await storage.jobs.putIfAbsent(jobOf('once', 500));
    expect(await storage.jobs.nextDue()).toBe(100);
    await storage.jobs.drop(['once']);
    await storage.jobs.putIfAbsent(jobOf('once', 500));
    expect(await storage.jobs.nextDue()).toBe(500);
    await storage.jobs.drop(['once']);
  });

  test('a deleted person’s games are anonymised and their messages removed', async () => {
    const [gone, other] = [await person('aurangzeb'), await person()];
    const table = tableOf([gone, other], { hostId: gone });
    await storage.tables.create(table, 1);
    await storage.archive.keep(finishedGame(table, [gone, other], 9000), [], () => []);
    await storage.talk.add({ table: table.id, kind: 'chat', personId: gone, text: 'a secret', key: 'k1234567', at: 1 });
    const session = { token_hash: newToken(), person_id: gone, device: 'd', created_at: 1, used_at: 1, expires_at: 9e12 };
    await storage.sessions.create(session);
    const data = JSON.stringify(await storage.privacy.export(gone));
    expect(data).toContain('aurangzeb');
    expect(data).toContain('a secret');
    expect(data).not.toContain(session.token_hash);
    await storage.privacy.erase(gone, 'Former player');
    expect(await storage.people.byId(gone)).toBeUndefined();
    expect(await storage.sessions.find(session.token_hash, 2)).toBeUndefined();
    expect(await storage.talk.read(table.id, 0, 10)).toEqual([]);
    expect((await storage.tables.load(table.id))?.seats[0]).toEqual({ seat: 0, ready: false, away: false });
    const [game] = await storage.archive.search({ from: 9000 }, undefined, 1);
    expect(game?.results[0]).toEqual({ seat: 0, name: 'Former player', rank: 1, score: 10 });
    expect(JSON.stringify(await storage.privacy.export(gone))).not.toContain('aurangzeb');
  });
});

test('on postgres notices reach other processes but not the sender', async () => {
  const options = await databases.fresh('postgres');
  const [one, other] = [await openStorage(options), await openStorage(options)];
  const heard: Notice[] = [];
  const own: Notice[] = [];
  other.bus.subscribe({ heard: (notice) => heard.push(notice), missed: () => {} });
  one.bus.subscribe({ heard: (notice) => own.push(notice), missed: () => {} });
  for (let version = 0; version < 20; version++) one.bus.publish({ kind: 'table', table: 't', version });
  await until('every notice', () => heard.length >= 20);
  expect(heard.map((notice) => notice.kind === 'table' && notice.version)).toEqual([...Array(20).keys()]);
  expect(own).toEqual([]);
  await one.close();
  await other.close();
});
