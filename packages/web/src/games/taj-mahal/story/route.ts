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

/** A walk by road over all cities of a set that can be reached from one of them, and back wherever it doesn't go on. */
export function walkOver({ cities }: Game, start: number, among: ReadonlySet<number>): readonly number[] {
  const reached = new Set<number>();
  const from = (city: number): readonly number[] => {
    reached.add(city);
    const onward = (cities[city]?.neighbours ?? []).flatMap((next) =>
      among.has(next) && !reached.has(next) ? [...from(next), city] : [],
    );
    return [city, ...onward];
  };
  const walk = from(start);
  return walk.slice(0, walk.findLastIndex((city, index) => walk.indexOf(city) === index) + 1);
}

function wayTo(goal: number, before: ReadonlyMap<number, number>): readonly number[] {
  const way: number[] = [];
  for (let city = goal; city !== NONE; city = before.get(city) ?? NONE) way.unshift(city);
  return way;
}
