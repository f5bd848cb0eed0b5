import { loadGame } from '@durbar/catalogue';
import { defined, type Rules, rulesFor } from '@durbar/engine';
import {
  type Command,
  type Connect,
  type JournalEntry,
  type LinkEvents,
  type Message,
  type MessageOf,
  OnlineClient,
  type TableInfo,
} from '@durbar/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { change } from '../../store/settings.svelte.ts';
import { Showing } from '../../table/showing.svelte.ts';
import { SocketSource } from './source.svelte.ts';

const TABLE = 'abcdefghijkl';

const info = (version: number, more: Partial<TableInfo> = {}): TableInfo => ({
  id: TABLE,
  version,
  status: 'running',
  game: 'taj-mahal',
  rulesVersion: 1,
  players: 2,
  options: {},
  edition: 'house',
  pace: { kind: 'none' },
  visibility: 'public',
  stakes: 'rated',
  outOfTime: 'bot',
  seats: [
    { seat: 0, ready: true, away: false, person: { id: 'p0', name: 'Meera' } },
    { seat: 1, ready: true, away: false, person: { id: 'p1', name: 'Amir' } },
  ],
  createdAt: 1,
  ...more,
});
const move = (number: number): JournalEntry => ({ kind: 'move', number, by: 0, facts: [{ type: `fact-${number}` }], at: 1 });
const moves = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => move(from + index));
const state = (number: number): MessageOf<'state'> => ({
  type: 'state',
  table: TABLE,
  info: info(1),
  viewer: 0,
  from: 0,
  number,
  setUpFacts: [],
  entries: moves(0, number),
  view: { number },
  question: { decider: 0, frame: { kind: 'play' }, choices: [{ text: 'pass', choice: { type: 'pass' } }] },
  talk: [],
});
const update = (from: number, number: number): MessageOf<'update'> => ({
  type: 'update',
  table: TABLE,
  from,
  number,
  entries: moves(from, number),
  view: { number },
});

async function rulesOfTajMahal(): Promise<Rules> {
  const rules = rulesFor(defined(await loadGame('taj-mahal'), 'Taj Mahal'), { players: 3 });
  if (!rules.ok) throw new Error('no rules');
  return rules.value;
}

/** The real client over a test connection, a table source and its queue. */
function watched() {
  const sent: Command[] = [];
  let events: LinkEvents | undefined;
  const connect: Connect = (given) => {
    events = given;
    return { send: (text) => sent.push(JSON.parse(text)), close() {} };
  };
  const client = new OnlineClient({ connect });
  const line = defined(events, 'line');
  line.opened();
  const source = new SocketSource(client, TABLE);
  const showing = new Showing();
  source.subscribe((news) => showing.take(news));
  const tell = (message: Message) => line.received(JSON.stringify(message));
  const last = () => defined(sent.at(-1), 'command');
  opened.push(() => {
    source.close();
    client.close();
  });
  return { source, showing, sent, tell, last };
}

const opened: (() => void)[] = [];
beforeEach(() => change({ speed: 'instant', confirm: 'never', motion: 'still' }));
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

describe('a table on the server', () => {
  test('is watched, opened with its history, and updated with news', () => {
    const { source, showing, sent, tell } = watched();
    expect(sent).toContainEqual(expect.objectContaining({ type: 'watch', table: TABLE }));
    expect(showing.moment).toBeUndefined();
    tell(state(3));
    expect([showing.moment?.number, showing.moment?.viewer, showing.entries.length]).toEqual([3, 0, 3]);
    expect(showing.moment?.question?.choices[0]?.text).toBe('pass');
    expect(source.players.map(({ name }) => name)).toEqual(['Meera', 'Amir']);
    tell(update(3, 5));
    expect([showing.moment?.number, showing.entries.length]).toEqual([5, 5]);
    expect(showing.moment?.question).toBeUndefined();
  });

  test('sends an answer for the number shown, and stays pending until the table has caught up', async () => {
    const { source, tell, last } = watched();
    tell(state(3));
    const answering = source.answer('pass');
    expect(last()).toMatchObject({ type: 'move', table: TABLE, number: 3, text: 'pass' });
    expect(source.isSending).toBe(true);
    tell({ type: 'ack', id: last().id, number: 4 });
    await answering;
    expect(source.isSending, 'acknowledged, but not here yet').toBe(true);
    tell(update(3, 4));
    expect(source.isSending).toBe(false);
    expect(source.fault).toBeUndefined();
  });

  test('gives no hints while it is rated, and says why', async () => {
    const { source, showing, tell } = watched();
    const rules = await rulesOfTajMahal();
    tell(state(3));
    const moment = defined(showing.moment, 'moment');
    expect(source.noAdvice).toMatch(/rated/i);
    expect(await source.advise(moment, rules)).toEqual([]);
    tell({ type: 'info', info: info(2, { stakes: 'friendly' }) });
    expect(source.noAdvice).toBeUndefined();
  });

  test('shows a rejection, and nothing has changed', async () => {
    const { source, showing, tell, last } = watched();
    tell(state(3));
    const undoing = source.undo('turn');
    expect(last()).toMatchObject({ type: 'undo', number: 3, extent: 'turn' });
    tell({ type: 'refused', id: last().id, fault: { code: 'nothing-to-undo', message: 'There is nothing to take back.' } });
    await undoing;
    expect(source.fault?.code).toBe('nothing-to-undo');
    expect([source.isSending, showing.moment?.number]).toEqual([false, 3]);
  });

  test('sends chat and requests, and returns whether they succeeded', async () => {
    const { source, tell, last } = watched();
    tell(state(3));
    const saying = source.send({ type: 'say', key: 'k1', text: 'Hello' });
    expect(last()).toMatchObject({ type: 'say', table: TABLE, text: 'Hello' });
    tell({ type: 'ack', id: last().id });
    expect(await saying).toBe(true);
    const leaving = source.send({ type: 'leave' });
    tell({ type: 'refused', id: last().id, fault: { code: 'not-running', message: '' } });
    expect(await leaving).toBe(false);
  });

  test('a game that ends without a move shows its standings; chat and seats change nothing on the table', () => {
    const { source, showing, tell } = watched();
    tell(state(3));
    tell({ type: 'talk', table: TABLE, lines: [{ number: 0, kind: 'chat', text: 'Well played', at: 1 }] });
    expect([source.newest?.talk.length, showing.entries.length]).toEqual([1, 3]);
    const standings = [
      { seat: 0, rank: 1, score: 9 },
      { seat: 1, rank: 2, score: 7 },
    ];
    tell({ type: 'info', info: info(2, { status: 'finished', standings }) });
    expect(showing.moment?.standings).toEqual(standings);
  });

  test('a game that ends by consent no longer asks anything', () => {
    const { showing, tell } = watched();
    tell(state(3));
    expect(showing.moment?.question?.decider).toBe(0);
    tell({ type: 'info', info: info(2, { status: 'cancelled' }) });
    expect(showing.moment).toMatchObject({ number: 3, question: undefined, isCancelled: true });
  });

  test('after it is closed, nothing more is shown', () => {
    const { source, showing, tell } = watched();
    tell(state(3));
    source.close();
    tell(update(3, 4));
    expect(showing.moment?.number).toBe(3);
  });
});
