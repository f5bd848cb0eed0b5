import { fireEvent, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { change, current } from '../store/settings.svelte.ts';
import { busiestTab } from './tabs.ts';
import { common, openToyTable, settled } from './testing/open-table.ts';
import { DEALT, ToySource } from './testing/toy-source.ts';

const PHONE = 390;

beforeEach(() => change({ speed: 'instant', confirm: 'never', motion: 'still' }));

const panel = (id: string) => document.querySelector<HTMLElement>(`[data-tab="${id}"]`);
const tabButton = (id: string) => document.querySelector<HTMLElement>(`[data-tab-button="${id}"]`) as HTMLElement;
const openTabs = () => ['deck', 'board', 'log'].filter((id) => panel(id)?.hidden === false);

describe('on a phone', () => {
  test('one tab of the middle is open, and pressing another switches to it', async () => {
    openToyTable(new ToySource(0, ...DEALT), PHONE);
    await settled();
    expect(openTabs()).toEqual(['deck']);
    await fireEvent.click(tabButton('log'));
    expect(openTabs()).toEqual(['log']);
    expect(within(panel('log') as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
  });

  test('a tab says how many choices it holds', async () => {
    const source = new ToySource(0, ...DEALT);
    openToyTable(source, PHONE);
    await settled();
    expect(tabButton('board').querySelector('em')).toBeNull();
    source.play('keep');
    await settled();
    await settled();
    expect(tabButton('board').querySelector('em')?.textContent).toBe('1');
  });

  test('the sheet with the viewer’s pieces folds', async () => {
    openToyTable(new ToySource(1, ...DEALT), PHONE);
    const pieces = () => screen.getByTestId('own').closest<HTMLElement>('[data-part="hand"]');
    expect(pieces()?.hidden).toBe(false);
    await fireEvent.click(screen.getByRole('button', { name: common.myPieces }));
    expect(pieces()?.hidden).toBe(true);
  });

  test('the bar mutes the table', async () => {
    change({ sound: 'on' });
    openToyTable(new ToySource(0, ...DEALT), PHONE);
    await fireEvent.click(screen.getByRole('button', { name: common.mute }));
    expect(current().sound).toBe('off');
    await fireEvent.click(screen.getByRole('button', { name: common.unmute }));
    expect(current().sound).toBe('on');
  });

  test('choices are made and explained as on a wide screen', async () => {
    const source = new ToySource(1, ...DEALT);
    openToyTable(source, PHONE);
    await fireEvent.click(document.querySelector('[data-thing="deck"]') as Element);
    expect(screen.getByText(/Not possible: face-down/)).toBeDefined();
    await fireEvent.click(document.querySelector('[data-choice="keep"]') as Element);
    expect(source.answers).toEqual(['keep']);
  });
});

describe('the tab to switch to', () => {
  const tabs = (deck: string, board: string, elsewhere = '') => {
    document.body.innerHTML = `<main><div data-tab="deck">${deck}</div><div data-tab="board">${board}</div></main>${elsewhere}`;
    return document.querySelector('main') as HTMLElement;
  };
  const CHOICE = '<i data-choice="a"></i>';

  test('is the one with the most choices when the open one has none', () => {
    expect(busiestTab(tabs('', CHOICE + CHOICE), 'deck')).toEqual({ counts: { deck: 0, board: 2 }, best: 'board' });
  });

  test('is none if the open one has any, or more are among the viewer’s pieces', () => {
    expect(busiestTab(tabs(CHOICE, CHOICE + CHOICE), 'deck').best).toBeUndefined();
    expect(busiestTab(tabs('', CHOICE, `<div data-part="hand">${CHOICE}${CHOICE}</div>`), 'deck').best).toBeUndefined();
  });

  test('is the one with a single choice beside buttons such as Skip', () => {
    expect(busiestTab(tabs('', CHOICE, CHOICE + CHOICE), 'deck').best).toBe('board');
  });

  test('is the requested one, wherever the choices are', () => {
    expect(busiestTab(tabs(CHOICE, '<i data-wanted></i>'), 'deck').best).toBe('board');
  });
});
