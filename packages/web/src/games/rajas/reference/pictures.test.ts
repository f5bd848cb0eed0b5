import { loadGame } from '@durbar/catalogue';
import { defined, rulesFor } from '@durbar/engine';
import { expect, test } from 'vitest';
import { cowGain } from '../modules/cows/cow.ts';
import type { RajasGame } from '../types.ts';
import { PICTURES } from './pictures.ts';

const WAYS: Readonly<Record<string, number>> = { straight: 2, bend: 2, fork: 3, cross: 4 };

async function gameWithCows(): Promise<RajasGame> {
  const rules = rulesFor(defined(await loadGame('rajas'), 'rajas'), { players: 2, options: { cows: 'on' } });
  if (!rules.ok) throw new Error('the set-up is refused');
  return rules.value.game as RajasGame;
}

/** How many edges a road leads over. */
function waysOf(ends: number): number {
  return ends.toString(2).replaceAll('0', '').length;
}

test('the cows in the pictures are those of the game: price, road, goods', async () => {
  const game = await gameWithCows();
  const picture = PICTURES.cows;
  const drawn = picture && 'tiles' in picture ? picture.tiles : [];
  expect(drawn.map(({ colour, price, road, cow }) => ({ id: `cow-${colour}`, price, ways: WAYS[road], cow }))).toEqual(
    ['orange', 'blue', 'green', 'purple'].map((colour) => {
      const tile = defined(
        game.tiles.find(({ id }) => id === `cow-${colour}`),
        'cow',
      );
      return { id: tile.id, price: tile.price, ways: waysOf(tile.ends[0] ?? 0), cow: cowGain(game, tile.id) };
    }),
  );
});
