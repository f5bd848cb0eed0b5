import { ELEPHANT, MOGUL, NONE, TOKENS } from '@durbar/taj-mahal/vocabulary';
import { at, entry, rowAt } from '../../../numbers.ts';
import { isAtCourt, tilePoints } from '../court.ts';
import { changing, progressIn, type Standpoint } from './standpoint.ts';
import { AT } from './traits.ts';

/** What a symbol's prize is worth to the seat, without points for palaces; 0 if it is gone. */
export function prizeOf(standpoint: Standpoint, symbol: number): number {
  const { tables, state, seat, strengths } = standpoint;
  if (!isAtCourt(state, symbol)) return 0;
  if (symbol === MOGUL) return rowAt(strengths, AT.crown);
  const progress = progressIn(standpoint);
  if (symbol === ELEPHANT) {
    const later = (tables.tileGoods[state.visit - 1] ?? []).length * (tables.visits - state.visit);
    return rowAt(strengths, AT.good) * tilePoints(tables, state, seat) + rowAt(strengths, AT['good-to-come']) * later;
  }
  const token = changing(standpoint, AT.token, AT['token-late'], progress);
  const isPair = at(state.tokens, seat * TOKENS.length + symbol) > 0;
  return isPair ? token + changing(standpoint, AT.pair, AT['pair-late'], progress) : token;
}

/** What a palace in this province is worth, however many there are: its points grow with the palaces that it joins. */
export function palacePrize(standpoint: Standpoint): number {
  return rowAt(standpoint.strengths, AT.palace) + rowAt(standpoint.strengths, AT.link) * linksOf(standpoint);
}

const MOST_LINKS = 2;

/** How many own palaces of other provinces are next to its free cities. */
function linksOf({ tables, state, seat }: Standpoint): number {
  const province = at(state.tileProvinces, state.visit - 1);
  let links = 0;
  for (const city of tables.citiesOf[province] ?? []) {
    if (state.palaces[city] !== NONE) continue;
    for (const neighbour of entry(tables.neighbours, city)) {
      const isOwn = state.palaces[neighbour] === seat || state.crownPalaces[neighbour] === seat;
      if (isOwn && at(tables.provinceOf, neighbour) !== province) links++;
    }
    if (links >= MOST_LINKS) return MOST_LINKS;
  }
  return links;
}
