import { expect, test } from 'vitest';
import { messages } from '../messages/en.ts';
import type { RajasFact, RajasTelling } from '../types.ts';
import { captionOf } from './caption.ts';

/** As much of a table as captions read. */
const telling = {
  words: messages,
  game: { spaces: [{ id: 'great-mogul' }], actions: [], tiles: [], yieldTiles: [], sides: [] },
  name: (seat: number) => `Seat ${seat + 1}`,
} as unknown as RajasTelling;

const told = (fact: RajasFact) => captionOf(fact, telling);

test('a gain is told at the marker, with what it comes from', () => {
  const caption = told({ type: 'fame-gained', seat: 1, amount: 2, source: { kind: 'space', id: 'great-mogul' } });
  expect(caption).toMatchObject({ seat: 1, text: '+2 fame', why: 'Great Mogul', spots: ['fame:1', 'seat:1'] });
});

test('a boat is told on its river space, a worker at the bridge where it was won', () => {
  expect(told({ type: 'boat-moved', seat: 0, from: 16, to: 18, source: { kind: 'space', id: 'portuguese' } })?.spots[0]).toBe(
    'river:18',
  );
  expect(told({ type: 'worker-won', seat: 0, from: 'bridge' })?.spots[0]).toBe('bridge');
});

test('what everybody sees anyway is not told', () => {
  expect(told({ type: 'turn-started', seat: 0 })).toBeUndefined();
  expect(told({ type: 'game-ended' })).toBeUndefined();
});
