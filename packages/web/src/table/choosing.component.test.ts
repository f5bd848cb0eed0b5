import { fireEvent, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { change } from '../store/settings.svelte.ts';
import { stagedEnd } from './finale/staged-end.ts';
import { common, openToyTable, settled } from './testing/open-table.ts';
import { DEALT, ToySource } from './testing/toy-source.ts';
import { toyTable } from './testing/toy-table.ts';

beforeAll(async () => {
  await stagedEnd();
});

beforeEach(() => change({ speed: 'instant', confirm: 'never', motion: 'still' }));

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const button = (name: string) => screen.getByRole('button', { name });
const keepPiece = () => button('Choose to keep');
const swapButton = () => button('Choose to swap');
const receipt = () => document.querySelector('[data-part="receipt"]');
const confirm = () => document.querySelector('[data-confirm]');

describe('the prompt', () => {
  test('says who decides what, then who has won', async () => {
    const source = new ToySource(1, ...DEALT);
    openToyTable(source);
    expect(title()).toBe('Keep or swap?');
    expect(screen.getByText('frame swap')).toBeDefined();
    source.play('keep');
    await settled();
    expect(title()).toBe('Asha decides');
    source.play('keep');
    await settled();
    await fireEvent.click(screen.getByRole('button', { name: common.lookAtTable }));
    expect(title()).toBe(common.wins('Asha'));
  });

  test('asks about the selected choice until it is deselected', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    change({ confirm: 'always' });
    openToyTable(new ToySource(1, ...DEALT));
    await fireEvent.click(keepPiece());
    expect(title()).toBe('Keep it?');
    expect(screen.getByText('frame swap')).toBeDefined();
    vi.advanceTimersByTime(1000);
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(title()).toBe('Keep or swap?');
    vi.useRealTimers();
  });

  test('says when chance decides', () => {
    openToyTable(new ToySource(1));
    expect(title()).toBe(common.chanceDecides);
  });
});

describe('a choice', () => {
  test('is made by a press on its piece', async () => {
    const source = new ToySource(1, ...DEALT);
    openToyTable(source);
    await fireEvent.click(keepPiece());
    await settled();
    expect(source.answers).toEqual(['keep']);
    expect(title()).toBe('Asha decides');
  });

  test('without a piece is a button among the actions', async () => {
    const source = new ToySource(1, ...DEALT);
    openToyTable(source);
    await fireEvent.click(swapButton());
    expect(source.answers).toEqual(['swap']);
  });

  test.each(['Enter', ' '])('is made by the key "%s" on its piece, but not by other keys', async (key) => {
    const source = new ToySource(1, ...DEALT);
    openToyTable(source);
    await fireEvent.keyDown(keepPiece(), { key: 'a' });
    expect(source.answers).toEqual([]);
    await fireEvent.keyDown(keepPiece(), { key });
    expect(source.answers).toEqual(['keep']);
  });

  test('previews its result while hovered or focused, and selects nothing', async () => {
    openToyTable(new ToySource(1, ...DEALT));
    await fireEvent.pointerEnter(swapButton());
    expect(screen.getByTestId('own').textContent).toBe('own card: -1');
    expect(receipt()).toBeNull();
    await fireEvent.pointerLeave(swapButton());
    expect(screen.getByTestId('own').textContent).toBe('own card: 1');
    await fireEvent.focus(swapButton());
    expect(screen.getByTestId('own').textContent).toBe('own card: -1');
    await fireEvent.blur(swapButton());
    expect(screen.getByTestId('own').textContent).toBe('own card: 1');
  });

  test('is absent while someone else decides, or while the source takes no answer', () => {
    const source = new ToySource(0, ...DEALT);
    openToyTable(source);
    expect(screen.queryByRole('button', { name: /Choose to/ })).toBeNull();
    const silent = new ToySource(1, ...DEALT);
    silent.mayAnswer = false;
    openToyTable(silent);
    expect(screen.queryByRole('button', { name: /Choose to/ })).toBeNull();
  });
});

describe('with confirmation', () => {
  beforeEach(() => change({ confirm: 'always' }));

  test('a press selects and shows the receipt; the button that names the act confirms', async () => {
    const source = new ToySource(1, ...DEALT);
    openToyTable(source);
    await fireEvent.click(keepPiece());
    expect(source.answers).toEqual([]);
    expect(keepPiece().getAttribute('aria-pressed')).toBe('true');
    expect(receipt()?.textContent).toContain('nothing changes');
    expect(confirm()?.textContent).toContain('Do keep');
    await fireEvent.click(confirm() as Element);
    expect(source.answers).toEqual(['keep']);
    expect(receipt()).toBeNull();
  });

  test('the receipt of the selection stays while something else is hovered', async () => {
    openToyTable(new ToySource(1, ...DEALT));
    await fireEvent.click(keepPiece());
    // Beside the main button, the other one shows only its act.
    await fireEvent.pointerEnter(button('Do swap'));
    expect(receipt()?.textContent).toContain('nothing changes');
    expect(screen.getByTestId('own').textContent).toBe('own card: 1');
  });

  test('the main choice is proposed: its button confirms it immediately', async () => {
    const source = new ToySource(1, ...DEALT);
    openToyTable(source);
    expect(confirm()?.getAttribute('data-confirm')).toBe('swap');
    expect(screen.getByText(common.cannotUndo)).toBeDefined();
    await fireEvent.click(confirm() as Element);
    expect(source.answers).toEqual(['swap']);
  });

  test('a double click only selects, a later press on the same piece deselects', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const source = new ToySource(1, ...DEALT);
    openToyTable(source);
    await fireEvent.click(keepPiece());
    await fireEvent.click(keepPiece());
    expect(confirm()?.getAttribute('data-confirm')).toBe('keep');
    vi.advanceTimersByTime(1000);
    await fireEvent.click(keepPiece());
    expect(confirm()).toBeNull();
    expect(source.answers).toEqual([]);
    vi.useRealTimers();
  });

  test('the second press of a double click doesn’t confirm what appeared under it', async () => {
    const source = new ToySource(1, ...DEALT);
    openToyTable(source);
    await fireEvent.click(confirm() as Element, { detail: 2 });
    expect(source.answers).toEqual([]);
    await fireEvent.click(confirm() as Element, { detail: 1 });
    expect(source.answers).toEqual(['swap']);
  });

  test('a selected button leaves its words to the main button and takes the selection back', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const look = vi.spyOn(toyTable, 'button').mockImplementation(({ type }) => (type === 'swap' ? 'gold' : undefined));
    openToyTable(new ToySource(1, ...DEALT));
    await fireEvent.click(swapButton());
    expect(confirm()?.textContent).toContain('Do swap');
    expect(screen.queryByRole('button', { name: 'Choose to swap' })).toBeNull();
    vi.advanceTimersByTime(1000);
    await fireEvent.click(button(common.otherwise));
    expect(confirm()).toBeNull();
    expect(swapButton()).toBeDefined();
    look.mockRestore();
    vi.useRealTimers();
  });

  test('Enter confirms the selection, on its piece and anywhere else; Escape deselects', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const source = new ToySource(1, ...DEALT);
    openToyTable(source);
    await fireEvent.keyDown(keepPiece(), { key: 'Enter' });
    vi.advanceTimersByTime(1000);
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(confirm()).toBeNull();
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(source.answers).toEqual([]);
    await fireEvent.keyDown(keepPiece(), { key: ' ' });
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(source.answers).toEqual(['keep']);
    vi.useRealTimers();
  });

  test('only for choices that cannot be undone, if so set', async () => {
    change({ confirm: 'final' });
    const source = new ToySource(1, ...DEALT);
    openToyTable(source);
    await fireEvent.click(swapButton());
    expect(source.answers).toEqual([]);
    await fireEvent.click(keepPiece());
    expect(source.answers).toEqual(['keep']);
  });
});

describe('what can’t be chosen', () => {
  test('says why when pressed, until closed or a choice is made', async () => {
    openToyTable(new ToySource(1, ...DEALT));
    await fireEvent.click(screen.getByRole('img', { name: 'the deck' }));
    expect(screen.getByText(/Not possible: face-down/)).toBeDefined();
    await fireEvent.click(button(common.close));
    expect(screen.queryByText(/Not possible: face-down/)).toBeNull();
    await fireEvent.click(screen.getByRole('img', { name: 'the deck' }));
    await fireEvent.click(keepPiece());
    await settled();
    expect(screen.queryByText(/Not possible: face-down/)).toBeNull();
  });

  test('leads to its rules', async () => {
    const { dialogs } = openToyTable(new ToySource(1, ...DEALT));
    await fireEvent.click(screen.getByRole('img', { name: 'the deck' }));
    await fireEvent.click(button(common.rulesAbout));
    expect([dialogs.current, dialogs.topic]).toEqual(['rules', { thing: 'deck', rule: 'TOY-GEN-01' }]);
    expect(screen.queryByText(/Not possible: face-down/)).toBeNull();
  });
});

describe('undo', () => {
  const undo = () => button(common.undo) as HTMLButtonElement;

  test('undoes the last answer, by its button or by U', async () => {
    const source = new ToySource(1, ...DEALT);
    openToyTable(source);
    expect(undo().disabled).toBe(true);
    await fireEvent.click(keepPiece());
    await settled();
    expect(undo().disabled).toBe(false);
    await fireEvent.click(undo());
    await settled();
    expect(title()).toBe('Keep or swap?');
    await fireEvent.click(keepPiece());
    await settled();
    await fireEvent.keyDown(window, { key: 'u' });
    await settled();
    expect(title()).toBe('Keep or swap?');
  });

  test('is blocked after a reveal', async () => {
    const source = new ToySource(1, ...DEALT);
    openToyTable(source);
    await fireEvent.click(swapButton());
    source.play('card 0');
    await settled();
    expect(undo().disabled).toBe(true);
  });

  test('of the whole turn is offered only if it goes further back than undo', async () => {
    const source = new ToySource(1, ...DEALT);
    openToyTable(source);
    await fireEvent.click(keepPiece());
    await settled();
    expect(screen.queryByRole('button', { name: common.resetTurn })).toBeNull();
    source.tell({ ...source.moment, undo: 2, reset: 1 });
    await settled();
    await fireEvent.click(button(common.resetTurn));
    expect(source.undone).toEqual(['turn']);
  });

  test('waits while an answer is pending', () => {
    const source = new ToySource(1, ...DEALT, 'keep');
    source.isSending = true;
    openToyTable(source);
    expect(undo().disabled).toBe(true);
  });
});
