import type { Seat } from '@durbar/engine';
import type { Item, PlaceName } from '../../../../story/beat.ts';
import type { RajasSource } from '../../types.ts';
import { cellPlace, colourName, riverPlace, spacePlace, tileFace, trackPlace, yieldPlace } from '../names.ts';
import type { RajasScene } from '../part.ts';

/** Where an effect starts: at its source, or at the previous event. */
export function causeOf(source: RajasSource, seat: Seat, scene: RajasScene): PlaceName | undefined {
  switch (source.kind) {
    case 'space':
    case 'action':
      return spacePlace(source.id);
    case 'tile':
      return scene.find(tileFace(source.id), cellPlace(seat, ''));
    case 'yield':
      return yieldPlace(seat, source.id);
    case 'river':
      return riverPlace(source.index);
    case 'track':
      return trackPlace(source.track, source.space);
    default:
      return scene.cause;
  }
}

/** Travels from its cause; without one, from the box. */
export function from(cause: PlaceName | undefined): { readonly via?: readonly PlaceName[] } {
  return cause === undefined ? {} : { via: [cause] };
}

export function dieItem(colour: number, value: number): Item {
  return { symbol: 'icon-die', tone: `s-${colourName(colour)}`, count: 1, text: String(value) };
}

/** Some of the steps between two numbers, enough to stay on a track. */
export function between(one: number, other: number): readonly number[] {
  const [length, step] = [Math.abs(other - one), Math.sign(other - one)];
  const every = Math.max(1, Math.ceil(length / MOST_STOPS));
  return Array.from({ length: Math.max(0, Math.ceil(length / every) - 1) }, (_, stop) => one + (stop + 1) * every * step);
}

const MOST_STOPS = 10;
