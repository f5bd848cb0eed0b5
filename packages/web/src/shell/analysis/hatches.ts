/** Lines in a square that is repeated; they tell areas apart without colours. */
interface Hatch {
  readonly id: string;
  /** The side of the square, in pixels. */
  readonly size: number;
  readonly lines: string;
}

/** By seat. */
export const SEAT_HATCHES: readonly Hatch[] = [
  { id: 'hatch-rising', size: 8, lines: 'M-2 2L2 -2M0 8L8 0M6 10L10 6' },
  { id: 'hatch-falling', size: 8, lines: 'M-2 6L2 10M0 0L8 8M6 -2L10 2' },
  { id: 'hatch-level', size: 8, lines: 'M0 4H8' },
  { id: 'hatch-upright', size: 8, lines: 'M4 0V8' },
  { id: 'hatch-crossed', size: 8, lines: 'M0 4H8M4 0V8' },
];

/** What isn't analysed yet. */
export const TO_COME: Hatch = { id: 'hatch-to-come', size: 12, lines: 'M-3 3L3 -3M0 12L12 0M9 15L15 9' };
