/** The part of the realm that wide screens show. */
export const LAND = { x: 18, y: 26, width: 962, height: 950 };
/** Width of the scoring track around it. */
export const TRACK = 28;

export const WIDTH = LAND.width + 2 * TRACK;
export const HEIGHT = LAND.height + 2 * TRACK;

/** How much is shown around a place. */
const AROUND = { width: 620, height: 300 };

/** The part of the realm around some cities, within the land. */
export function partAround(cities: readonly { readonly x: number; readonly y: number }[]): typeof LAND {
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const within = (start: number, size: number, from: number, all: number): number =>
    Math.max(from, Math.min(start - size / 2, from + all - size));
  const x = within(middle(cities.map((city) => city.x)), AROUND.width, LAND.x, LAND.width);
  const y = within(middle(cities.map((city) => city.y)), AROUND.height, LAND.y, LAND.height);
  return { x, y, ...AROUND };
}
