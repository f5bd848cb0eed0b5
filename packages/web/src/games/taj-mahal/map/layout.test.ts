import { mustRules } from '@durbar/engine';
import { tajMahal } from '@durbar/taj-mahal';
import { describe, expect, test } from 'vitest';
import type { Point } from '../model/borders.ts';
import type { CityModel, ProvinceModel } from '../model/model.ts';
import { labelOffset, ringRadius, tileAnchor } from './layout.ts';

const { edition, ...realm } = tajMahal.describe(mustRules(tajMahal, { players: 3 }).game);
/** Half the size of a province tile as it is drawn, its frame included. */
const HALF = { width: 38, height: 17 };

const cities: CityModel[] = edition.cities.map(({ name, x, y, fortress }, number) => ({
  number,
  name,
  x,
  y,
  province: realm.cities[number]?.province ?? -1,
  isFortress: fortress,
  bonus: fortress ? { type: 'cards' } : undefined,
  palaces: [],
  isLit: false,
  title: name,
}));

const provinces: ProvinceModel[] = edition.provinces.map(({ name, tileAnchor: anchor }, number) => ({
  number,
  name,
  outline: '',
  tint: '',
  anchor,
  state: 'to come',
  tile: { number: number + 1, goods: [] },
}));

const roads = realm.cities.flatMap(({ neighbours }, from) => neighbours.map((to) => [cities[from], cities[to]] as const));

function covers([x, y]: Point, px: number, py: number): boolean {
  return Math.abs(px - x) < HALF.width && Math.abs(py - y) < HALF.height;
}

describe('TAJ-SETUP-19 province tiles cover neither cities nor roads', () => {
  test.each(provinces.map((province) => [province.name, province] as const))('%s', (_name, province) => {
    const own = cities.filter((city) => city.province === province.number);
    const tile = tileAnchor(province, own, new Set());
    for (const city of cities) expect(covers(tile, city.x, city.y), city.name).toBe(false);
    for (const [from, to] of roads) {
      if (!from || !to) continue;
      const points = Array.from({ length: 41 }, (_, step) => step / 40);
      const isCovered = points.some((t) => covers(tile, from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t));
      expect(isCovered, `${from.name} to ${to.name}`).toBe(false);
    }
  });
});

test('names are below a city’s drawing, and rings surround it', () => {
  const [city] = cities;
  if (!city) throw new Error('no city');
  const palace = { colour: 'teal', crowned: false, ghost: false } as const;
  expect(labelOffset({ ...city, palaces: [palace] }, { isSpot: false })).toBeGreaterThan(14);
  expect(labelOffset(city, { isSpot: true })).toBeGreaterThan(labelOffset(city, { isSpot: false }));
  expect(ringRadius({ ...city, palaces: [palace, palace] })).toBeGreaterThan(ringRadius({ ...city, palaces: [palace] }));
});
