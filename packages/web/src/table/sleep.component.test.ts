import { screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { play } from '../sound/speaker.svelte.ts';
import { fakeSpeaker } from '../sound/testing/speaker.ts';
import { change } from '../store/settings.svelte.ts';
import type { TableContext } from './context.svelte.ts';
import { stagedEnd } from './finale/staged-end.ts';
import { common, openToyTable } from './testing/open-table.ts';
import { DEALT, ToySource } from './testing/toy-source.ts';

beforeAll(async () => {
  await stagedEnd();
});

const speaker = fakeSpeaker();
const HOUR = 3_600_000;
const SHOWN = 2000;
/** The viewer waits while Ines swaps, which has several steps. */
const VIEWER = 0;

beforeEach(() => {
  change({ speed: 'brisk', confirm: 'never', motion: 'full' });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A table where each piece of news moves for two seconds and plays a sound at its start. */
function open(): { readonly context: TableContext; readonly source: ToySource; readonly played: number[] } {
  const source = new ToySource(VIEWER, ...DEALT);
  const context = openToyTable(source);
  const played: number[] = [];
  context.showing.performer = {
    prepare: (_before, { moment }) => {
      let end = (): void => {};
      return {
        start: () => {
          played.push(moment.number);
          play([{ name: 'wood', at: 0, softer: 0 }]);
          return new Promise((resolve) => {
            end = resolve;
            setTimeout(resolve, SHOWN);
          });
        },
        finish: () => end(),
        leave: () => end(),
        hasten() {},
      };
    },
  };
  return { context, source, played };
}

/** The wall clock keeps running; timers only fire afterwards. */
function sleep(): void {
  vi.setSystemTime(Date.now() + HOUR);
}

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Ines keeps answering. */
function happens(source: ToySource, ...numbers: readonly number[]): void {
  for (const number of numbers)
    source.tell({ ...source.moment, number }, { kind: 'move', by: 1, facts: [{ type: 'kept', seat: 1 } as never] });
}

test.each([
  { what: 'the device slept', away: sleep, back: () => vi.advanceTimersByTimeAsync(500) },
  {
    what: 'the page was hidden',
    away: () => hide(true),
    back: async () => hide(false),
  },
])('after $what the table shows the position, plays nothing of what was missed, and is silent', async ({ away, back }) => {
  const { context, source, played } = open();
  const sounds = speaker.started().length;
  happens(source, 10);
  await vi.advanceTimersByTimeAsync(100);
  happens(source, 11);
  away();
  happens(source, 12, 13, 14);
  await back();
  await vi.advanceTimersByTimeAsync(10);
  expect([played, context.showing.moment?.number, context.showing.isPlaying]).toEqual([[10], 14, false]);
  expect(speaker.started()).toHaveLength(sounds + 1);
  happens(source, 15);
  await vi.advanceTimersByTimeAsync(10);
  expect(played).toEqual([10, 15]);
});

test('an ending that happened in the meantime shows its last act, and can be played', async () => {
  const { source } = open();
  happens(source, 10);
  await vi.advanceTimersByTimeAsync(100);
  sleep();
  source.tell({ ...source.moment, question: undefined, standings: [{ seat: 0, rank: 1, score: 3 }] });
  await vi.advanceTimersByTimeAsync(510);
  expect(screen.getByRole('dialog').dataset.finale).toBe('winner');
  expect(screen.getByRole('button', { name: common.showEnd })).toBeDefined();
});
