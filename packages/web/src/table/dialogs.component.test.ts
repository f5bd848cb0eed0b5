import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { change } from '../store/settings.svelte.ts';
import Curtain from './Curtain.svelte';
import { common, openToyTable, settled } from './testing/open-table.ts';
import { DEALT, ToySource } from './testing/toy-source.ts';

beforeEach(() => change({ speed: 'instant', confirm: 'never', motion: 'still' }));

const button = (name: string) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.getByRole('dialog', { name });
const advice = (text: string, chance: number) => ({ texts: [text], chance, later: 0 });

describe('the list of all choices', () => {
  test('opens by its button or by L, lists every choice and every reason against the rest, and makes one', async () => {
    const source = new ToySource(1, ...DEALT);
    openToyTable(source);
    await fireEvent.keyDown(window, { key: 'l' });
    await fireEvent.click(within(dialog(common.choices(2))).getByRole('button', { name: common.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await fireEvent.click(button(common.allChoices));
    const list = within(dialog(common.choices(2)));
    expect(list.getByText('Not possible: face-down')).toBeDefined();
    await fireEvent.click(list.getByRole('button', { name: 'Choose to swap' }));
    expect(source.answers).toEqual(['swap']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('does not open without a choice', async () => {
    openToyTable(new ToySource(0, ...DEALT));
    expect((button(common.allChoices) as HTMLButtonElement).disabled).toBe(true);
    await fireEvent.keyDown(window, { key: 'l' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the hint', () => {
  test('lists the best turns with their chances beside the board, and plays the current one', async () => {
    const source = new ToySource(1, ...DEALT);
    source.advice = [advice('swap', 0.61), advice('keep', 0.58)];
    const { hinting } = openToyTable(source);
    await fireEvent.keyDown(window, { key: 'h' });
    await expect.poll(() => hinting.lines.length).toBe(2);
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
    const hint = within(screen.getByRole('region', { name: common.hint }));
    expect(hint.getByText('61%')).toBeDefined();
    expect(hint.getByText(common.betterThan(3, 2))).toBeDefined();
    await fireEvent.click(hint.getByRole('button', { name: new RegExp(common.hintOf(2, 2)) }));
    expect(hint.getByText(common.worseThan(3, 1))).toBeDefined();
    expect(hinting.front?.texts).toEqual(['keep']);
    await fireEvent.click(hint.getByRole('button', { name: common.playThis }));
    await settled();
    expect(source.answers).toEqual(['keep']);
    expect(hinting.isOpen).toBe(false);
  });

  test('lays out a turn without playing it, and Escape dismisses it', async () => {
    const source = new ToySource(1, ...DEALT);
    source.advice = [advice('swap', 0.61), advice('keep', 0.58)];
    const { hinting, table } = openToyTable(source);
    await fireEvent.keyDown(window, { key: 'h' });
    await expect.poll(() => hinting.lines.length).toBe(2);
    await settled();
    await fireEvent.keyDown(window, { key: '2' });
    expect(table.selected).toBe('keep');
    expect(screen.getByRole('button', { name: common.playLine })).toBeDefined();
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect([hinting.isOpen, source.answers]).toEqual([false, []]);
  });

  test('goes away when its bot fails', async () => {
    const source = new ToySource(1, ...DEALT);
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    source.advise = () => Promise.reject(new Error('no worker'));
    const { hinting } = openToyTable(source);
    await fireEvent.keyDown(window, { key: 'h' });
    await expect.poll(() => hinting.isOpen).toBe(false);
    expect(reported).toEqual([new Error('no worker')]);
    vi.unstubAllGlobals();
  });

  test('is disabled while someone else decides', () => {
    openToyTable(new ToySource(0, ...DEALT));
    expect((button(common.hint) as HTMLButtonElement).disabled).toBe(true);
  });

  test('says why this table gives no hints', async () => {
    const source = new ToySource(1, ...DEALT);
    source.noAdvice = 'Rated games have no hints.';
    openToyTable(source);
    await fireEvent.click(screen.getByTitle(source.noAdvice));
    await settled();
    expect(within(screen.getByRole('region', { name: common.hint })).getByText(source.noAdvice)).toBeDefined();
  });
});

describe('help', () => {
  test('shows the rule behind the question and links to the rules and the table in words', async () => {
    const { dialogs } = openToyTable(new ToySource(1, ...DEALT));
    await fireEvent.click(button(common.help));
    expect(within(dialog('Keep or swap?')).getByText('The highest card wins.')).toBeDefined();
    await fireEvent.click(within(dialog('Keep or swap?')).getByRole('button', { name: common.describe }));
    const words = within(dialog(common.describe));
    expect(words.getByText('own card 1')).toBeDefined();
    dialogs.open('help');
    await settled();
    await fireEvent.click(within(dialog('Keep or swap?')).getByRole('button', { name: common.rulesAbout }));
    expect([dialogs.current, dialogs.topic]).toEqual(['rules', {}]);
  });

  test('? opens the rules of the focused piece, otherwise the help of the question', async () => {
    const { dialogs } = openToyTable(new ToySource(1, ...DEALT));
    await fireEvent.keyDown(window, { key: '?' });
    expect(dialogs.current).toBe('help');
    dialogs.close();
    await settled();
    button('Choose to keep').focus();
    await fireEvent.keyDown(window, { key: '?' });
    expect([dialogs.current, dialogs.topic]).toEqual(['rules', { thing: 'card' }]);
  });
});

test('keys don’t affect the table under an open dialog', async () => {
  const source = new ToySource(1, ...DEALT, 'keep');
  openToyTable(source);
  await fireEvent.click(button(common.help));
  await fireEvent.keyDown(window, { key: 'u' });
  expect(source.undone).toEqual([]);
});

describe('the curtain', () => {
  test('hides the table until the next player is ready', async () => {
    let ready = 0;
    const player = { seat: 0, name: 'Asha', colour: 'teal', kind: 'person' } as const;
    render(Curtain, { props: { player, common, onready: () => ready++ } });
    const curtain = screen.getByRole('dialog', { name: common.passTo('Asha') }) as HTMLDialogElement;
    expect(curtain.open).toBe(true);
    const cancelled = new Event('cancel', { cancelable: true });
    curtain.dispatchEvent(cancelled);
    expect(cancelled.defaultPrevented).toBe(true);
    await fireEvent.click(button(common.ready('Asha')));
    expect(ready).toBe(1);
  });
});
