import type { Item } from '../../story/beat.ts';
import { chip, type Ghost, halo, RING_SIZE, ribbon, ring } from './ghosts.ts';
import type { Manner } from './ground.ts';

/** How much a panel grows at a great beat. */
const SWELL = 0.015;

/** Something that appears at a place and goes again. */
interface Sign {
  readonly ghost: Ghost;
  readonly frames: Keyframe[];
}

export function haloOn(box: DOMRect): Sign {
  const transform = `translate(${box.x}px, ${box.y}px)`;
  return {
    ghost: halo(box),
    frames: [
      { opacity: 0, transform },
      { opacity: 1, transform, offset: 0.4 },
      { opacity: 0, transform },
    ],
  };
}

/** A ring opens from the middle of a place and fades. */
export function ringFrom({ x, y, width, height }: DOMRect): Sign {
  const at = (scale: number): string =>
    `translate(${x + (width - RING_SIZE) / 2}px, ${y + (height - RING_SIZE) / 2}px) scale(${scale})`;
  return {
    ghost: ring(),
    frames: [
      { opacity: 1, transform: at(1 / 3) },
      { opacity: 0, transform: at(1) },
    ],
  };
}

/** A panel grows a little and back; the middle of a place in it stays where it is. */
export function swellAbout(place: DOMRect, panel: DOMRect): Keyframe[] {
  const shift = (at: number, size: number, start: number, length: number): number => (start + length / 2 - at - size / 2) * SWELL;
  const x = shift(place.x, place.width, panel.x, panel.width);
  const y = shift(place.y, place.height, panel.y, panel.height);
  return [
    { transform: 'none' },
    { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${1 + SWELL})` },
    { transform: 'none' },
  ];
}

/** A sentence across the board. */
export function ribbonOver({ x, y, width, height }: DOMRect, text: string, { hasMotion }: Manner): Sign {
  const ghost = ribbon(text);
  ghost.style.maxWidth = `${width * 0.9}px`;
  const at = (dy: number): string => `translate(calc(${x + width / 2}px - 50%), ${y + height * 0.2 + dy}px)`;
  return {
    ghost,
    frames: [
      { opacity: 0, transform: at(hasMotion ? 12 : 0) },
      { opacity: 1, transform: at(0), offset: 0.15 },
      { opacity: 1, transform: at(0), offset: 0.85 },
      { opacity: 0, transform: at(0) },
    ],
  };
}

/** Sums above a place. */
export function chipOver({ x, y, width }: DOMRect, items: readonly Item[], { hasMotion }: Manner): Sign {
  const at = (dy: number): string => `translate(calc(${x + width / 2}px - 50%), calc(${y + dy}px - 100%))`;
  const lift = hasMotion ? 6 : 0;
  return {
    ghost: chip(items),
    frames: [
      { opacity: 0, transform: at(lift) },
      { opacity: 1, transform: at(0), offset: 0.12 },
      { opacity: 1, transform: at(0), offset: 0.8 },
      { opacity: 0, transform: at(-lift) },
    ],
  };
}
