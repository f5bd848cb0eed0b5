import { loadGame } from '@durbar/catalogue';
import { defined, rulesFor } from '@durbar/engine';
import { expect, test } from 'vitest';
import type { RajasDescription } from '../../types.ts';
import { COWS } from './pictures.ts';

async function gameWithCows(): Promise<RajasDescription> {
  const rules = rulesFor(defined(await loadGame('rajas'), 'rajas'), { players: 2, options: { cows: 'on' } });
  if (!rules.ok) throw new Error('the set-up is refused');
  return rules.value.definition.describe(rules.value.game) as RajasDescription;
}

test('the cows in the pictures are those of the game: price, road, goods', async () => {
  const game = await gameWithCows();
  expect(COWS.map(({ colour, price, road, sign }) => ({ id: `cow-${colour}`, price, road, sign }))).toEqual(
    ['orange', 'blue', 'green', 'purple'].map((colour) => {
      const tile = defined(
        game.tiles.find(({ id }) => id === `cow-${colour}`),
        'cow',
      );
      return { id: tile.id, price: tile.price, road: tile.road, sign: tile.sign };
    }),
  );
});
