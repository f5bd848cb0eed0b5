/** A river being built: the tile id on each space. */
type Laid = ReadonlyMap<number, string>;

/** Parses a layout, "3 ganga-5, 7 ganga3-1"; invalid parts are skipped here and reported by the game. */
export function laidTiles(layout: string): Laid {
  const places = layout.split(',').map((part) => part.trim().split(/\s+/));
  return new Map(places.flatMap(([index = '', id = '']) => (Number(index) > 0 && id !== '' ? [[Number(index), id]] : [])));
}

export function withTile(layout: string, index: number, id: string): string {
  return layoutText(new Map([...laidTiles(layout)].filter(([, other]) => other !== id)).set(index, id));
}

export function withoutTile(layout: string, index: number): string {
  return layoutText(new Map([...laidTiles(layout)].filter(([space]) => space !== index)));
}

function layoutText(laid: Laid): string {
  return [...laid]
    .toSorted(([a], [b]) => a - b)
    .map(([index, id]) => `${index} ${id}`)
    .join(', ');
}

/** The first space without a tile from a given space on, wrapping around; the space itself if all have one. */
export function nextBare(layout: string, from: number, last: number): number {
  const laid = laidTiles(layout);
  const spaces = Array.from({ length: last }, (_, step) => ((from - 1 + step) % last) + 1);
  return spaces.find((space) => !laid.has(space)) ?? from;
}
