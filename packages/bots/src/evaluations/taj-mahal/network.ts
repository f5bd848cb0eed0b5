import { NONE } from '@durbar/taj-mahal/vocabulary';
import { at, countBits, entry } from '../../numbers.ts';
import type { State, Tables } from './tables.ts';

/**
 * A seat's palaces: for each city the set of provinces connected with it, as bits; 0 without a palace. The list is reused, and valid until
 * the next call.
 */
export function connections({ provinceOf, neighbours, masks }: Tables, state: State, seat: number): Int32Array {
  masks.fill(0);
  const members: number[] = [];
  for (let city = 0; city < masks.length; city++) {
    if (masks[city] !== 0 || !owns(state, seat, city)) continue;
    members.length = 0;
    members.push(city);
    masks[city] = -1;
    let mask = 0;
    for (let next = 0; next < members.length; next++) {
      const member = at(members, next);
      mask |= 1 << at(provinceOf, member);
      for (const neighbour of entry(neighbours, member)) {
        if (masks[neighbour] !== 0 || !owns(state, seat, neighbour)) continue;
        masks[neighbour] = -1;
        members.push(neighbour);
      }
    }
    for (const member of members) masks[member] = mask;
  }
  return masks;
}

function owns({ palaces, crownPalaces }: State, seat: number, city: number): boolean {
  return palaces[city] === seat || crownPalaces[city] === seat;
}

/** The most provinces that one more palace in this province could connect. */
export function bestReach(tables: Tables, state: State, masks: Int32Array, province: number): number {
  let best = 0;
  for (const city of tables.citiesOf[province] ?? []) {
    if (state.palaces[city] === NONE) best = Math.max(best, reachFrom(tables, masks, city));
  }
  return best;
}

/** The provinces that one more palace in this city would connect. */
function reachFrom({ provinceOf, neighbours }: Tables, masks: Int32Array, city: number): number {
  let mask = (1 << at(provinceOf, city)) | maskAt(masks, city);
  for (const neighbour of entry(neighbours, city)) mask |= maskAt(masks, neighbour);
  return countBits(mask);
}

/** The provinces connected with any palace in this province. */
export function connectedTo({ citiesOf }: Tables, masks: Int32Array, province: number): number {
  let mask = 0;
  for (const city of citiesOf[province] ?? []) mask |= maskAt(masks, city);
  return countBits(mask);
}

export function largest(masks: Int32Array): number {
  let most = 0;
  for (const mask of masks) if (mask !== 0) most = Math.max(most, countBits(mask));
  return most;
}

function maskAt(masks: Int32Array, city: number): number {
  return masks[city] as number;
}
