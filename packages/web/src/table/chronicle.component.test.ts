import { fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { plain } from '../i18n/names.ts';
import { change } from '../store/settings.svelte.ts';
import { common, openToyTable, settled } from './testing/open-table.ts';
import { DEALT, ToySource } from './testing/toy-source.ts';

beforeEach(() => change({ speed: 'instant', confirm: 'never', motion: 'still' }));

const chronicle = () => document.querySelector('[data-part="chronicle"]') as HTMLElement;
const lines = () =>
  within(chronicle())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());
const lineOf = (text: string) =>
  within(chronicle()).getByText(
    (_, element) => element?.className.includes('line') === true && element.textContent?.includes(text) === true,
  );

describe('the chronicle', () => {
  test('shows what the viewer may know, line by line, as it happens', async () => {
    const source = new ToySource(1);
    openToyTable(source);
    expect(within(chronicle()).getByText(common.nothingYet)).toBeDefined();
    source.play(...DEALT);
    await settled();
    expect(lines()).toEqual(['Ines gets card 1', 'Asha gets card -1']);
  });

  test('marks where the viewer’s last turn ended', async () => {
    const source = new ToySource(1, ...DEALT, 'swap', 'card 0');
    openToyTable(source);
    source.play('swap', 'card 2');
    await settled();
    const since = within(chronicle())
      .getAllByRole('listitem')
      .filter((item) => item.className.includes('since'));
    expect(since.map(({ textContent }) => textContent?.trim())).toEqual(['Ines gets card 0']);
  });

  test('highlights what a line refers to while it is hovered', async () => {
    openToyTable(new ToySource(1, ...DEALT));
    const deck = () => document.querySelector('[data-thing="deck"]');
    await fireEvent.pointerEnter(lineOf('Ines gets'));
    expect(deck()?.hasAttribute('data-lit')).toBe(true);
    await fireEvent.pointerLeave(lineOf('Ines gets'));
    expect(deck()?.hasAttribute('data-lit')).toBe(false);
  });

  test('leads to the moment after a line', async () => {
    const source = new ToySource(1, ...DEALT);
    openToyTable(source);
    await fireEvent.click(lineOf('Asha gets'));
    expect(source.visited).toEqual([2]);
  });

  test('arrow keys move between lines, and only the last one is a tab stop', async () => {
    openToyTable(new ToySource(1, ...DEALT));
    expect(
      within(chronicle())
        .getAllByRole('listitem')
        .map((item) => item.querySelector('button')?.tabIndex),
    ).toEqual([-1, 0]);
    lineOf('Asha gets').focus();
    await fireEvent.keyDown(lineOf('Asha gets'), { key: 'ArrowUp' });
    expect(document.activeElement?.textContent?.trim()).toBe('Ines gets card 1');
  });

  test('keeps undone moves, marked, with who undid them', async () => {
    const source = new ToySource(0, ...DEALT, 'swap', 'card 0');
    openToyTable(source);
    source.takeBack(1, 2);
    await settled();
    expect(lineOf('Ines swaps').className).toContain('undone');
    expect(lineOf('Asha gets').className).not.toContain('undone');
    expect(lines().at(-1)).toBe(plain(common.tookBack('Ines', 2)));
  });

  test('opens in full', async () => {
    openToyTable(new ToySource(1, ...DEALT));
    await fireEvent.click(screen.getByRole('button', { name: common.wholeChronicle(2) }));
    const whole = within(screen.getByRole('dialog', { name: common.chronicle }));
    expect(whole.getAllByRole('listitem')).toHaveLength(2);
  });

  test('is announced: only the newest answer', async () => {
    const source = new ToySource(1, ...DEALT);
    openToyTable(source);
    source.play('swap');
    await settled();
    expect(screen.getByRole('log').textContent?.trim()).toBe('Ines swaps.');
  });
});

describe('the transcript', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** What a screen reader announces from now on. */
  function listen(): readonly string[] {
    const heard: string[] = [];
    const looking = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) if (node.textContent) heard.push(node.textContent);
    });
    looking.observe(screen.getByRole('log'), { childList: true });
    onTestFinished(() => looking.disconnect());
    return heard;
  }

  test('announces every step of others if so set, once each', async () => {
    change({ spoken: 'steps' });
    onTestFinished(() => change({ spoken: 'turns' }));
    const source = new ToySource(0, ...DEALT);
    openToyTable(source);
    const heard = listen();
    source.play('swap', 'card 0');
    await vi.advanceTimersByTimeAsync(700);
    expect(heard).toEqual(['Ines swaps. Ines gets card -1.']);
  });

  test('joins what comes within one second', async () => {
    const source = new ToySource(0, ...DEALT);
    openToyTable(source);
    const heard = listen();
    source.play('swap');
    await vi.advanceTimersByTimeAsync(400);
    source.takeBack(1, 2);
    await vi.advanceTimersByTimeAsync(400);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(heard).toEqual([`Ines swaps. ${plain(common.tookBack('Ines', 1))}.`]);
  });

  test('waits for nothing once the viewer is asked', async () => {
    const source = new ToySource(0, ...DEALT);
    openToyTable(source);
    const heard = listen();
    source.play('swap', 'card 0');
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(['Ines swaps. Ines gets card -1.']);
  });
});

describe('changes the viewer didn’t decide', () => {
  const strip = () => document.querySelector('[data-changes]');

  test('shows what was decided on the viewer’s behalf', async () => {
    const source = new ToySource(1, ...DEALT);
    openToyTable(source);
    await settled();
    source.play('swap');
    await settled();
    expect(strip()?.textContent).toContain('Ines swaps');
  });

  test('shows what others undid, in full on request', async () => {
    const source = new ToySource(0, ...DEALT);
    openToyTable(source);
    await settled();
    source.play('swap');
    await settled();
    expect(strip()).toBeNull();
    source.takeBack(1, 2);
    await settled();
    await fireEvent.click(within(strip() as HTMLElement).getByRole('button', { name: /Ines swaps/ }));
    const full = within(screen.getByRole('dialog', { name: common.whatChanged }));
    expect(full.getByRole('heading', { name: common.takenBack })).toBeDefined();
    expect(full.getByRole('listitem').textContent).toBe('Ines swaps');
  });

  test('is dismissed by its close button', async () => {
    const source = new ToySource(1, ...DEALT);
    openToyTable(source);
    await settled();
    source.play('swap', 'card 0');
    await settled();
    await fireEvent.click(screen.getByRole('button', { name: common.putAwayChanges }));
    expect(strip()).toBeNull();
  });

  test('is dismissed by the next choice', async () => {
    const source = new ToySource(0, ...DEALT);
    openToyTable(source);
    await settled();
    source.play('swap');
    await settled();
    source.takeBack(1, 2);
    await settled();
    source.play('keep');
    await settled();
    expect(strip()).not.toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Choose to keep' }));
    expect(strip()).toBeNull();
  });

  test('leaves out the viewer’s own answers', async () => {
    openToyTable(new ToySource(1, ...DEALT));
    await settled();
    await fireEvent.click(screen.getByRole('button', { name: 'Choose to swap' }));
    await settled();
    expect(strip()).toBeNull();
  });
});
