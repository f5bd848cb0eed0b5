import { describe, expect, test } from 'vitest';
import type { Language } from '../../i18n/language.ts';
import { plain } from '../../i18n/names.ts';
import type { Player } from '../contract.ts';
import { messages as de } from '../messages/de.ts';
import { messages as en } from '../messages/en.ts';
import { messages as fr } from '../messages/fr.ts';
import { messages as nl } from '../messages/nl.ts';
import { isGivenUp, reasonOf } from './winner.ts';

const WORDS = { en, de, fr, nl };
const STANDINGS = [
  { seat: 0, rank: 1, score: 3 },
  { seat: 1, rank: 2, score: 1 },
];
const seat = (seat: number, name: string, more: Partial<Player> = {}): Player => ({
  seat,
  name,
  colour: 'teal',
  kind: 'person',
  ...more,
});
const ASHA = seat(0, 'Asha');
const INES = seat(1, 'Ines', { gaveUp: 'resigned' });

function reason(players: readonly Player[], viewer: number | 'spectator' = 'spectator', language: Language = 'en'): string {
  const name = (seat: number): string => players[seat]?.name ?? '';
  return plain(
    reasonOf(
      STANDINGS,
      { game: {}, words: {}, common: WORDS[language], language, viewer, players, name },
      { end: { reason: () => 'The highest card is 3.' } },
    ),
  );
}

describe('the reason for an ending', () => {
  test('names who resigned if that ended the game, in every language', () => {
    const told = (['en', 'de', 'fr', 'nl'] as const).map((language) => reason([ASHA, INES], 'spectator', language));
    expect(told).toEqual(['Ines resigned.', 'Ines hat aufgegeben.', 'Ines a abandonné.', 'Ines heeft opgegeven.']);
  });

  test('addresses the player who resigned', () => {
    expect(reason([ASHA, INES], 1)).toBe('You resigned.');
  });

  test('claims no more than is known where running out of time loses a game', () => {
    const late = { ...INES, gaveUp: 'out' } as const;
    expect(reason([ASHA, late])).toBe('Ines resigned or ran out of time.');
    expect(reason([ASHA, late], 1)).toBe('You resigned or ran out of time.');
  });

  test('is the game’s own where the others played on, and names who resigned', () => {
    expect(reason([ASHA, INES, seat(2, 'Tomas')])).toBe('The highest card is 3. Ines resigned.');
  });

  test('is the game’s own where everyone stayed', () => {
    expect(reason([ASHA, seat(1, 'Ines')])).toBe('The highest card is 3.');
  });
});

test('a game ends early when no opponent or no person is left', () => {
  const bot = seat(2, 'Genda', { kind: 'bot' });
  expect(isGivenUp([ASHA, INES])).toBe(true);
  expect(isGivenUp([INES, bot, { ...bot, seat: 3 }])).toBe(true);
  expect(isGivenUp([ASHA, INES, bot])).toBe(false);
  expect(isGivenUp([bot, { ...bot, seat: 3 }])).toBe(false);
});
