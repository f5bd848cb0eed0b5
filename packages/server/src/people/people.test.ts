import type { TableInfo } from '@durbar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';
import { checkName, nameKey } from './names.ts';
import { isGoodPassword } from './passwords.ts';
import { isOnVacation, vacationLeft } from './vacation.ts';

const databases = testDatabases();
let server: RunningServer;
let offset = 0;

beforeAll(async () => {
  server = await startTestServer(await databases.fresh('sqlite'), { now: () => Date.now() + offset });
});
afterAll(async () => {
  await server.close();
  await databases.close();
});

const PASSWORD = 'marble and sandstone';

async function account(name: string): Promise<TestGuest> {
  const guest = await TestGuest.enter(server.url);
  guest.me = (await guest.must('POST', '/api/account', { name, password: PASSWORD })) as typeof guest.me;
  return guest;
}

describe('names', () => {
  test.each(['Akbar', 'Shah Jahan', 'Nūr-Jahān', 'मुमताज', 'Player 2', 'J.R. Smith'])('%s is a name', (name) => {
    expect(checkName(name).ok).toBe(true);
  });

  test.each(['', 'ab', '  x ', '1stPlayer', 'a\u202Ename', 'Аkbar', 'no<script>', 'x'.repeat(25), 'two  .dots', '...', 'a​b'])(
    '%j is not a name',
    (name) => {
      expect(checkName(name)).toEqual({ ok: false, fault: 'bad-name' });
    },
  );

  test.each(['ㅤㅤㅤ', 'Alice Pɑul', 'Alice Pauʟ', `Zal${'\u0335\u0336\u0337\u0338'.repeat(5)}go`, 'a\u00ADlice', 'Ali\u{E0061}ce'])(
    'M8: %j hides or imitates letters',
    (name) => {
      expect(checkName(name)).toEqual({ ok: false, fault: 'bad-name' });
    },
  );

  test.each(['Former Player', 'Durbar Support', 'Moderator Anna', 'admin2', 'Anna Adm1n', 'Anna 0fficial', 'Bot 7', 'SYSTEM'])(
    'M8: %s would impersonate staff',
    (name) => {
      expect(checkName(name)).toEqual({ ok: false, fault: 'name-reserved' });
    },
  );

  test.each(['Botticelli', 'Hostetler', 'Chancellor', 'Nguyễn Thị', 'Łukasz', 'Søren', 'Formerly', 'Διονύσιος', 'Наталья'])(
    '%s is a name like others',
    (name) => {
      expect(checkName(name).ok).toBe(true);
    },
  );

  test.each([
    ['Alice Paul', 'A1ice Paul'],
    ['Alice Paul', 'Alıce Paul'],
    ['Alice Paul', 'AIice-PauI'],
    ['Paco', 'Расо'],
    ['Morna', 'Moma'],
    ['Zoe B00le', 'Zoe Boole'],
  ])('M8: %s and %s look the same', (one, other) => {
    const [first, second] = [checkName(one), checkName(other)];
    expect(first.ok && second.ok && first.value.skeleton === second.value.skeleton).toBe(true);
  });

  test.each(['Admin', 'durbar', 'M O D E R A T O R', 'Bot', 'admin1'])('%s is reserved', (name) => {
    expect(checkName(name)).toEqual({ ok: false, fault: 'name-reserved' });
  });

  test('names that look alike are the same', () => {
    expect(nameKey('Shah Jahan')).toBe(nameKey('sháh-JAHAN'));
    expect(checkName('Ａｋｂａｒ')).toEqual(checkName('Akbar'));
  });
});

test.each([
  ['marble and sandstone', true],
  ['short', false],
  ['password123', false],
  ['PASSWORD123', false],
  ['aaaaaaaaaaaaaa', false],
  ['Shah Jahan 1', false],
])('password %j is good: %s', (password, isGood) => {
  expect(isGoodPassword(password, 'Shah Jahan')).toBe(isGood);
});

describe('guests and accounts', () => {
  test('a guest plays immediately and keeps everything when becoming an account', async () => {
    const guest = await TestGuest.enter(server.url);
    expect(guest.me).toMatchObject({ kind: 'guest', hasPassword: false });
    const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'public' };
    const table = (await guest.must('POST', '/api/tables', wanted)) as TableInfo;
    const me = await guest.must('POST', '/api/account', { name: 'Humayun', password: PASSWORD });
    expect(me).toMatchObject({ id: guest.id, kind: 'account', name: 'Humayun', hasPassword: true });
    const tables = (await guest.must('GET', '/api/my/tables')) as TableInfo[];
    expect(tables.map(({ id }) => id)).toEqual([table.id]);
    expect(tables[0]?.host).toEqual({ id: guest.id, name: 'Humayun' });
    expect(await guest.call('POST', '/api/account', { name: 'Humayun II', password: PASSWORD })).toMatchObject({
      status: 409,
      body: { code: 'already-account' },
    });
  });

  test('the cookie is out of reach of scripts and other sites', async () => {
    const answer = await new TestGuest(server.url).call('POST', '/api/guest');
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Path=\//);
  });

  test('names are checked and belong to one person', async () => {
    await account('Babur');
    const other = await TestGuest.enter(server.url);
    const taken = await other.call('POST', '/api/account', { name: 'BABUR', password: PASSWORD });
    expect(taken).toMatchObject({ status: 409, body: { code: 'name-taken' } });
    expect((await other.call('PUT', '/api/me/name', { name: 'admin' })).body.code).toBe('name-reserved');
    expect((await other.call('POST', '/api/account', { name: 'Baburnama', password: 'baburnama1' })).body.code).toBe(
      'weak-password',
    );
    expect(await other.must('PUT', '/api/me/name', { name: 'Hamida Banu' })).toMatchObject({
      name: 'Hamida Banu',
      kind: 'guest',
    });
  });

  test('M8: rejects a name that looks like an existing one', async () => {
    const alice = await account('Alice Paul');
    const other = await TestGuest.enter(server.url);
    for (const name of ['A1ice Paul', 'Alıce Paul', 'AIice-Paul'])
      expect((await other.call('PUT', '/api/me/name', { name })).body.code).toBe('name-taken');
    expect((await other.call('POST', '/api/account', { name: 'A1ice Paul', password: PASSWORD })).body.code).toBe('name-taken');
    expect((await alice.call('PUT', '/api/me/name', { name: 'Alice-Paul' })).status).toBe(200);
  });

  test('M7: a new name shows immediately at the table and in chat, and the old one becomes available', async () => {
    const [one, two] = [await account('Birbal Das'), await TestGuest.enter(server.url)];
    const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'public' };
    const { id } = (await one.must('POST', '/api/tables', wanted)) as TableInfo;
    await two.must('POST', `/api/tables/${id}/join`, {});
    const [speaker, reader] = [one.client(), two.client()];
    for (const client of [speaker, reader]) client.watch(id, () => {});
    await until('both watch', () => speaker.stateOf(id) && reader.stateOf(id));
    await one.must('PUT', '/api/me/name', { name: 'Raja Birbal' });
    await until('the new name', () => reader.stateOf(id)?.info.seats[0]?.person?.name === 'Raja Birbal');
    await two.must('PUT', '/api/me/name', { name: 'Birbal Das' });
    await until('the old name on another', () => reader.stateOf(id)?.info.seats[1]?.person?.name === 'Birbal Das');
    await until('said under the new name', async () => {
      await speaker.send({ type: 'say', table: id, text: 'It is me', key: newId() });
      return reader.stateOf(id)?.talk.some(({ person }) => person?.name === 'Raja Birbal');
    });
    for (const client of [speaker, reader]) client.close();
  });

  test('M7: the name of a deleted person is gone from games in memory', async () => {
    const [one, two] = [await account('Todar Mal'), await TestGuest.enter(server.url)];
    const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'public' };
    const { id } = (await one.must('POST', '/api/tables', wanted)) as TableInfo;
    await two.must('POST', `/api/tables/${id}/join`, {});
    const texts: string[] = [];
    const clients = [one.client(), two.recorded(texts)] as const;
    for (const client of clients) client.watch(id, () => {});
    for (const seat of [1, 0] as const) {
      await until('the question', () => clients[seat].stateOf(id)?.question?.decider === seat);
      expect(await clients[seat].move(id, 'keep')).toMatchObject({ ok: true });
    }
    await until('the end', () => clients[1].stateOf(id)?.info.status === 'finished');
    texts.length = 0;
    expect((await one.call('DELETE', '/api/me', { name: 'Todar Mal' })).status).toBe(204);
    await until('the news', () => clients[1].stateOf(id)?.info.seats[0]?.person === undefined);
    expect(JSON.stringify(await two.must('GET', `/api/tables/${id}/saved`))).not.toContain('Todar Mal');
    await clients[1].send({ type: 'watch', table: id });
    expect(texts.filter((text) => text.includes('Todar Mal'))).toEqual([]);
    for (const client of clients) client.close();
  });

  test('several devices sign in; signing out everywhere ends them all, sockets too', async () => {
    const phone = await account('Jahanara');
    const laptop = new TestGuest(server.url);
    await laptop.must('POST', '/api/sign-in', { name: 'jahanara', password: PASSWORD });
    expect(await laptop.must('GET', '/api/me')).toMatchObject({ id: phone.id });
    expect(await laptop.must('GET', '/api/me/sessions')).toHaveLength(2);
    const byes: string[] = [];
    const client = phone.client();
    client.onMessage((message) => message.type === 'bye' && byes.push(message.reason));
    await until('connected', () => server.context.hub.of(phone.id).length === 1);
    await laptop.must('POST', '/api/sign-out-everywhere');
    await until('goodbye', () => byes.includes('signed-out'));
    client.close();
    expect((await phone.call('GET', '/api/me')).status).toBe(401);
    expect((await laptop.call('GET', '/api/me')).status).toBe(401);
  });

  test('M5: wrong passwords lock a name for their origin, whether or not the name exists', async () => {
    await account('Dara Shikoh');
    const thief = new TestGuest(server.url);
    const attempt = (name: string, password: string) => thief.call('POST', '/api/sign-in', { name, password });
    for (const name of ['Dara Shikoh', 'nobody of that name']) {
      for (let count = 0; count < 10; count++) expect((await attempt(name, 'wrong password')).body.code).toBe('wrong-password');
      expect((await attempt(name, PASSWORD)).body.code).toBe('locked-out');
    }
    offset += 16 * 60_000;
    expect((await attempt('Dara Shikoh', PASSWORD)).status).toBe(200);
  });

  test('M5: no one can lock an owner out of a browser in which they signed in before', async () => {
    const owner = await account('Aurangzeb Alamgir');
    await owner.must('POST', '/api/sign-out');
    const thief = new TestGuest(server.url);
    for (let count = 0; count < 80; count++)
      await thief.call('POST', '/api/sign-in', { name: 'Aurangzeb Alamgir', password: 'wrong password' });
    expect((await thief.call('POST', '/api/sign-in', { name: 'Aurangzeb Alamgir', password: PASSWORD })).status).toBe(429);
    expect((await owner.call('POST', '/api/sign-in', { name: 'Aurangzeb Alamgir', password: PASSWORD })).status).toBe(200);
    offset += 3_600_000;
  });

  test('M5: a browser known for one person is not known for another, and known browsers get ten attempts too', async () => {
    const known = await account('Shah Shuja');
    await account('Sulaiman Shikoh');
    const attempt = (name: string) => known.call('POST', '/api/sign-in', { name, password: 'wrong password' });
    for (const name of ['Sulaiman Shikoh', 'Shah Shuja']) {
      for (let count = 0; count < 10; count++) expect((await attempt(name)).body.code).toBe('wrong-password');
      expect((await attempt(name)).body.code).toBe('locked-out');
    }
    offset += 3_600_000;
  });

  test('changing the password requires the old one and ends other sessions', async () => {
    const one = await account('Gulbadan');
    const two = new TestGuest(server.url);
    await two.must('POST', '/api/sign-in', { name: 'Gulbadan', password: PASSWORD });
    const next = 'rivers of the punjab';
    expect((await one.call('PUT', '/api/me/password', { current: 'no', password: next })).body.code).toBe('wrong-password');
    expect((await one.call('PUT', '/api/me/password', { current: PASSWORD, password: next })).status).toBe(204);
    expect((await one.call('GET', '/api/me')).status).toBe(200);
    expect((await two.call('GET', '/api/me')).status).toBe(401);
    await two.must('POST', '/api/sign-in', { name: 'Gulbadan', password: next });
  });

  test('7.5: account changes require a recent sign-in', async () => {
    const owner = await account('Bairam Khan');
    const old = owner.cookie;
    offset += 16 * 60_000;
    const attempts = [
      owner.call('DELETE', '/api/me', { name: 'Bairam Khan' }),
      owner.call('PUT', '/api/me/mail', { address: 'khan@example.org' }),
      owner.call('DELETE', '/api/me/mail'),
      owner.call('POST', '/api/passkeys/options'),
      owner.call('DELETE', '/api/passkeys/any'),
    ];
    for (const attempt of attempts) expect((await attempt).body.code).toBe('sign-in-again');
    await owner.must('POST', '/api/sign-in', { name: 'Bairam Khan', password: PASSWORD });
    expect((await fetch(`${server.url}/api/me`, { headers: { cookie: old } })).status).toBe(401);
    expect((await owner.call('POST', '/api/passkeys/options')).status).toBe(200);
    expect((await owner.call('DELETE', '/api/me', { name: 'Bairam Khan' })).status).toBe(204);
    const guest = await TestGuest.enter(server.url);
    offset += 16 * 60_000;
    expect((await guest.call('DELETE', '/api/me/mail')).status).toBe(204);
  });

  test('16.3: account events are logged without secrets and deleted after a while', async () => {
    const { storage } = server.context;
    const owner = await account('Abdul Rahim');
    await owner.call('POST', '/api/sign-in', { name: 'Abdul Rahim', password: 'a wrong password' });
    await owner.must('POST', '/api/sign-in', { name: 'Abdul Rahim', password: PASSWORD });
    await owner.must('PUT', '/api/me/password', { current: PASSWORD, password: 'rivers of the punjab' });
    const events = await storage.events.list(100, owner.id);
    const kinds = events.map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['account-made', 'password-changed', 'sign-in-failed', 'signed-in']);
    expect(events.every(({ address }) => address === '127.0.0.1')).toBe(true);
    expect(JSON.stringify(events)).not.toMatch(/punjab|marble|wrong/);
    expect(((await owner.must('GET', '/api/me/export')) as { events: unknown[] }).events).toHaveLength(4);
    await owner.must('DELETE', '/api/me', { name: 'Abdul Rahim' });
    const after = await storage.events.list(100, owner.id);
    expect(after.filter(({ address }) => address !== undefined).map(({ kind }) => kind)).toEqual(['account-deleted']);
    await storage.events.removeBefore(server.context.now() + 1);
    expect(await storage.events.list(100)).toEqual([]);
  });

  test('a session ends after its time', async () => {
    const guest = await TestGuest.enter(server.url);
    offset += 91 * 86_400_000;
    expect((await guest.call('GET', '/api/me')).status).toBe(401);
  });

  test('tokens and passwords are stored only as hashes', async () => {
    const person = await account('Roshanara');
    const dump = JSON.stringify({
      people: await server.context.storage.db.selectFrom('people').selectAll().execute(),
      sessions: await server.context.storage.db.selectFrom('sessions').selectAll().execute(),
    });
    const token = person.cookie.split('=')[1] ?? '?';
    expect(dump).not.toContain(token);
    expect(dump).not.toContain(PASSWORD);
    expect(dump).toContain('$argon2id$');
  });
});

describe('my data', () => {
  test('can be downloaded and deleted; games stay, anonymised', async () => {
    const person = await account('Murad Bakhsh');
    const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'public' };
    const table = (await person.must('POST', '/api/tables', wanted)) as TableInfo;
    const other = await TestGuest.enter(server.url);
    await other.must('POST', `/api/tables/${table.id}/join`, {});
    const data = (await person.must('GET', '/api/me/export')) as Record<string, unknown>;
    expect(data).toMatchObject({ person: { name: 'Murad Bakhsh' }, seats: [{ table_id: table.id, seat: 0 }] });
    expect(JSON.stringify(data)).not.toContain('argon2');
    expect((await person.call('DELETE', '/api/me', { name: 'somebody else' })).status).toBe(409);
    expect((await person.call('DELETE', '/api/me', { name: 'murad bakhsh' })).status).toBe(204);
    expect((await person.call('GET', '/api/me')).status).toBe(401);
    const after = (await other.must('GET', `/api/tables/${table.id}`)) as TableInfo;
    expect(after.seats[0]).toEqual({ seat: 0, bot: 'random', ready: true, away: false });
    expect(JSON.stringify(after)).not.toContain('Murad');
    expect((await other.call('POST', '/api/sign-in', { name: 'Murad Bakhsh', password: PASSWORD })).body.code).toBe(
      'wrong-password',
    );
  });
});

test('vacation is limited to some days in a year', async () => {
  const person = await TestGuest.enter(server.url);
  expect(await person.must('PUT', '/api/me/vacation', { on: true })).toMatchObject({ vacation: { daysLeft: 28 } });
  offset += 3 * 86_400_000;
  const me = (await person.must('PUT', '/api/me/vacation', { on: false })) as { vacation: { daysLeft: number; since?: number } };
  expect(me.vacation).toEqual({ daysLeft: 25 });
  const row = await server.context.storage.people.byId(person.id);
  if (!row) throw new Error('nobody');
  const start = Date.UTC(2030, 5, 1);
  const away = { ...row, vacation_since: start, vacation_year: 2030, vacation_used: 27 * 86_400_000 };
  expect(isOnVacation(away, start + 1000)).toBe(true);
  expect(isOnVacation(away, start + 2 * 86_400_000)).toBe(false);
  expect(vacationLeft(away, Date.UTC(2031, 0, 1))).toBe(0);
});

test('7.3: a session in use is extended, but never beyond a year', async () => {
  const guest = await TestGuest.enter(server.url);
  const visits: number[] = [];
  for (let days = 0; days <= 420; days += 60) {
    visits.push((await guest.call('GET', '/api/me')).status);
    offset += 60 * 86_400_000;
  }
  expect(visits).toEqual([200, 200, 200, 200, 200, 200, 200, 401]);
});
