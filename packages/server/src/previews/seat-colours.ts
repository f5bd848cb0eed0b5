import type { Colour } from './brush.ts';

const NAMES = ['crimson', 'teal', 'saffron', 'charcoal', 'ivory'] as const;
export type SeatColour = (typeof NAMES)[number];

/** As the client draws them on its own pictures. */
export const SEAT_COLOURS: Readonly<Record<SeatColour, Colour>> = {
  crimson: [179, 36, 59],
  teal: [14, 124, 128],
  saffron: [217, 147, 15],
  charcoal: [63, 63, 74],
  ivory: [143, 126, 88],
};
export const INK: Colour = [42, 32, 24];
export const SECOND: Colour = [93, 76, 58];
export const FORT: Colour = [154, 58, 43];
export const MARBLE: Colour = [255, 252, 245];

/** The colours of a table's seats: those its players chose, then the others in order. */
export function seatColours({ colours }: Readonly<Record<string, string>>, seats: number): readonly SeatColour[] {
  const chosen = colours?.split(/[\s,]+/) ?? [];
  return Array.from({ length: seats }, (_, seat) => colourNamed(chosen[seat], seat));
}

function colourNamed(name: string | undefined, seat: number): SeatColour {
  return NAMES.find((known) => known === name) ?? NAMES[seat % NAMES.length] ?? 'crimson';
}
