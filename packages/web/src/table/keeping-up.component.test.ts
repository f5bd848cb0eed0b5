import { seededRandom } from '@durbar/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '../store/settings.svelte.ts';
import type { Happened } from '../worker/news.ts';
import type { Performance } from './director/ground.ts';
import { wholeTurns } from './lag.ts';
import { Showing } from './showing.svelte.ts';

beforeEach(() => {
  change({ speed: 'brisk', motion: 'full' });
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const TURNS = 300;
const PLAYERS = 3;
/** The maximum time a turn is shown. */
const SHOWN = 2000;

/** Lasts for its time unless it is finished or hurried. */
function lasting(): Performance {
  let end = (): void => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endIn = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => end(), ms);
  };
  return {
    start: () =>
      new Promise((resolve) => {
        end = resolve;
        endIn(SHOWN);
      }),
    finish: () => end(),
    leave: () => end(),
    hasten: endIn,
  };
}

const news = (number: number, by: number, next: number): Happened => ({
  kind: 'happened',
  entries: [{ kind: 'move', by, facts: [{ type: 'placed' }] }],
  moment: {
    number,
    viewer: 'spectator',
    view: {},
    question: { decider: next, frame: { kind: 'place' }, choices: [] },
    undo: undefined,
    reset: undefined,
    standings: undefined,
  },
});

test('an online table is never more than one turn behind, whenever its news arrives', async () => {
  const showing = new Showing();
  showing.mustKeepUp = true;
  showing.performer = { prepare: lasting };
  showing.take({ ...news(1, 0, 0), kind: 'opened' });
  const random = seededRandom('arrivals');
  const all: Happened[] = [];
  let latest = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const [by, next] = [turn % PLAYERS, (turn + 1) % PLAYERS];
    const answers = 1 + Math.floor(random() * 4);
    for (let answer = 1; answer <= answers; answer++) {
      all.push(news(all.length + 2, by, answer === answers ? next : by));
      showing.take(all.at(-1) as Happened);
      await vi.advanceTimersByTimeAsync(random() * random() * 1500);
      const unseen = all.filter(({ moment }) => moment.number > (showing.moment?.number ?? 0));
      latest = Math.max(latest, wholeTurns(unseen));
    }
  }
  expect(latest).toBe(1);
  await vi.advanceTimersByTimeAsync(3 * SHOWN);
  expect([showing.moment?.number, showing.entries.length, showing.busy]).toEqual([all.length + 1, all.length + 1, false]);
});
