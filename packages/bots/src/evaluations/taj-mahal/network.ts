import type { Game, State } from './names.ts';

/** A seat's palaces: for each city the set of provinces connected with it, as bits; 0 without a palace. */
export function connections(game: Game, state: State, seat: number): Int32Array {
  const masks = new Int32Array(game.provinceOf.length);
  const members: number[] = [];
  for (let city = 0; city < masks.length; city++) {
    if (masks[city] !== 0 || !owns(state, seat, city)) continue;
    members.length = 0;
    members.push(city);
    masks[city] = -1;
    let mask = 0;
    for (let next = 0; next < members.length; next++) {
      const member = members[next] as number;
      mask |= 1 << (game.provinceOf[member] as number);
      for (const neighbour of game.neighbours[member] as readonly number[]) {
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

/** The provinces that one more palace in this city would connect. */
export function reachFrom(game: Game, masks: Int32Array, city: number): number {
  let mask = (1 << (game.provinceOf[city] as number)) | (masks[city] as number);
  for (const neighbour of game.neighbours[city] as readonly number[]) mask |= masks[neighbour] as number;
  return bits(mask);
}

/** The provinces connected with any palace in this province. */
export function connectedTo(game: Game, masks: Int32Array, province: number): number {
  let mask = 0;
  for (const city of game.citiesOf[province] ?? []) mask |= masks[city] as number;
  return bits(mask);
}

export function largest(masks: Int32Array): number {
  let most = 0;
  for (const mask of masks) if (mask !== 0) most = Math.max(most, bits(mask));
  return most;
}

function bits(mask: number): number {
  let rest = mask;
  let count = 0;
  for (; rest !== 0; count++) rest &= rest - 1;
  return count;
}
