import { ELEPHANT, MOGUL, NONE, TOKENS } from '@durbar/taj-mahal/vocabulary';
import { at, entry, rowAt } from '../../../numbers.ts';
import { isAtCourt, tilePoints } from '../court.ts';
import { bestReach, connections } from '../network.ts';
import { changing, progressIn, type Standpoint } from './standpoint.ts';
import { AT } from './traits.ts';

/** What a symbol's prize is worth to the seat, without points for palaces; 0 if it is gone. */
export function prizeOf(standpoint: Standpoint, symbol: number): number {
  const { tables, state, seat, strengths } = standpoint;
  if (!isAtCourt(state, symbol)) return 0;
  if (symbol === MOGUL) return rowAt(strengths, AT.crown);
  const progress = progressIn(standpoint);
  if (symbol === ELEPHANT) {
    const tile = state.visit - 1;
    return (
      rowAt(strengths, AT.good) * tilePoints(tables, state, seat) +
      rowAt(strengths, AT['good-to-come']) * at(tables.goodsAfter, tile)
    );
  }
  const token = changing(standpoint, AT.token, AT['token-late'], progress);
  if (at(state.tokens, seat * TOKENS.length + symbol) === 0) return token;
  const pair = token + changing(standpoint, AT.pair, AT['pair-late'], progress);
  const holder = at(state.specialHolders, symbol);
  if (holder === NONE) return pair;
  return pair + rowAt(strengths, holder === seat ? AT['pair-of-own'] : AT['pair-of-rival']);
}

/** What a palace in this province is worth, however many there are: its points grow with the provinces that it joins. */
export function palacePrize(standpoint: Standpoint): number {
  const { tables, state, seat, strengths } = standpoint;
  const province = at(state.tileProvinces, state.visit - 1);
  let [links, bonuses, free] = [0, 0, 0];
  for (const city of tables.citiesOf[province] ?? []) {
    if (state.palaces[city] !== NONE) continue;
    free++;
    if (state.bonusTiles[city] !== NONE) bonuses = 1;
    if (links > 0) continue;
    for (const neighbour of entry(tables.neighbours, city)) {
      if (state.palaces[neighbour] === seat || state.crownPalaces[neighbour] === seat) links++;
    }
  }
  if (free === 0) return 0;
  const reach = links === 0 ? 1 : bestReach(tables, state, connections(tables, state, seat), province);
  return (
    changing(standpoint, AT.palace, AT['palace-late'], progressIn(standpoint)) +
    rowAt(strengths, AT.reach) * reach +
    rowAt(strengths, AT['bonus-in-reach']) * bonuses
  );
}
