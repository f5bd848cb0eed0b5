import { screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { change } from '../../store/settings.svelte.ts';
import { common, openToyTable } from '../testing/open-table.ts';
import { DEALT, ToySource } from '../testing/toy-source.ts';
import { toyTable } from '../testing/toy-table.ts';
import * as loading from './staged-end.ts';

vi.mock(import('./staged-end.ts'), { spy: true });

const CLOSING = toyTable.end.closing({});
const asked = () => document.querySelector('[data-part="prompt"] h1')?.textContent;
const act = () => screen.queryByRole('dialog')?.dataset.finale;

beforeEach(() => {
  change({ speed: 'brisk', confirm: 'never', motion: 'still' });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(loading.stagedEnd).mockReset();
});

/** Plays the last move and shows it, until nothing but the ending is left. */
async function playLastMove(): Promise<void> {
  const source = new ToySource(1, ...DEALT, 'keep');
  openToyTable(source);
  source.play('keep');
  await vi.advanceTimersByTimeAsync(1200);
}

describe('the staged ending on a slow network', () => {
  test('begins when it has arrived', async () => {
    const { default: part } = await import('./StagedEnd.svelte');
    const arrival = Promise.withResolvers<typeof part>();
    vi.mocked(loading.stagedEnd).mockReturnValue(arrival.promise);
    await playLastMove();
    await vi.advanceTimersByTimeAsync(1500);
    expect([act(), asked()]).toEqual([undefined, CLOSING]);
    arrival.resolve(part);
    await vi.advanceTimersByTimeAsync(50);
    expect([act(), asked()]).toEqual(['closing', CLOSING]);
  });

  test('keeps no one waiting for long: the prompt names the winner', async () => {
    vi.mocked(loading.stagedEnd).mockReturnValue(new Promise(() => {}));
    await playLastMove();
    await vi.advanceTimersByTimeAsync(3000);
    expect([act(), asked()]).toEqual([undefined, common.wins('Asha')]);
  });

  test('gives way to the prompt where it can’t be loaded', async () => {
    vi.mocked(loading.stagedEnd).mockRejectedValue(new TypeError('Failed to fetch'));
    await playLastMove();
    await vi.advanceTimersByTimeAsync(50);
    expect([act(), asked()]).toEqual([undefined, common.wins('Asha')]);
  });
});
