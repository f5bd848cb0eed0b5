import { remembered } from '@durbar/engine';
import type { PartPath } from '@durbar/engine/edition';
import type { Language } from '../../../i18n/language.ts';
import { outlines, type Point } from '../model/borders.ts';
import type { CityModel, ProvinceModel } from '../model/model.ts';
import { tintOf } from '../model/realm.ts';

export interface PrintedCity {
  readonly id: string;
  readonly name: string;
  readonly province: string;
  readonly x: number;
  readonly y: number;
  readonly fortress: boolean;
}

interface PrintedProvince {
  readonly id: string;
  readonly name: string;
  readonly names?: Readonly<Partial<Record<Language, string>>>;
  readonly region: readonly Point[];
  readonly tileAnchor: Point;
}

/** The parts of an edition that make its map. */
export interface PrintedMap {
  readonly provinces: readonly PrintedProvince[];
  readonly cities: readonly PrintedCity[];
  readonly roads: readonly (readonly [string, string])[];
}

const outlinesOf = remembered((provinces: readonly PrintedProvince[]) =>
  outlines(provinces.map(({ region }) => region)).map((outline) => (outline.includes('NaN') ? NO_OUTLINE : outline)),
);
/** Of a province whose corners still lie on one another. */
const NO_OUTLINE = '';

export function provincesOn({ provinces }: PrintedMap, language: Language): readonly ProvinceModel[] {
  return provinces.map(({ id, name, names, tileAnchor }, number) => ({
    number,
    name: names?.[language] ?? name,
    outline: outlinesOf(provinces)[number] ?? '',
    tint: tintOf(id, number),
    anchor: tileAnchor,
    state: 'to come',
    tile: undefined,
  }));
}

export function citiesOn({ provinces, cities }: PrintedMap): readonly CityModel[] {
  return cities.map(({ name, province, x, y, fortress }, number) => ({
    number,
    name,
    x,
    y,
    province: provinces.findIndex(({ id }) => id === province),
    isFortress: fortress,
    bonus: undefined,
    palaces: [],
    isLit: false,
    title: name,
  }));
}

export interface DrawnRoad {
  readonly entry: PartPath;
  readonly names: readonly [string, string];
  readonly from: Point;
  readonly to: Point;
}

/** The roads whose two cities are on the map. */
export function roadsOn({ roads, cities }: PrintedMap): readonly DrawnRoad[] {
  const byId = new Map(cities.map((city) => [city.id, city]));
  return roads.flatMap(([one, other], place) => {
    const [from, to] = [byId.get(one), byId.get(other)];
    if (!from || !to) return [];
    return [{ entry: ['roads', place], names: [from.name, to.name] as const, from: [from.x, from.y], to: [to.x, to.y] }];
  });
}

export function roadBetween({ roads }: PrintedMap, one: string, other: string): number {
  return roads.findIndex((road) => road.includes(one) && road.includes(other) && one !== other);
}

/** The province that a place on the map belongs to. */
export function provinceAt({ provinces }: PrintedMap, point: Point): string | undefined {
  return provinces.find(({ region }) => isInside(point, region))?.id;
}

/** Whether a ray from the point crosses the border an odd number of times. */
function isInside([x, y]: Point, region: readonly Point[]): boolean {
  const crossings = region.filter(([ax, ay], index) => {
    const [bx, by] = region[(index + 1) % region.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  });
  return crossings.length % 2 === 1;
}

export type TypedRoad =
  | { readonly ok: true; readonly cities: readonly [string, string] }
  | { readonly ok: false; readonly code: 'two' | 'several' | 'unknown' | 'there'; readonly text: string };

/** A road typed as the beginnings of two cities: “bara sri”. */
export function typedRoad(map: PrintedMap, text: string): TypedRoad {
  const [first = '', second = '', ...more] = text.trim().split(/[\s,–-]+/);
  if (second === '' || more.length > 0) return { ok: false, code: 'two', text };
  const ends = [first, second].map((start) => ({ start, found: citiesBeginning(map, start) }));
  const bad = ends.find(({ found }) => found.length !== 1);
  if (bad) return { ok: false, code: bad.found.length === 0 ? 'unknown' : 'several', text: bad.start };
  const [one = '', other = ''] = ends.map(({ found }) => found[0]?.id);
  return roadBetween(map, one, other) >= 0 ? { ok: false, code: 'there', text } : { ok: true, cities: [one, other] };
}

/** The one with exactly this name, or all that begin so. */
function citiesBeginning({ cities }: PrintedMap, start: string): readonly PrintedCity[] {
  const wanted = start.toLowerCase();
  const exact = cities.filter(({ name }) => name.toLowerCase() === wanted);
  return exact.length > 0 ? exact : cities.filter(({ name }) => name.toLowerCase().startsWith(wanted));
}

/** A name in the edition for a new city. */
export function cityId({ cities }: PrintedMap): string {
  const taken = new Set(cities.map(({ id }) => id));
  const numbered = cities.map((_, index) => `city-${index + 1}`).find((id) => !taken.has(id));
  return numbered ?? `city-${cities.length + 1}`;
}
