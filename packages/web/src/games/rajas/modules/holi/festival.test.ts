import { expect, test } from 'vitest';
import type { RajasFact, RajasView } from '../../types.ts';
import { festivalOrder } from './festival.ts';

const festival = (order: readonly number[]) => ({ type: 'holi/festival', seat: 0, tile: 0, order }) as unknown as RajasFact;
const viewAt = (frame: unknown) => ({ agenda: [frame] }) as unknown as RajasView;

test('the order of choosing is that of the newest festival', () => {
  const past = [festival([0, 1, 2]), festival([2, 0, 1])];
  expect(festivalOrder(viewAt({ kind: 'holi/choose-gift', seat: 0 }), past)).toEqual([
    { seat: 2, state: 'done' },
    { seat: 0, state: 'now' },
    { seat: 1, state: 'later' },
  ]);
});

test('nothing is shown while something else is asked', () => {
  expect(festivalOrder(viewAt({ kind: 'place', seat: 0 }), [festival([0, 1])])).toEqual([]);
  expect(festivalOrder(viewAt({ kind: 'holi/take-die', seat: 0 }), [])).toEqual([]);
});
