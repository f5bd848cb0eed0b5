import { describe, expect, test } from 'vitest';
import { shared } from '../../art/sheets/shared.ts';
import { linesOf, type SharedGame, sharePicture } from './share-picture.ts';

const GAME: SharedGame = {
  title: 'Rajas of the Ganges',
  note: '2 players · 16 November 2026',
  headline: 'Leila wins',
  reason: 'Fame and money passed each other by 3 spaces.',
  placed: [
    { seat: 1, name: 'Meera', colour: 'crimson', rank: 2, result: 'met' },
    { seat: 0, name: 'Leila', colour: 'teal', rank: 1, result: '3 past' },
  ],
  series: [
    { seat: 0, values: [61, 30, -3] },
    { seat: 1, values: [61, 40, 0] },
  ],
  chapters: ['start', 'Round 1', 'Round 2'],
  goal: { value: 0, text: 'fame and money have met' },
};

/** The words of the picture, in order. */
function wordsOf(game: SharedGame): readonly string[] {
  return [...sharePicture(game, shared, '').matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words = '']) => words);
}

describe('the picture of a finished game', () => {
  test('names game, winner, reason, every player with the result, and the goal of the race', () => {
    const words = wordsOf(GAME);
    const wanted = [
      'Durbar',
      GAME.title,
      GAME.note,
      'Leila wins',
      GAME.reason,
      'Meera',
      'met',
      'Leila',
      '3 past',
      'fame and money have met',
    ];
    expect(wanted.filter((text) => !words.includes(text))).toEqual([]);
  });

  test('draws a line for each player, and every symbol it uses', () => {
    const picture = sharePicture(GAME, { ...shared, 'icon-logo': '' }, '');
    expect(picture.match(/<path[^>]*stroke-width="4"/g)).toHaveLength(2);
    const used = [...picture.matchAll(/<use href="#([^"]+)"/g)].map(([, name]) => name);
    expect(used.filter((name) => !picture.includes(`<symbol id="${name}"`))).toEqual([]);
  });

  test('a name stays a name, whatever it contains', () => {
    const [first, ...rest] = GAME.placed;
    const words = wordsOf({
      ...GAME,
      placed: [{ seat: 1, rank: 2, result: '', colour: 'crimson', ...first, name: '<b>&' }, ...rest],
    });
    expect(words).toContain('&lt;b&gt;&amp;');
  });

  test('a long reason is shown in whole words', () => {
    expect(linesOf('Her fame and money passed', 12)).toEqual(['Her fame and', 'money passed']);
    expect(linesOf('Oberschatzmeister', 4)).toEqual(['Oberschatzmeister']);
  });
});
