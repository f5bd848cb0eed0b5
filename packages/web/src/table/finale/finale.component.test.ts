import { fireEvent, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeSpeaker } from '../../sound/testing/speaker.ts';
import { change } from '../../store/settings.svelte.ts';
import type { Player } from '../contract.ts';
import { common, openToyTable, settled } from '../testing/open-table.ts';
import { DEALT, ToySource } from '../testing/toy-source.ts';
import { toyTable } from '../testing/toy-table.ts';
import { stagedEnd } from './staged-end.ts';

/** Asha has resigned. */
class GivenUp extends ToySource {
  override readonly players: readonly Player[] = [
    { seat: 0, name: 'Asha', colour: 'teal', kind: 'person', gaveUp: 'resigned' },
    { seat: 1, name: 'Ines', colour: 'crimson', kind: 'person' },
  ];
}
const STANDINGS = [
  { seat: 0, rank: 2, score: 1 },
  { seat: 1, rank: 1, score: 3 },
];
const speaker = fakeSpeaker();
const CLOSING = toyTable.end.closing({});
const PLAYED = [...DEALT, 'keep', 'keep'];
const finale = () => screen.queryByRole('dialog');
const act = () => finale()?.dataset.finale;
/** What stays lit while the table around it is dark. */
const dimmed = () => document.querySelector<SVGElement>('[data-dimming]')?.dataset.dimming;
/** What the prompt says. */
const asked = () => document.querySelector('[data-part="prompt"] h1')?.textContent;
const title = () => within(screen.getByRole('dialog')).getByRole('heading').textContent;

beforeAll(async () => {
  await stagedEnd();
});
beforeEach(() => change({ speed: 'instant', confirm: 'never', motion: 'still' }));

describe('the end of a game', () => {
  test('names the winner and the reason, in the dialog and in the prompt', async () => {
    openToyTable(new ToySource(1, ...PLAYED));
    await settled();
    expect(title()).toBe(common.wins('Asha'));
    expect(within(screen.getByRole('dialog')).getByText('The highest card is 3.')).toBeDefined();
    await fireEvent.click(screen.getByRole('button', { name: common.lookAtTable }));
    expect(finale()).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(common.wins('Asha'));
  });

  test('congratulates the viewer', async () => {
    openToyTable(new ToySource(0, ...PLAYED));
    await settled();
    expect(title()).toBe(common.youWin('Asha'));
  });

  test('announces everything immediately', async () => {
    openToyTable(new ToySource(1, ...PLAYED));
    await settled();
    expect(screen.getByRole('alert').textContent).toBe(
      'Asha wins. The highest card is 3. Place 1: Asha, card 3. Place 2: Ines, card 1.',
    );
  });

  test('offers no undo', async () => {
    const context = openToyTable(new ToySource(1, ...PLAYED));
    await settled();
    expect(context.answering.undo).toBeUndefined();
  });
});

describe('the staged ending', () => {
  test('plays row by row, and any key skips to the last act', async () => {
    change({ speed: 'brisk' });
    vi.useFakeTimers();
    try {
      const source = new ToySource(1, ...PLAYED.slice(0, -1));
      openToyTable(source);
      source.play('keep');
      await vi.advanceTimersByTimeAsync(100);
      expect([act(), asked()]).toEqual([undefined, CLOSING]);
      await vi.advanceTimersByTimeAsync(1100);
      expect([act(), asked()]).toEqual(['closing', CLOSING]);
      await vi.advanceTimersByTimeAsync(1000);
      expect([act(), asked()]).toEqual(['step', CLOSING]);
      expect(dimmed()).toMatch(/^seat:[01]$/);
      await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'a' });
      expect([act(), asked()]).toEqual(['winner', common.wins('Asha')]);
      expect(dimmed()).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  test('never reveals the winner before its last act, not even for a moment', async () => {
    change({ speed: 'brisk' });
    vi.useFakeTimers();
    const prompts = new Set<string | undefined>();
    const looking = new MutationObserver(() => prompts.add(asked()));
    try {
      const source = new ToySource(1, ...PLAYED.slice(0, -1));
      openToyTable(source);
      looking.observe(document.body, { subtree: true, childList: true, characterData: true });
      source.play('keep');
      while (act() !== 'winner') {
        expect(asked()).not.toBe(common.wins('Asha'));
        await vi.advanceTimersByTimeAsync(50);
      }
      expect([...prompts]).toEqual([CLOSING, common.wins('Asha')]);
    } finally {
      looking.disconnect();
      vi.useRealTimers();
    }
  });

  test.each([
    { who: 'the winner', viewer: 0, calls: ['win'] },
    { who: 'another player', viewer: 1, calls: ['end', 'lose'] },
  ])('has its own call for $who, also when it is skipped', async ({ viewer, calls }) => {
    change({ speed: 'brisk' });
    vi.useFakeTimers();
    try {
      const source = new ToySource(viewer, ...PLAYED.slice(0, -1));
      openToyTable(source);
      source.play('keep');
      while (act() !== 'step') await vi.advanceTimersByTimeAsync(50);
      const before = speaker.started().length;
      await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'a' });
      await vi.advanceTimersByTimeAsync(1);
      expect(speaker.started().slice(before)).toEqual(calls);
      const softer = speaker.lastGain();
      await fireEvent.click(screen.getByRole('button', { name: common.showEnd }));
      while (act() !== 'winner') await vi.advanceTimersByTimeAsync(50);
      await vi.advanceTimersByTimeAsync(1);
      expect(speaker.started().slice(-calls.length)).toEqual(calls);
      expect(speaker.lastGain()).toBeGreaterThan(softer);
    } finally {
      vi.useRealTimers();
    }
  });

  test('has nothing to score if the others resigned, and names them', async () => {
    change({ speed: 'brisk' });
    const source = new GivenUp(1, ...DEALT);
    openToyTable(source);
    await settled();
    source.tell({ ...source.moment, question: undefined, standings: STANDINGS });
    await settled();
    expect(act()).toBe('winner');
    expect(title()).toBe(common.youWin('Ines'));
    expect(screen.getByRole('alert').textContent).toContain(common.resigned('Asha'));
  });

  test('can be shown again', async () => {
    change({ speed: 'brisk' });
    openToyTable(new ToySource(1, ...PLAYED));
    await settled();
    expect(act()).toBe('winner');
    await fireEvent.click(screen.getByRole('button', { name: common.showEnd }));
    expect(act()).toBe('closing');
  });
});
