import { type AnyGame, mustRules, type Question, type Rules, type Seat } from '@durbar/engine';
import { toyGame } from '@durbar/engine/testing';
import { fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { change } from '../store/settings.svelte.ts';
import { common, openTableOf, openToyTable, settled } from './testing/open-table.ts';
import { DEALT, MatchSource } from './testing/toy-source.ts';
import { toyTable } from './testing/toy-table.ts';

interface Swap {
  ask(game: unknown, state: unknown, frame: { readonly seat: Seat }): Question;
}

/** The toy game where the seat that decides first has only one choice and then decides for the other one too. */
function rulesWith(only: 'swap' | 'keep', second: Seat = 1): Rules {
  const { swap } = toyGame.handlers as unknown as { readonly swap: Swap };
  const ask: Swap['ask'] = (game, state, frame) => {
    const { choices } = swap.ask(game, state, frame);
    return frame.seat === 1 ? { decider: 1, choices: choices.filter(({ type }) => type === only) } : { decider: second, choices };
  };
  const definition = { ...toyGame, handlers: { ...toyGame.handlers, swap: { ...swap, ask } } };
  return mustRules(definition as unknown as AnyGame, { players: 2 });
}

const trace = () => document.querySelector('[data-part="trace"]');

afterEach(() => vi.useRealTimers());

beforeEach(() => change({ speed: 'instant', motion: 'still', confirm: 'always', forced: 'pass' }));

describe('a step with only one answer', () => {
  test('is made automatically and leaves a trace', async () => {
    const source = new MatchSource(rulesWith('keep'), 1, ...DEALT);
    openToyTable(source);
    await settled();
    expect(source.answers).toEqual(['keep']);
    expect(document.querySelectorAll('[data-choice]')).toHaveLength(2);
    expect(trace()?.textContent).toContain(common.onlyOneWay('Choose to keep'));
  });

  test('once undone, waits for confirmation', async () => {
    const source = new MatchSource(rulesWith('keep'), 1, ...DEALT);
    openToyTable(source);
    await settled();
    await fireEvent.click(trace()?.querySelector('button') as Element);
    await settled();
    expect(document.querySelectorAll('[data-choice]')).toHaveLength(1);
    expect(source.answers).toEqual(['keep']);
    expect(trace()).toBeNull();
    await fireEvent.click(document.querySelector('[data-confirm="keep"]') as Element);
    await settled();
    expect(source.answers).toEqual(['keep', 'keep']);
  });

  test('is selected and waits if the setting says to ask', async () => {
    change({ forced: 'ask' });
    const source = new MatchSource(rulesWith('keep'), 1, ...DEALT);
    openToyTable(source);
    await settled();
    expect(source.answers).toEqual([]);
    expect(document.querySelector('[data-confirm="keep"]')).not.toBeNull();
  });

  test('is announced by the prompt before it is made, if the game says so', async () => {
    vi.useFakeTimers();
    change({ speed: 'brisk' });
    const source = new MatchSource(rulesWith('keep'), 1, ...DEALT);
    const table = { ...toyTable, announced: ['keep'], promptFor: () => undefined };
    openTableOf({ table, rules: source.rules, words: { now: {} } }, source);
    await vi.advanceTimersByTimeAsync(1000);
    expect(source.answers).toEqual([]);
    expect(document.querySelectorAll('[data-choice]')).toHaveLength(0);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Only one way');
    await vi.advanceTimersByTimeAsync(500);
    expect(source.answers).toEqual(['keep']);
    expect(trace()?.textContent).toContain(common.onlyOneWay('Choose to keep'));
  });

  test('waits when it ends the turn', async () => {
    const source = new MatchSource(rulesWith('keep', 0), 1, ...DEALT);
    openToyTable(source);
    await settled();
    expect(source.answers).toEqual([]);
    expect(document.querySelector('[data-confirm="keep"]')).not.toBeNull();
  });

  test('waits if chance follows', async () => {
    const source = new MatchSource(rulesWith('swap'), 1, ...DEALT);
    openToyTable(source);
    await settled();
    expect(source.answers).toEqual([]);
    expect(document.querySelector('[data-confirm="swap"]')).not.toBeNull();
  });
});
