import { loadGame } from '@durbar/catalogue';
import { defined } from '@durbar/engine';
import { expect, test } from 'vitest';
import { cityId, type PrintedMap, provinceAt, provincesOn, roadBetween, roadsOn, typedRoad } from './map.ts';

const house = defined(await loadGame('taj-mahal'), 'game').editions[0]?.data as PrintedMap;
const bare: PrintedMap = { ...house, roads: [] };

test('every road of the house edition is typed as the beginnings of two cities', () => {
  const typed = house.roads.map(([one, other]) => {
    const names = [one, other].map((id) => defined(house.cities.find((city) => city.id === id)?.name, id));
    return typedRoad(bare, names.join(' '));
  });
  expect(typed).toEqual(house.roads.map((cities) => ({ ok: true, cities })));
  expect(typedRoad(bare, 'bara sri')).toEqual({ ok: true, cities: ['baramulla', 'srinagar'] });
});

test('a road that is unclear, unknown or there already is named', () => {
  expect(typedRoad(bare, 'ja sri')).toMatchObject({ code: 'several', text: 'ja' });
  expect(typedRoad(bare, 'delhi paris')).toMatchObject({ code: 'unknown', text: 'paris' });
  expect(typedRoad(bare, 'delhi')).toMatchObject({ code: 'two' });
  expect(typedRoad(house, 'sri bara')).toMatchObject({ code: 'there' });
});

test('a place on the map is in one province, and every city in its own', () => {
  expect(house.cities.filter(({ x, y, province }) => provinceAt(house, [x, y]) !== province)).toEqual([]);
  expect(provinceAt(house, [0, 0])).toBeUndefined();
});

test('roads to cities that are not on the map are left out', () => {
  expect(roadsOn({ ...house, cities: [] })).toEqual([]);
  expect(roadsOn(house)).toHaveLength(house.roads.length);
  expect(roadBetween(house, 'srinagar', 'baramulla')).toBe(0);
  expect(cityId(house)).toBe('city-1');
});

test('a province whose border is not entered yet has no outline, and the others keep theirs', () => {
  const [first, ...others] = house.provinces;
  const begun = {
    ...defined(first, 'province'),
    region: [
      [0, 0],
      [0, 0],
      [0, 0],
    ],
  } as PrintedMap['provinces'][number];
  const outlines = provincesOn({ ...house, provinces: [begun, ...others] }, 'en').map(({ outline }) => outline);
  expect(outlines[0]).toBe('');
  expect(outlines.slice(1).filter((outline) => outline === '' || outline.includes('NaN'))).toEqual([]);
});
