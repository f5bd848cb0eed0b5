import { describe, expect, test } from 'vitest';
import { scenario } from './testing/scenario.ts';
import { UPCASTS } from './upcasts.ts';

const { game } = scenario().rules;
const [first] = UPCASTS;

describe('records of version 1', () => {
  test('the bonus queue is removed from facts', () => {
    expect(first?.fact?.({ type: 'bonus-begun', seat: 0, bonus: 1 } as never, game)).toEqual([]);
    const won = { type: 'bonus-won', seat: 0, position: 1, bonus: 2 };
    expect(first?.fact?.(won, game)).toEqual([won]);
  });

  test('facts about sets reserve no buildings', () => {
    for (const type of ['sets-noted', 'set-cards-discarded']) {
      const old = { type, seat: 0, goods: [4], ships: [], cards: [] };
      expect(first?.fact?.(old as never, game)).toEqual([{ ...old, buildings: [] }]);
    }
  });

  test('a state loses the bonus queue and keeps everything else', () => {
    const {
      reservedBuildings: _buildings,
      openDice: _dice,
      ...old
    } = scenario({ seats: [{ hand: ['blue 5'], coins: 4 }] }).state;
    expect(first?.state?.({ ...old, waiting: [] }, game)).toEqual({ ...old, reservedBuildings: [], openDice: [] });
  });

  test('restarts a turn in which a bonus may have been waiting', () => {
    for (const kind of ['choose-set', 'take-die', 'take-goods-card']) {
      expect(first?.frame?.({ kind, seat: 0 } as never, game)).toBeUndefined();
    }
    expect(first?.frame?.({ kind: 'act', seat: 0 } as never, game)).toEqual({ kind: 'act', seat: 0 });
  });
});
