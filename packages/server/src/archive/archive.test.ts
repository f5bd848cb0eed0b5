import { findingOf, verifyChance } from '@durbar/chance';
import { openSaved, parseSavedGame } from '@durbar/engine';
import type { ArchivePage, NewTable, Profile, TableInfo } from '@durbar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer, TOY } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';
import { newRatings } from './ratings.ts';
import { shownRating } from './shown-rating.ts';

const databases = testDatabases();
let server: RunningServer;

beforeAll(async () => {
  server = await startTestServer(await databases.fresh('sqlite'));
});
afterAll(async () => {
  await server.close();
  await databases.close();
});

/** Plays a game of two people to its end. */
async function played(guests: readonly [TestGuest, TestGuest], terms: Partial<NewTable> = {}): Promise<string> {
  const [host, guest] = guests;
  const { id } = (await host.must('POST', '/api/tables', {
    game: 'toy',
    players: 2,
    pace: { kind: 'none' },
    visibility: 'public',
    ...terms,
  })) as TableInfo;
  if (terms.visibility === 'link') {
    const { token } = (await host.must('POST', `/api/tables/${id}/invitations`)) as { token: string };
    await guest.must('POST', '/api/invitations/redeem', { token });
  }
  await guest.must('POST', `/api/tables/${id}/join`, {});
  for (const person of [guest, host]) {
    const client = person.client();
    client.watch(id, () => {});
    await until('my turn', () => (client.stateOf(id)?.question?.choices.length ?? 0) > 0);
    await client.move(id, 'keep');
    client.close();
  }
  await until('archived', async () => server.context.storage.archive.journal(id));
  return id;
}

test('a finished game can be found, replayed at any point, downloaded and verified', async () => {
  const guests = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)] as const;
  const id = await played(guests);
  const stranger = await TestGuest.enter(server.url);
  const page = (await stranger.must('GET', `/api/archive?person=${guests[0].id}`)) as ArchivePage;
  expect(page.games).toMatchObject([
    { table: id, game: 'toy', moves: 4, results: [{ person: { id: guests[0].id } }, { person: { id: guests[1].id } }] },
  ]);
  const prefix = guests[1].me?.name.slice(0, 6).toUpperCase() ?? '';
  const byName = (await stranger.must('GET', `/api/archive?name=${encodeURIComponent(prefix)}&game=toy`)) as ArchivePage;
  expect(byName.games.map(({ table }) => table)).toContain(id);
  expect(await stranger.must('GET', `/api/tables/${id}/at/2`)).toMatchObject({
    number: 2,
    view: { viewer: 'spectator', own: -1 },
  });
  expect((await stranger.call('GET', `/api/tables/${id}/at/9`)).body.code).toBe('no-such-moment');
  const saved = parseSavedGame(await stranger.must('GET', `/api/tables/${id}/saved`));
  if (!saved.ok) throw new Error(saved.fault.message);
  expect(saved.value.names).toEqual(guests.map(({ me }) => me?.name));
  const match = openSaved(TOY, saved.value);
  if (!match.ok) throw new Error(match.fault.message);
  const { commitment = '', seed = '' } = saved.value.fairness ?? {};
  expect(findingOf(verifyChance(match.value, seed, commitment))).toBe('fair');
});

test('a running game gives no file and shows each viewer their own past', async () => {
  const [host, guest] = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
  const { id } = (await host.must('POST', '/api/tables', {
    game: 'toy',
    players: 2,
    pace: { kind: 'none' },
    visibility: 'public',
  })) as TableInfo;
  await guest.must('POST', `/api/tables/${id}/join`, {});
  expect((await host.call('GET', `/api/tables/${id}/saved`)).body.code).toBe('not-over');
  const own = (await host.must('GET', `/api/tables/${id}/at/2`)) as { view: { own: number; viewer: number } };
  expect(own.view).toMatchObject({ viewer: 0 });
  expect(own.view.own).toBeGreaterThanOrEqual(0);
});

test('private games are visible only to their players', async () => {
  const guests = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)] as const;
  const id = await played(guests, { visibility: 'link' });
  const stranger = await TestGuest.enter(server.url);
  const theirs = (await stranger.must('GET', `/api/archive?person=${guests[0].id}`)) as ArchivePage;
  expect(theirs.games).toEqual([]);
  const own = (await guests[0].must('GET', `/api/archive?person=${guests[0].id}`)) as ArchivePage;
  expect(own.games.map(({ table }) => table)).toEqual([id]);
  expect((await stranger.call('GET', `/api/tables/${id}/saved`)).status).toBe(404);
  expect((await guests[1].call('GET', `/api/tables/${id}/saved`)).status).toBe(200);
});

async function account(name: string): Promise<TestGuest> {
  const person = await TestGuest.enter(server.url);
  person.me = (await person.must('POST', '/api/account', { name, password: 'a long enough secret' })) as typeof person.me;
  return person;
}

test('guests have no rating, and neither do people who only play guests', async () => {
  const [guest, owner] = [await TestGuest.enter(server.url), await account('Nur Jahan')];
  await played([owner, guest]);
  for (const { id } of [guest, owner]) {
    const profile = (await guest.must('GET', `/api/people/${id}`)) as Profile;
    expect(profile).toMatchObject({ ratings: [], statistics: [{ game: 'toy', games: 1 }] });
  }
});

test('a profile shows ratings of rated games and statistics of all', async () => {
  const guests = [await account('Akbar'), await account('Birbal')] as const;
  await played(guests);
  await played(guests, { stakes: 'friendly' });
  await played(guests);
  const profile = (await guests[0].must('GET', `/api/people/${guests[1].id}`)) as Profile;
  expect(profile).toMatchObject({
    person: { id: guests[1].id },
    ratings: [{ game: 'toy', games: 2 }],
    statistics: [{ game: 'toy', games: 3 }],
  });
  expect(JSON.stringify(profile)).not.toMatch(/mail|session|password/);
});

test('people who sit down bring their rating to the table', async () => {
  const guests = [await account('Tansen'), await account('Todar Mal')] as const;
  await played(guests);
  const { id } = (await guests[0].must('POST', '/api/tables', {
    game: 'toy',
    players: 2,
    pace: { kind: 'live', bank: 60, increment: 0 },
    visibility: 'public',
  })) as TableInfo;
  const client = guests[0].client();
  client.watch(id, () => {});
  await until('the room', () => client.stateOf(id));
  await guests[1].must('POST', `/api/tables/${id}/join`, {});
  const seats = await until('both', () => {
    const known = client.stateOf(id)?.info.seats;
    return known?.every(({ person }) => person) && known;
  });
  expect(seats).toMatchObject([{ rating: { games: 1 } }, { rating: { games: 1 } }]);
  client.close();
});

test('winning raises a rating, losing and leaving lower it', () => {
  const placings = ['a', 'b', 'c', 'd'].map((person, index) => ({ person, rank: index + 1, hasLeft: false }));
  const rated = newRatings(placings, new Map(), new Map());
  const mus = rated.map(({ mu }) => mu);
  expect(mus).toEqual([...mus].sort((one, other) => other - one));
  expect(shownRating(rated[0] ?? { mu: 0, sigma: 0 })).toBeGreaterThan(shownRating(rated[3] ?? { mu: 0, sigma: 0 }));
  const leaver = newRatings(
    placings.map((one) => (one.person === 'a' ? { ...one, hasLeft: true } : one)),
    new Map(),
    new Map(),
  );
  expect(leaver[0]?.mu).toBeLessThan(Math.min(...leaver.slice(1).map(({ mu }) => mu)));
  const again = newRatings(placings, new Map(rated.map((one) => [one.person_id, one])), new Map());
  expect(again[0]).toMatchObject({ person_id: 'a', games: 2 });
});

test('rating gains shrink for two people who only play each other', async () => {
  const named = async (name: string): Promise<TestGuest> => {
    const guest = await TestGuest.enter(server.url);
    await guest.must('POST', '/api/account', { name, password: 'marble and sandstone' });
    return guest;
  };
  const pair = [await named('Farmer One'), await named('Farmer Two')] as const;
  const { archive } = server.context.storage;
  const met = async () => [...(await archive.encounters('toy', [pair[0].id, pair[1].id], 0)).values()];
  for (let count = 0; count < 6; count++) {
    expect(await met()).toEqual(count === 0 ? [] : [count, count]);
    await played(pair);
  }
  await played(pair, { stakes: 'friendly' });
  expect(await met()).toEqual([6, 6]);
  const placings = pair.map(({ id }, index) => ({ person: id, rank: index + 1, hasLeft: false }));
  const gainAfter = (games: number): number => (newRatings(placings, new Map(), new Map([[pair[0].id, games]]))[0]?.mu ?? 0) - 25;
  expect(gainAfter(5) / gainAfter(4)).toBeCloseTo(0.5);
  expect(gainAfter(50) / gainAfter(0)).toBeLessThan(0.001);
});
