import { fireEvent, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { change } from '../store/settings.svelte.ts';
import type { Happened, Moment, SeenMove } from '../worker/news.ts';
import { expectedFrom, isConfirmed } from './expected.ts';
import { Showing } from './showing.svelte.ts';
import { openToyTable, settled } from './testing/open-table.ts';
import { DEALT, TOY_RULES, ToySource } from './testing/toy-source.ts';

beforeEach(() => change({ speed: 'brisk', confirm: 'never', motion: 'still' }));

describe('the certain consequences of an answer', () => {
  const { moment } = new ToySource(1, ...DEALT);

  test('is known up to the next chance decision', () => {
    const expected = expectedFrom(TOY_RULES, moment, ['swap']);
    expect(expected?.entries).toEqual([{ kind: 'move', by: 1, facts: [{ type: 'swapped', seat: 1 }] }]);
    expect([expected?.moment.number, expected?.moment.question?.decider]).toEqual([3, 'chance']);
  });

  test('is empty for answers that were not asked for', () => {
    expect(expectedFrom(TOY_RULES, { ...moment, viewer: 0 }, ['swap'])).toBeUndefined();
    expect(expectedFrom(TOY_RULES, moment, ['card 1'])).toBeUndefined();
  });
});

const move = (...types: string[]): SeenMove => ({ kind: 'move', by: 0, facts: types.map((type) => ({ type })) });
const moment = (number: number, view = {}): Moment => ({
  number,
  viewer: 0,
  view,
  question: { decider: 0, frame: { kind: 'place' }, choices: [] },
  undo: undefined,
  reset: undefined,
  standings: undefined,
});
const happened = (number: number, ...entries: SeenMove[]): Happened => ({ kind: 'happened', entries, moment: moment(number) });

describe('news confirms what was expected', () => {
  test('if it begins with it', () => {
    const expected = happened(3, move('a'), move('b'));
    expect(isConfirmed(expected, happened(3, move('a'), move('b', 'c')))).toBe(true);
    expect(isConfirmed(expected, happened(4, move('a'), move('b'), move('d')))).toBe(true);
  });

  test('but not if something else happened', () => {
    const expected = happened(3, move('a'), move('b'));
    expect(isConfirmed(expected, happened(3, move('a', 'x'), move('b')))).toBe(false);
    expect(isConfirmed(expected, happened(2, move('a')))).toBe(false);
    expect(isConfirmed(expected, { ...happened(3, move('a'), move('b')), moment: { ...moment(3), viewer: 1 } })).toBe(false);
  });
});

describe('the queue', () => {
  function open() {
    const showing = new Showing();
    showing.take({ kind: 'opened', entries: [move('begun')], moment: moment(1) });
    const prepare = vi.fn((_before: Moment, _news: Happened, _told: number) => undefined);
    showing.performer = { prepare };
    return { showing, told: () => prepare.mock.calls.map(([before, news, told]) => [before.number, news.entries.length, told]) };
  }

  test('plays what is expected immediately, and the rest when it arrives', async () => {
    const { showing, told } = open();
    showing.expect(happened(2, move('a')));
    expect([showing.moment?.number, showing.busy, showing.entries.length]).toEqual([2, true, 1]);
    await settled();
    showing.take(happened(3, move('a'), { ...move('rolled'), by: 'chance' }));
    await settled();
    expect([showing.moment?.number, showing.busy, showing.entries.length]).toEqual([3, false, 3]);
    expect(told()).toEqual([
      [1, 1, 0],
      [1, 2, 1],
    ]);
  });

  test('plays nothing twice when everything was expected, and re-renders nothing', async () => {
    const { showing, told } = open();
    showing.expect({ ...happened(2, move('a')), moment: moment(2, { fame: 3 }) });
    await settled();
    const view = showing.moment?.view;
    showing.take({ ...happened(2, move('a')), moment: moment(2, { fame: 3 }) });
    expect([showing.moment?.number, showing.busy, showing.entries.length]).toEqual([2, false, 2]);
    expect(showing.moment?.view).toBe(view);
    expect(told()).toHaveLength(1);
  });

  test('goes back and plays everything when something else arrives', async () => {
    const { showing, told } = open();
    showing.expect(happened(2, move('a')));
    await settled();
    showing.take(happened(2, move('b')));
    await settled();
    expect([showing.moment?.number, showing.busy, showing.moves.at(-1)?.facts[0]?.type]).toEqual([2, false, 'b']);
    expect(told().at(-1)).toEqual([1, 1, 0]);
  });

  test('drops expectations not shown yet when the news arrives', async () => {
    const { showing } = open();
    let end = (): void => undefined;
    const performance = {
      start: () => new Promise<void>((resolve) => (end = resolve)),
      finish: () => end(),
      leave: () => end(),
      hasten: () => undefined,
    };
    showing.performer = { prepare: () => performance };
    showing.take(happened(2, { ...move('o'), by: 1 }));
    await settled();
    expect([showing.isPlaying, showing.busy]).toEqual([true, false]);
    showing.expect(happened(3, move('a')));
    showing.take(happened(3, move('a')));
    end();
    await settled();
    end();
    await settled();
    expect([showing.moment?.number, showing.busy, showing.entries.length]).toEqual([3, false, 3]);
  });

  test('goes back when it is rejected', async () => {
    const { showing } = open();
    showing.expect(happened(2, move('a')));
    await settled();
    showing.withdraw();
    expect([showing.moment?.number, showing.busy, showing.entries.length]).toEqual([1, false, 1]);
  });

  test('drops it when the table is reopened', async () => {
    const { showing } = open();
    showing.expect(happened(2, move('a')));
    showing.take({ kind: 'opened', entries: [move('begun')], moment: moment(1) });
    showing.withdraw();
    await settled();
    expect([showing.moment?.number, showing.busy]).toEqual([1, false]);
  });

  test('waits for nothing when the table is reopened after the answer was shown', async () => {
    const { showing } = open();
    showing.expect(happened(2, move('a')));
    await settled();
    showing.take({ kind: 'opened', entries: [move('begun'), move('a')], moment: moment(2) });
    await settled();
    expect([showing.moment?.number, showing.busy]).toEqual([2, false]);
  });
});

/** An answer is pending until the test accepts or rejects it. */
class SlowSource extends ToySource {
  #end: (() => void) | undefined;

  override answer(text: string): Promise<void> {
    this.answers.push(text);
    return new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  end(): void {
    this.#end?.();
  }
}

describe('at the table', () => {
  const number = () => document.querySelector('[data-table]')?.getAttribute('data-table');

  test('an answer is shown before it is confirmed', async () => {
    const source = new SlowSource(1, ...DEALT);
    openToyTable(source);
    await fireEvent.click(screen.getByRole('button', { name: /swap/i }));
    await settled();
    expect([source.answers, number()]).toEqual([['swap'], '3']);
    source.play('swap', 'card 0');
    source.end();
    await settled();
    expect(number()).toBe('4');
  });

  test('a rejected answer leaves no trace', async () => {
    const source = new SlowSource(1, ...DEALT);
    openToyTable(source);
    await fireEvent.click(screen.getByRole('button', { name: /swap/i }));
    await settled();
    source.end();
    await settled();
    expect(number()).toBe('2');
    expect(screen.getAllByRole('button', { name: /Choose to/ })).toHaveLength(2);
  });
});
