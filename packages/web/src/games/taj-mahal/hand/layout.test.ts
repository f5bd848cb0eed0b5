import { describe, expect, test } from 'vitest';
import { type HandSize, handLayout, heightOf, takeLayout } from './layout.ts';

const PHONE = { width: 366, height: 300, screen: 'narrow' } as const;
const LYING = { width: 317, height: 205, screen: 'narrow' } as const;
/** The lowest, with three or four players; `LAPTOP` is with five. */
const LOW_LAPTOP = { width: 474, height: 144, screen: 'wide' } as const;
const LAPTOP = { width: 474, height: 157, screen: 'wide' } as const;
const DESKTOP = { width: 840, height: 300, screen: 'wide' } as const;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Every hand up to the largest, including some white and special cards. */
const HANDS = Array.from({ length: 20 }, (_, kinds) => ({
  colours: kinds + 1 - Math.floor(kinds / 4),
  additions: Math.floor(kinds / 4),
}));

describe.each([
  ['a phone', PHONE, 48, 44],
  ['a phone on its side', LYING, 48, 44],
  ['a laptop', LAPTOP, 56, 28],
  ['a laptop with few players', LOW_LAPTOP, 50, 28],
  ['a desktop', DESKTOP, 56, 28],
] as const)('on %s', (_, screen, least, strip) => {
  test('every hand fits, readable and large enough for finger or pointer', () => {
    for (const hand of HANDS) {
      const { card, step, rows } = handLayout({ ...hand, ...screen });
      expect(card).toBeGreaterThanOrEqual(least);
      expect(step).toBeGreaterThanOrEqual(strip);
      expect(sum(rows)).toBe(hand.colours + hand.additions);
      expect(card + (Math.max(...rows) - 1) * step).toBeLessThanOrEqual(screen.width);
      expect(heightOf(rows.length, card)).toBeLessThanOrEqual(screen.height);
    }
  });
});

test('few cards are side by side', () => {
  const { card, step, rows } = handLayout({ colours: 3, additions: 1, ...LAPTOP });
  expect(step).toBeGreaterThan(card);
  expect(rows).toEqual([4]);
});

test('cards are as large as the room allows', () => {
  const hand = { colours: 8, additions: 4 };
  const { card, step } = handLayout({ ...hand, ...LAPTOP });
  expect(card).toBeGreaterThan(68);
  expect(step).toBeLessThan(card);
  expect(handLayout({ ...hand, ...DESKTOP }).card).toBeGreaterThan(card);
});

test('added cards have their own row if there are several', () => {
  expect(handLayout({ colours: 7, additions: 4, ...PHONE }).rows).toEqual([7, 4]);
  expect(handLayout({ colours: 12, additions: 2, ...LAPTOP }).rows).toEqual([7, 7]);
  expect(handLayout({ colours: 9, additions: 1, ...PHONE }).rows).toEqual([5, 5]);
});

test('cards keep their size when there are too many for the room', () => {
  const size: HandSize = { colours: 24, additions: 4, ...LYING };
  const { card, rows } = handLayout(size);
  expect(card).toBe(48);
  expect(sum(rows)).toBe(28);
});

test('handles an empty hand', () => {
  expect(handLayout({ colours: 0, additions: 0, ...PHONE }).rows).toEqual([]);
});

describe('cards to take', () => {
  const SMALL = { width: 474, height: 226, window: { width: 1280, height: 800 } };

  test('are smaller if only then the hand fits below them', () => {
    expect(takeLayout({ ...SMALL, cards: 7 })).toEqual({ card: 56, rows: 1, showsHand: true });
    expect(takeLayout({ ...SMALL, cards: 9 })).toEqual({ card: 47, rows: 1, showsHand: true });
  });

  test('keep their size where the hand has no room at all', () => {
    expect(takeLayout({ ...SMALL, cards: 9, height: 150 })).toEqual({ card: 56, rows: 2, showsHand: false });
    expect(takeLayout({ cards: 7, width: 366, height: 300, window: { width: 390, height: 844 } }).card).toBe(52);
  });
});
