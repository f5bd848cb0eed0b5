import { type Game, NONE } from '../types.ts';

/** The cities on the shortest way by road from one province to another, both ends included; none if no road leads there. */
export function routeBetween({ cities, citiesOf }: Game, from: number, to: number): readonly number[] {
  const before = new Map((citiesOf[from] ?? []).map((city) => [city, NONE]));
  for (const city of before.keys()) {
    if (cities[city]?.province === to) return wayTo(city, before);
    for (const next of cities[city]?.neighbours ?? []) if (!before.has(next)) before.set(next, city);
  }
  return [];
}

function wayTo(goal: number, before: ReadonlyMap<number, number>): readonly number[] {
  const way: number[] = [];
  for (let city = goal; city !== NONE; city = before.get(city) ?? NONE) way.unshift(city);
  return way;
}
