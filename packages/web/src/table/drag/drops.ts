import type { Beat, Face, Journey, PlaceName } from '../../story/beat.ts';
import { NOWHERE } from '../../story/beat.ts';

/** A piece that the viewer has grabbed. */
export interface Held {
  readonly place: PlaceName;
  readonly face: Face;
}

/** Where a piece can be dropped, and the choice that makes. */
export interface Drop {
  readonly place: PlaceName;
  /** Quarter turns, if the choices of a place differ by them. */
  readonly turns: number;
  readonly text: string;
}

/** A choice and the beats of its certain consequences. */
export interface Told {
  readonly text: string;
  readonly beats: readonly Beat[];
  /** Where the held piece is dropped to name it, if the choice moves nothing yet. */
  readonly named?: readonly PlaceName[];
}

/** A piece can be dropped wherever one of the choices would take it. */
export function dropsOf(held: Held, choices: readonly Told[]): readonly Drop[] {
  return choices.flatMap(({ text, beats, named = [] }) => {
    const way = wayOf(held, beats);
    const turns = way.find((journey) => journey.turns !== undefined)?.turns ?? 0;
    const places = new Set([...way.map(({ to }) => to), ...(isPayment(held, beats) ? placesOf(beats) : []), ...named]);
    return [...places].filter((place) => place !== NOWHERE && place !== held.place).map((place) => ({ place, turns, text }));
  });
}

/** The journeys of one piece, one after the other. */
function wayOf({ place, face }: Held, beats: readonly Beat[]): readonly Journey[] {
  const way: Journey[] = [];
  let now: Held = { place, face };
  for (const journey of beats.flatMap(({ journeys }) => journeys)) {
    if (journey.from !== now.place || journey.face !== now.face) continue;
    way.push(journey);
    now = { place: journey.to, face: journey.becomes ?? journey.face };
  }
  return way;
}

/** Payments can also be dropped on what they pay for. */
function isPayment(held: Held, beats: readonly Beat[]): boolean {
  return beats.some(
    ({ verb, journeys }) => verb === 'pay' && journeys.some(({ from, face }) => from === held.place && face === held.face),
  );
}

function placesOf(beats: readonly Beat[]): readonly PlaceName[] {
  const [payments, goods] = [beats.filter(({ verb }) => verb === 'pay'), beats.filter(({ verb }) => verb !== 'pay')];
  const wanted = goods.flatMap(({ cause, focus, journeys }) => [
    ...(cause === undefined ? [] : [cause]),
    ...(focus === undefined ? [] : [focus]),
    ...journeys.flatMap(({ from, to }) => [from, to]),
  ]);
  return [...payments.flatMap(({ pays }) => pays ?? []), ...wanted];
}

/** The drop with the piece's rotation, or the next legal one. */
export function dropTurned(drops: readonly Drop[], turns: number): Drop | undefined {
  const turned = (drop: Drop): number => (drop.turns - turns + 4) % 4;
  return [...drops].sort((one, other) => turned(one) - turned(other))[0];
}
