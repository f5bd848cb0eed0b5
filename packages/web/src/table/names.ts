import type { Seat } from '@durbar/engine';
import { lister } from '../i18n/numbers.ts';
import type { Telling } from './contract.ts';

/** Writes the names of seats as a list: "Leila and Meera". */
export function namesOf<G, M>(telling: Telling<G, M>): (seats: readonly Seat[]) => string {
  return (seats) => lister(telling.language)(seats.map((seat) => telling.name(seat)));
}
