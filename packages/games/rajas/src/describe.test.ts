import { defined, mustRules } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from './index.ts';

function described(options = {}, players = 3) {
  const { game } = mustRules(rajas, { players, options });
  return rajas.describe(game);
}

describe('the description of a set-up', () => {
  test('is plain data, made once for each game', () => {
    const { game } = mustRules(rajas, { players: 2, options: { holi: 'back', roads: 'back', kedarnath: 'front' } });
    const description = rajas.describe(game);
    expect(structuredClone(description)).toEqual(description);
    expect(rajas.describe(game)).toBe(description);
  });

  test('names what a space costs and gives in words', () => {
    const { spaces } = described();
    const yogi = defined(
      spaces.find(({ id }) => id === 'yogi'),
      'yogi',
    );
    expect(yogi.cost.die?.values?.length ?? (yogi.cost.die?.colour ? 1 : 0)).toBeGreaterThan(0);
    expect(yogi.effects.length).toBeGreaterThan(0);
    expect(spaces.filter(({ cost }) => cost.die === undefined).length).toBeGreaterThan(0);
  });

  test('lists spaces, tiles and gains in the order of their numbers', () => {
    const { game } = mustRules(rajas, { players: 4, options: { cows: 'on', wilderness: 'on' } });
    const { spaces, tiles, gains } = rajas.describe(game);
    expect(spaces.map(({ id }) => id)).toEqual(game.spaces.map(({ id }) => id));
    expect(tiles.map(({ id, price }) => ({ id, price }))).toEqual(game.tiles.map(({ id, price }) => ({ id, price })));
    expect(gains.map(({ kind }) => kind)).toEqual(game.gains.map(({ kind }) => kind));
  });

  test('shows module signs as in their data', () => {
    const { tiles } = described({ cows: 'on', wilderness: 'on' });
    const signs = (module: string) => tiles.flatMap(({ sign }) => (sign?.module === module ? [sign.shows] : []));
    expect(signs('cows').sort()).toEqual(['assorted', 'silk', 'spice', 'tea']);
    expect(signs('wilderness').sort()).toEqual(['desert', 'mountains', 'swamp', 'waterfall']);
  });

  test('contains only the data of modules in play', () => {
    expect(Object.keys(described().modules)).toEqual([]);
    const { modules } = described({ holi: 'back', roads: 'back', kedarnath: 'front' });
    expect(modules.holi?.backs.map((gifts) => gifts.length)).toEqual([4, 4, 4]);
    expect(modules.holi?.backs[0]?.[0]).toEqual({ kind: 'fame', amount: 1 });
    expect(modules.roads?.rolls).toHaveLength(6);
    expect(Object.keys(modules.kedarnath?.rows ?? {}).length).toBeGreaterThan(0);
  });
});
