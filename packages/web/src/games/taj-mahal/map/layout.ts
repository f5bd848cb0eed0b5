import type { Point } from '../model/borders.ts';
import type { CityModel, ProvinceModel } from '../model/model.ts';

/** Distance of a name below its city, clear of the drawing. */
export function labelOffset(city: CityModel, { isSpot }: { isSpot: boolean }): number {
  if (city.palaces.length > 0) return 32;
  if (city.bonus?.type === 'points' && city.bonus.isTaj) return isSpot ? 54 : 44;
  if (city.bonus) return isSpot ? 49 : 39;
  if (isSpot) return 37;
  return city.isFortress ? 36 : 29;
}

/** The radius of the golden ring round a city that may be chosen. */
export function ringRadius(city: CityModel): number {
  if (city.palaces.length > 1) return 46;
  if (city.palaces.length === 1) return 30;
  if (city.bonus?.type === 'points' && city.bonus.isTaj) return 38;
  return city.isFortress ? 31 : 20;
}

/** Position of a province's name: in the middle of its cities, but below the labels of the upper ones. */
export function nameAnchor(province: ProvinceModel, cities: readonly CityModel[], spots: ReadonlySet<number>): Point {
  const [x, y] = province.anchor;
  const inner = cities.length > 4 ? middleCity(cities) : undefined;
  if (inner) return [inner.x, inner.y - 41];
  if (province.state === 'visited') return [x, y + 6];
  const upper = [...cities].sort((a, b) => a.y - b.y).slice(0, 2);
  const below = Math.max(...upper.map((city) => city.y + labelOffset(city, { isSpot: spots.has(city.number) }))) + 21;
  return [x, province.state === 'current' ? Math.max(y, below) : below];
}

/** Tiles are drawn below the name, or below the lower road if a city is in the middle (TAJ-SETUP-19). */
export function tileAnchor(province: ProvinceModel, cities: readonly CityModel[], spots: ReadonlySet<number>): Point {
  if (cities.length > 4) return [province.anchor[0], province.anchor[1] - 4];
  const [x, y] = nameAnchor(province, cities, spots);
  return [x, y + 23];
}

function middleCity(cities: readonly CityModel[]): CityModel | undefined {
  const [cx, cy] = [mean(cities.map(({ x }) => x)), mean(cities.map(({ y }) => y))];
  const distance = (city: CityModel) => Math.hypot(city.x - cx, city.y - cy);
  return [...cities].sort((a, b) => distance(a) - distance(b))[0];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
