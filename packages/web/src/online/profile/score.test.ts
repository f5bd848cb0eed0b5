import { expect, test } from 'vitest';
import { scoreText } from './score.ts';

test('a score reads as on the game’s end page', async () => {
  const told = await Promise.all(
    (
      [
        ['rajas', 3],
        ['rajas', 0],
        ['rajas', -19],
        ['cards-and-karma', 5],
        ['taj-mahal', 1],
        ['taj-mahal', 48],
        ['chess', 1],
      ] as const
    ).map(([game, score]) => scoreText(game, score, 'en')),
  );
  expect(told).toEqual(['passed by 3', 'met', '19 short', '5 turned over', '1 point', '48 points', '']);
});
