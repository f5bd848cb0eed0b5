import { NONE } from '@durbar/taj-mahal/vocabulary';
import { entry } from '../../../numbers.ts';
import { add } from '../../row.ts';
import type { Standpoint } from './standpoint.ts';

/** Counts the cards of each colour in the seat's hand. */
export function lengthsOf({ tables, state, seat }: Standpoint, lengths: Float64Array): void {
  lengths.fill(0);
  for (const card of entry(state.hands, seat)) {
    const { colour } = entry(tables.cards, card);
    if (colour !== NONE) add(lengths, colour, 1);
  }
}
