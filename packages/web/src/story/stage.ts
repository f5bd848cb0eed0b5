import { type Face, type Journey, NOWHERE, type PlaceName } from './beat.ts';

/** Which pieces are where: the number of each face at each place. Derived from a view; changed by beats. */
export type Stage = ReadonlyMap<PlaceName, ReadonlyMap<Face, number>>;

/** Pieces at rest on a place. */
export type Resting = readonly [place: PlaceName, face: Face, count?: number];

export function stageFrom(pieces: Iterable<Resting>): Stage {
  const stage = new OpenStage();
  for (const [place, face, count = 1] of pieces) stage.put(place, face, count);
  return stage.places;
}

/** A stage that beats change. */
export class OpenStage {
  readonly places: Map<PlaceName, Map<Face, number>> = new Map();

  static of(stage: Stage): OpenStage {
    const copy = new OpenStage();
    for (const [place, faces] of stage) copy.places.set(place, new Map(faces));
    return copy;
  }

  put(place: PlaceName, face: Face, count: number): void {
    if (place === NOWHERE || count === 0) return;
    const faces = this.places.get(place) ?? new Map<Face, number>();
    const now = (faces.get(face) ?? 0) + count;
    if (now === 0) faces.delete(face);
    else faces.set(face, now);
    if (faces.size === 0) this.places.delete(place);
    else this.places.set(place, faces);
  }

  move({ face, from, to, becomes = face, count = 1 }: Journey): void {
    this.put(from, face, -count);
    this.put(to, becomes, count);
  }

  find(face: Face, within = ''): PlaceName | undefined {
    for (const [place, faces] of this.places) if (place.startsWith(within) && faces.has(face)) return place;
    return undefined;
  }

  count(place: PlaceName, face: Face): number {
    return this.places.get(place)?.get(face) ?? 0;
  }

  faces(place: PlaceName): readonly Face[] {
    return [...(this.places.get(place) ?? [])].flatMap(([face, count]) => Array<Face>(Math.max(0, count)).fill(face));
  }
}

/** The differences between two stages, as "place face: 1 → 2"; empty if equal. */
export function differences(one: Stage, other: Stage): readonly string[] {
  const places = new Set([...one.keys(), ...other.keys()]);
  return [...places].flatMap((place) => {
    const faces = new Set([...(one.get(place)?.keys() ?? []), ...(other.get(place)?.keys() ?? [])]);
    return [...faces].flatMap((face) => {
      const [a, b] = [one.get(place)?.get(face) ?? 0, other.get(place)?.get(face) ?? 0];
      return a === b ? [] : [`${place} ${face}: ${a} → ${b}`];
    });
  });
}
