import type { ApiResult, MessageOf, TableInfo } from '@durbar/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { News } from '../../worker/news.ts';
import { LiveSource } from './live-source.svelte.ts';

type Live = ApiResult<{ state?: MessageOf<'state'> }>;

const info = (version: number, status: 'running' | 'finished'): TableInfo => ({
  id: 'abcdefghijkl',
  version,
  status,
  game: 'taj-mahal',
  rulesVersion: 1,
  players: 2,
  options: {},
  edition: 'house',
  pace: { kind: 'none' },
  visibility: 'link',
  stakes: 'friendly',
  outOfTime: 'bot',
  seats: [],
  createdAt: 1,
});
const state = (from: number, number: number, status: 'running' | 'finished' = 'running'): MessageOf<'state'> => ({
  type: 'state',
  table: 'abcdefghijkl',
  info: info(number, status),
  viewer: 'spectator',
  from,
  number,
  setUpFacts: [],
  entries: Array.from({ length: number - from }, (_, index) => ({ kind: 'move', number: from + index, by: 0, facts: [], at: 1 })),
  view: { number },
  talk: [],
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched(answers: readonly Live[]) {
  const asked: unknown[] = [];
  const news: News[] = [];
  const liveGame = async (_id: string, known?: object): Promise<Live> => {
    asked.push(known);
    return answers[asked.length - 1] ?? { ok: true, value: {} };
  };
  const source = new LiveSource({ liveGame }, state(0, 2));
  source.subscribe((one) => news.push(one));
  const wait = () => vi.advanceTimersByTimeAsync(4_000);
  return { source, asked, news, wait };
}

test('asks for what is new, shows it, and stops when the game is over', async () => {
  const { source, asked, news, wait } = watched([
    { ok: true, value: {} },
    { ok: true, value: { state: state(2, 5) } },
    { ok: true, value: { state: state(5, 6, 'finished') } },
  ]);
  expect(news).toMatchObject([{ kind: 'opened', moment: { number: 2, viewer: 'spectator' } }]);
  await wait();
  expect(news).toHaveLength(1);
  await wait();
  expect(news[1]).toMatchObject({
    kind: 'happened',
    entries: [{ number: 2 }, { number: 3 }, { number: 4 }],
    moment: { number: 5 },
  });
  await wait();
  await wait();
  expect(asked).toEqual([
    { version: 2, have: 2 },
    { version: 2, have: 2 },
    { version: 5, have: 5 },
  ]);
  expect([source.newest?.info.status, source.mayAnswer]).toEqual(['finished', false]);
});

test('waits for the net, but says when the game has become private', async () => {
  const fault = (code: string): Live => ({ ok: false, fault: { code, message: '' } });
  const { source, asked, wait } = watched([fault('offline'), fault('private-game')]);
  await wait();
  expect(source.fault).toBeUndefined();
  await wait();
  await wait();
  expect([source.fault?.code, asked.length]).toEqual(['private-game', 2]);
});
