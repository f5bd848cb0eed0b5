import { describe, expect, test } from 'vitest';
import { afterTap, furtherPlays, NOTHING, playWith } from './picking.ts';

const RED = 1;
const GREEN = 2;
const WHITE = 50;
const POINTS = 60;
const FREE = 61;

const play = (card: number, companion?: number) => ({ text: `play ${card} ${companion ?? ''}`.trim(), card, companion });
/** Green is the colour of the visit: red needs "free colour". */
const PLAYS = [play(RED, FREE), play(GREEN), play(GREEN, WHITE), play(GREEN, POINTS), play(GREEN, FREE)];

const taps = (...cards: readonly number[]) => cards.reduce((picked, card) => afterTap(PLAYS, picked, card), NOTHING);
const textAfter = (...cards: readonly number[]) => playWith(PLAYS, taps(...cards))?.text;

describe('TAJ-PLAY-01 cards are picked by taps', () => {
  test('a colour card alone is a play, and so is one with a card added, in either order', () => {
    expect(textAfter(GREEN)).toBe('play 2');
    expect(textAfter(GREEN, WHITE)).toBe('play 2 50');
    expect(textAfter(WHITE, GREEN)).toBe('play 2 50');
  });

  test('an added card alone is not a play yet', () => {
    expect(taps(WHITE)).toEqual({ card: undefined, companion: WHITE });
    expect(textAfter(WHITE)).toBeUndefined();
  });

  test('the same tap again puts a card back', () => {
    expect(textAfter(GREEN, WHITE, WHITE)).toBe('play 2');
    expect(taps(GREEN, WHITE, GREEN)).toEqual({ card: undefined, companion: WHITE });
    expect(taps(WHITE, WHITE)).toEqual(NOTHING);
  });

  test('another card of its sort replaces it', () => {
    expect(textAfter(GREEN, WHITE, POINTS)).toBe('play 2 60');
  });

  test('TAJ-SPECIAL-13 another colour also picks "free colour" and drops what does not fit', () => {
    expect(textAfter(RED)).toBe('play 1 61');
    expect(textAfter(GREEN, WHITE, RED)).toBe('play 1 61');
    expect(taps(RED, WHITE)).toEqual({ card: undefined, companion: WHITE });
    expect(taps(RED, FREE)).toEqual(NOTHING);
  });
});

test('the plays one tap away', () => {
  expect(furtherPlays(PLAYS, GREEN, taps(GREEN)).map(({ companion }) => companion)).toEqual([WHITE, POINTS, FREE]);
  expect(furtherPlays(PLAYS, RED, taps(RED))).toEqual([]);
});
