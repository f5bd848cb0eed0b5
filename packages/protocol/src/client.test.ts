import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { OnlineClient } from './client.ts';
import type { Command } from './commands.ts';
import type { JournalEntry } from './journal.ts';
import type { Connect, LinkEvents } from './link.ts';
import type { Message, MessageOf } from './messages.ts';
import { fingerprintOf } from './patch.ts';
import type { TableInfo } from './table.ts';

/** A connection whose other end the test controls. */
class FakeLine {
  readonly events: LinkEvents;
  readonly table: string | undefined;
  readonly sent: Command[] = [];
  isClosed = false;

  constructor(events: LinkEvents, table: string | undefined) {
    this.events = events;
    this.table = table;
  }

  open(): this {
    this.events.opened();
    return this;
  }

  tell(message: Message): void {
    this.events.received(JSON.stringify(message));
  }

  break(): void {
    this.events.closed();
  }

  last(type: Command['type']): Command | undefined {
    return this.sent.findLast((command) => command.type === type);
  }
}

const lines: FakeLine[] = [];
const connect: Connect = (events, table) => {
  const line = new FakeLine(events, table);
  lines.push(line);
  return {
    send: (text) => line.sent.push(JSON.parse(text)),
    close: () => {
      line.isClosed = true;
      line.break();
    },
  };
};
const line = (): FakeLine => lines.at(-1) as FakeLine;

const TABLE = 'abcdefghijkl';
const info = (version: number): TableInfo => ({
  id: TABLE,
  version,
  status: 'running',
  game: 'toy',
  rulesVersion: 1,
  players: 2,
  options: {},
  edition: 'house',
  pace: { kind: 'none' },
  visibility: 'public',
  stakes: 'rated',
  outOfTime: 'bot',
  seats: [],
  createdAt: 1,
});
const together: MessageOf<'welcome'> = { type: 'welcome', me: { id: TABLE, name: 'Ada' }, time: 1, together: true };
const entry = (number: number): JournalEntry => ({ kind: 'move', number, by: 0, facts: [], at: 1 });
const state = (from: number, number: number): MessageOf<'state'> => ({
  type: 'state',
  table: TABLE,
  info: info(number),
  viewer: 0,
  from,
  number,
  setUpFacts: [],
  entries: Array.from({ length: number - from }, (_, index) => entry(from + index)),
  view: { number },
  talk: [],
});
const update = (from: number, number: number): MessageOf<'update'> => {
  const { type: _type, info: _info, viewer: _viewer, setUpFacts: _facts, talk: _talk, ...rest } = state(from, number);
  return { ...rest, type: 'update', view: { number } };
};

beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a client', () => {
  test('resends unanswered commands after a reconnect with the same id and settles each once', async () => {
    const client = new OnlineClient({ connect, patience: () => 100 });
    const answer = client.send({ type: 'move', table: TABLE, number: 3, text: 'keep' });
    expect(line().sent).toEqual([]);
    line().open();
    const first = line().last('move');
    line().break();
    await vi.advanceTimersByTimeAsync(100);
    expect(lines).toHaveLength(2);
    line().open();
    expect(line().last('move')).toEqual(first);
    line().tell({ type: 'ack', id: first?.id ?? 0, number: 4 });
    expect(await answer).toEqual({ ok: true, number: 4 });
    line().break();
    await vi.advanceTimersByTimeAsync(100);
    line().open();
    expect(line().last('move')).toBeUndefined();
    client.close();
  });

  test('resumes a watched table from its last entry', async () => {
    const client = new OnlineClient({ connect, patience: () => 100 });
    const seen: number[] = [];
    client.watch(TABLE, ({ number }) => seen.push(number));
    line().open();
    expect(line().last('watch')).toMatchObject({ have: 0 });
    line().tell(state(0, 2));
    line().tell(update(2, 3));
    line().break();
    await vi.advanceTimersByTimeAsync(100);
    line().open();
    expect(line().last('watch')).toMatchObject({ have: 3, talk: 0 });
    line().tell(state(3, 5));
    expect(seen).toEqual([2, 3, 5]);
    expect(client.stateOf(TABLE)?.entries.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
    client.close();
  });

  test('joins the others at its table if the server wants them together, and loses nothing', async () => {
    const client = new OnlineClient({ connect });
    const statuses: boolean[] = [];
    client.onStatus((isOnline) => statuses.push(isOnline));
    const lobby = line().open();
    lobby.tell(together);
    client.watch(TABLE, () => {});
    const answer = client.move(TABLE, 'keep');
    expect([lines.length, lobby.isClosed, line().table]).toEqual([2, true, TABLE]);
    lobby.tell(state(0, 9));
    line().open().tell(together);
    expect(client.stateOf(TABLE)).toBeUndefined();
    line().tell(state(0, 2));
    line().tell({ type: 'ack', id: line().last('move')?.id ?? 0, number: 3 });
    expect(await answer).toEqual({ ok: true, number: 3 });
    expect(line().sent.filter(({ type }) => type === 'watch')).toHaveLength(1);
    expect([lines.length, statuses]).toEqual([2, [true, true]]);
    client.close();
  });

  test('whose page opens at a table joins the others once it is welcomed', () => {
    const client = new OnlineClient({ connect });
    client.watch(TABLE, () => {});
    expect(line().table).toBeUndefined();
    line().open().tell(together);
    expect([lines.length, line().table]).toEqual([2, TABLE]);
    client.close();
  });

  test('keeps its line where one process serves all tables, and comes back for its table', async () => {
    const client = new OnlineClient({ connect, patience: () => 100 });
    line()
      .open()
      .tell({ type: 'welcome', me: { id: TABLE, name: 'Ada' }, time: 1 });
    client.watch(TABLE, () => {});
    expect(lines).toHaveLength(1);
    line().break();
    await vi.advanceTimersByTimeAsync(100);
    expect([lines.length, line().table]).toEqual([2, TABLE]);
    client.close();
  });

  test('requests missing entries and ignores duplicates', () => {
    const client = new OnlineClient({ connect });
    client.watch(TABLE, () => {});
    line().open();
    line().tell(state(0, 2));
    line().tell(update(0, 1));
    expect(client.stateOf(TABLE)?.number).toBe(2);
    line().tell(update(4, 5));
    expect(line().last('watch')).toMatchObject({ have: 2 });
    expect(client.stateOf(TABLE)?.number).toBe(2);
    line().tell(state(2, 5));
    expect(client.stateOf(TABLE)?.entries).toHaveLength(5);
    client.close();
  });

  test('patches the view it has, and watches again if the result is another than the server’s', () => {
    const client = new OnlineClient({ connect });
    client.watch(TABLE, () => {});
    line().open();
    expect(line().last('watch')).toMatchObject({ patches: true });
    line().tell(state(0, 2));
    const { view: _view, ...third } = update(2, 3);
    line().tell({ ...third, patch: { of: { number: { is: 3 } } }, fingerprint: fingerprintOf({ number: 3 }) });
    expect(client.stateOf(TABLE)).toMatchObject({ number: 3, view: { number: 3 } });
    const watches = line().sent.length;
    const { view: _other, ...fourth } = update(3, 4);
    line().tell({ ...fourth, patch: { of: { number: { is: 4 } } }, fingerprint: fingerprintOf({ number: 5 }) });
    expect(client.stateOf(TABLE)).toMatchObject({ number: 3, view: { number: 3 } });
    expect(line().sent.length).toBe(watches + 1);
    expect(line().last('watch')).toMatchObject({ have: 3 });
    client.close();
  });

  test('reconnects when the connection goes silent', async () => {
    const client = new OnlineClient({ connect, patience: () => 100, pingAfter: 1000 });
    line().open();
    const first = line();
    await vi.advanceTimersByTimeAsync(1000);
    expect(first.last('ping')).toBeDefined();
    first.tell({ type: 'pong', id: 1, time: Date.now() + 5000 });
    expect(client.clockOffset).toBe(5000);
    await vi.advanceTimersByTimeAsync(1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(first.isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(lines).toHaveLength(2);
    client.close();
  });

  test('backs off up to ten seconds', async () => {
    const client = new OnlineClient({ connect });
    for (let attempt = 0; attempt < 12; attempt++) {
      const before = lines.length;
      line().break();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(lines).toHaveLength(before + 1);
    }
    client.close();
    line().break();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toHaveLength(13);
  });

  test('closing settles pending commands', async () => {
    const client = new OnlineClient({ connect });
    const answer = client.send({ type: 'leave', table: TABLE });
    client.close();
    expect(await answer).toMatchObject({ ok: false, fault: { code: 'closed' } });
  });

  test('reports presence, again after each reconnect', async () => {
    const client = new OnlineClient({ connect, patience: () => 100 });
    client.attend({ visible: true });
    line().open();
    expect(line().last('presence')).toMatchObject({ visible: true });
    line().break();
    await vi.advanceTimersByTimeAsync(100);
    line().open();
    expect(line().last('presence')).toMatchObject({ visible: true });
    client.close();
  });
});

test('keeps chat messages once and in order', () => {
  const client = new OnlineClient({ connect });
  client.watch(TABLE, () => {});
  line().open();
  const said = (number: number) => ({ number, at: 1, kind: 'chat', text: `line ${number}` }) as const;
  line().tell({ ...state(0, 0), talk: [said(0), said(1)] });
  line().tell({ type: 'talk', table: TABLE, lines: [said(1), said(2)] });
  line().tell({ ...state(0, 0), talk: [said(2), said(3)] });
  expect(client.stateOf(TABLE)?.talk.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  client.close();
});
