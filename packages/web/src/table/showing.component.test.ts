import type { Fact } from '@durbar/engine';
import { fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { change } from '../store/settings.svelte.ts';
import type { Happened, Moment, News, SeenMove } from '../worker/news.ts';
import { readTime } from './pace.ts';
import { Showing } from './showing.svelte.ts';
import { common, openToyTable } from './testing/open-table.ts';
import { DEALT, ToySource } from './testing/toy-source.ts';

const ME = 0;
const TURN = readTime('calm');

beforeEach(() => {
  change({ speed: 'calm', confirm: 'never', motion: 'still' });
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const question = (decider: Moment['viewer']) => ({ decider: decider as number, frame: { kind: 'place' }, choices: [] });
const moment = (number: number, decider: number): Moment => ({
  number,
  viewer: ME,
  view: {},
  question: question(decider),
  undo: undefined,
  reset: undefined,
  standings: undefined,
});
const move = (by: SeenMove['by'], ...types: string[]): SeenMove => ({ kind: 'move', by, facts: types.map((type) => ({ type })) });
const happened = (number: number, decider: number, ...entries: SeenMove[]): Happened => ({
  kind: 'happened',
  entries,
  moment: moment(number, decider),
});
const opened = (...entries: SeenMove[]): News => ({ kind: 'opened', entries, moment: moment(entries.length, 1) });

function open(...entries: SeenMove[]): Showing {
  const showing = new Showing();
  showing.take(opened(...entries));
  return showing;
}

/** The facts of the last shown entry. */
const facts = ({ moves }: Showing) => moves.at(-1)?.facts.map(({ type }) => type);

describe('the queue', () => {
  test('shows what is there immediately when a table is opened', () => {
    const showing = open(move('chance', 'dealt'), move(1, 'placed'));
    expect([showing.moment?.number, showing.entries.length, facts(showing), showing.busy]).toEqual([2, 2, ['placed'], false]);
  });

  test('continues when an animation fails', async () => {
    const errors = vi.fn();
    vi.stubGlobal('reportError', errors);
    const showing = open(move(1, 'placed'));
    const finish = vi.fn();
    showing.performer = {
      prepare: () => ({ start: () => Promise.reject(new Error('no such place')), finish, leave() {}, hasten() {} }),
    };
    showing.take(happened(2, 2, move(1, 'a')));
    showing.take(happened(3, ME, move(2, 'b')));
    await vi.advanceTimersByTimeAsync(TURN);
    expect([showing.moment?.number, showing.busy, finish.mock.calls.length, errors.mock.calls.length]).toEqual([3, false, 2, 2]);
    vi.unstubAllGlobals();
  });

  test('lets the viewer decide while the last turn still moves, and settles it with the next answer', async () => {
    const showing = open(move(1, 'placed'));
    const finish = vi.fn();
    showing.performer = { prepare: () => ({ start: () => new Promise(() => {}), finish, leave() {}, hasten() {} }) };
    showing.take(happened(2, ME, move(1, 'a')));
    await vi.advanceTimersByTimeAsync(1);
    expect([showing.moment?.number, showing.busy]).toEqual([2, false]);
    showing.settle();
    expect(finish).toHaveBeenCalledOnce();
  });

  test('shows one turn after another, each for its time', async () => {
    const showing = open(move(1, 'placed'));
    showing.take(happened(2, 2, move(1, 'a')));
    showing.take(happened(3, ME, move(2, 'b')));
    expect([showing.moment?.number, facts(showing), showing.busy]).toEqual([2, ['a'], true]);
    await vi.advanceTimersByTimeAsync(TURN - 1);
    expect(showing.moment?.number).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect([showing.moment?.number, facts(showing), showing.busy]).toEqual([3, ['b'], true]);
    await vi.advanceTimersByTimeAsync(TURN);
    expect([showing.entries.length, showing.busy]).toEqual([3, false]);
  });

  test('says whose turn is being shown, but not when the viewer is asked', async () => {
    const showing = open(move(1, 'placed'));
    showing.take(happened(2, 2, move(1, 'a'), move('chance', 'rolled')));
    showing.take(happened(3, ME, move(2, 'b')));
    expect(showing.toldOf).toBe(1);
    await vi.advanceTimersByTimeAsync(TURN);
    expect([showing.moment?.number, showing.toldOf]).toEqual([3, undefined]);
    await vi.advanceTimersByTimeAsync(TURN);
    showing.take(happened(4, 1, move(ME, 'c')));
    await vi.advanceTimersByTimeAsync(TURN);
    expect([showing.moment?.number, showing.toldOf]).toEqual([4, undefined]);
  });

  test('shows together what needs no pause: own answers, and what no one saw', async () => {
    const showing = open(move(1, 'placed'));
    showing.take(happened(2, 1, move(ME, 'mine')));
    showing.take(happened(3, 1, move(1)));
    showing.take(happened(4, ME, move(1, 'theirs')));
    expect([showing.moment?.number, showing.busy]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(0);
    expect([showing.moment?.number, facts(showing), showing.busy]).toEqual([4, ['theirs'], true]);
  });

  test('does not pause while the table is being set up', async () => {
    const showing = open();
    showing.take(happened(1, 1, move('chance', 'dealt')));
    expect([showing.moment?.number, showing.busy]).toEqual([1, false]);
  });

  test('hurried, shows everything immediately until the viewer decides again', async () => {
    const showing = open(move(1, 'placed'));
    for (const number of [2, 3, 4]) showing.take(happened(number, 1, move(1, `${number}`)));
    showing.take(happened(5, ME, move(1, '5')));
    showing.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(showing.moment?.number).toBe(5);
    expect(showing.entries).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(TURN);
    showing.take(happened(6, 1, move(ME, 'mine')));
    await vi.advanceTimersByTimeAsync(0);
    showing.take(happened(7, 2, move(1, 'again slowly')));
    expect(showing.busy).toBe(true);
  });

  test('drops pending news when another moment is opened', async () => {
    const showing = open(move(1, 'placed'));
    showing.take(happened(2, 1, move(1, 'a')));
    showing.take(happened(3, 1, move(1, 'b')));
    showing.take(opened(move(1, 'placed')));
    await vi.advanceTimersByTimeAsync(0);
    expect([showing.moment?.number, showing.entries.length, showing.busy]).toEqual([1, 1, false]);
    await vi.advanceTimersByTimeAsync(2 * TURN);
    expect(showing.moment?.number).toBe(1);
  });

  test('only counts live moves', async () => {
    const showing = open(move(1, 'a'), move(1, 'b'));
    showing.take({ kind: 'happened', entries: [{ kind: 'undo', by: 1, to: 1 }], moment: moment(1, 1) });
    await vi.advanceTimersByTimeAsync(0);
    expect(showing.entries).toHaveLength(3);
    expect(showing.moves.map((one) => one.facts[0]?.type)).toEqual(['a']);
  });

  test('shows nothing more after it is stopped', async () => {
    const showing = open(move(1, 'placed'));
    showing.take(happened(2, 1, move(1, 'a')));
    showing.take(happened(3, 1, move(1, 'b')));
    showing.stop();
    await vi.advanceTimersByTimeAsync(2 * TURN);
    expect(showing.moment?.number).toBe(2);
  });
});

describe('a table that shows something', () => {
  test('offers no choice until it is shown or skipped', async () => {
    const source = new ToySource(0, ...DEALT);
    openToyTable(source);
    source.play('swap', 'card 0');
    await vi.advanceTimersByTimeAsync(0);
    const isBusy = () => document.querySelector('[data-table]')?.getAttribute('data-busy');
    expect(isBusy()).toBe('true');
    expect(screen.queryByRole('button', { name: /Choose to/ })).toBeNull();
    expect(document.querySelector('[data-table]')?.getAttribute('data-table')).toBe('3');
    await fireEvent.click(screen.getByRole('button', { name: common.skip }));
    await vi.advanceTimersByTimeAsync(0);
    expect(document.querySelector('[data-table]')?.getAttribute('data-table')).toBe('4');
    await vi.advanceTimersByTimeAsync(TURN);
    expect(isBusy()).toBe('false');
    expect(screen.getAllByRole('button', { name: /Choose to/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: common.skip })).toBeNull();
  });

  test('shows events in the arch until someone decides again', async () => {
    const source = new ToySource(0, ...DEALT);
    openToyTable(source);
    source.play('swap');
    await vi.advanceTimersByTimeAsync(0);
    expect(document.querySelector('[data-told]')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(TURN);
    expect(document.querySelector('[data-told]')).toBeNull();
  });

  test('shows the turn, not the clean-up after it', async () => {
    const source = new ToySource('spectator', ...DEALT, 'keep');
    openToyTable(source);
    const swapped: SeenMove = { kind: 'move', by: 0, facts: [{ type: 'swapped', seat: 0 } as Fact, { type: 'revealed' }] };
    source.tell({ ...source.moment, number: 4, question: undefined }, swapped);
    await vi.advanceTimersByTimeAsync(0);
    expect(document.querySelector('[data-told]')?.textContent).toContain('Asha swaps');
  });
});

describe('a look back', () => {
  const past = { from: moment(0, 1), film: [happened(1, 2, move(1, 'a')), happened(2, ME, move(2, 'b'))] };

  test('plays a part of the past, then returns to the present', async () => {
    const showing = open(move(1, 'a'), move(2, 'b'), move(1, 'c'));
    void showing.lookBack(past);
    expect([showing.moment?.number, showing.isLookingBack, showing.busy, showing.entries.length]).toEqual([0, true, true, 3]);
    await vi.advanceTimersByTimeAsync(700);
    expect(showing.moment?.number).toBe(2);
    await vi.advanceTimersByTimeAsync(600);
    expect([showing.moment?.number, showing.isLookingBack, showing.busy]).toEqual([3, false, false]);
  });

  test('ends immediately when anything is pressed', async () => {
    const showing = open(move(1, 'a'), move(2, 'b'), move(1, 'c'));
    void showing.lookBack(past);
    await vi.advanceTimersByTimeAsync(10);
    showing.comeBack();
    expect(showing.moment?.number).toBe(3);
    await vi.advanceTimersByTimeAsync(0);
    expect([showing.isPlaying, showing.busy]).toEqual([false, false]);
  });

  test('shows afterwards what happened during it', async () => {
    const showing = open(move(1, 'a'), move(2, 'b'), move(1, 'c'));
    void showing.lookBack(past);
    await vi.advanceTimersByTimeAsync(10);
    showing.take(happened(4, ME, move(2, 'd')));
    expect(showing.moment?.number).toBe(1);
    showing.comeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect([showing.moment?.number, showing.entries.length]).toEqual([4, 4]);
  });

  test('ends when the table is reopened', async () => {
    const showing = open(move(1, 'a'), move(2, 'b'), move(1, 'c'));
    void showing.lookBack(past);
    showing.take(opened(move(1, 'a')));
    await vi.advanceTimersByTimeAsync(2000);
    expect([showing.moment?.number, showing.isLookingBack]).toEqual([1, false]);
  });
});
