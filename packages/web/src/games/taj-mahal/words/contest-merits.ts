import type { Merit } from '../../../table/contract.ts';
import { isAtCourt, prizeOf } from '../model/contest.ts';
import { SYMBOLS } from '../model/model.ts';
import type { TajTelling, View } from '../types.ts';

/** What a play does in the contest: the symbols in which it takes the lead, each with its prize, and those in which it comes close. */
export function contestMerits(before: View, after: View, seat: number, telling: TajTelling): Merit[] {
  if (!after.seats[seat]?.isIn) return [];
  return SYMBOLS.flatMap((symbol, number): Merit[] => {
    if (!isAtCourt(before, number)) return [];
    const { words } = telling;
    const [led, leads] = [before, after].map((view) => view.seats[seat]?.wouldWin.includes(number));
    const lead = {
      id: `lead ${symbol}`,
      kind: 'name' as const,
      amount: leads && !led ? 1 : 0,
      text: () => words.merits.lead(words.merits.symbols[symbol]),
      why: prizeText(after, seat, number, telling),
    };
    return leads || !hasGrown(before, after, seat, number) ? [lead] : [lead, ...chanceOf(after, seat, number, telling)];
  });
}

function hasGrown(before: View, after: View, seat: number, symbol: number): boolean {
  return totalOf(after, seat, symbol) > totalOf(before, seat, symbol);
}

function totalOf({ seats }: View, seat: number, symbol: number): number {
  return seats[seat]?.totals[symbol] ?? 0;
}

/** With more missing than this, the lead is out of sight. */
const IN_SIGHT = 2;

/** A symbol in which little is missing for the lead: a tie wins nothing. */
function chanceOf(view: View, seat: number, symbol: number, { words }: TajTelling): Merit[] {
  const others = view.seats.flatMap(({ isIn, totals }, other) => (isIn && other !== seat ? [totals[symbol] ?? 0] : []));
  const missing = Math.max(0, ...others) + 1 - totalOf(view, seat, symbol);
  const name = SYMBOLS[symbol];
  if (!name || missing > IN_SIGHT) return [];
  const text = (): string => words.merits.chance(words.merits.symbols[name]);
  return [{ id: `chance ${name}`, kind: 'name', amount: 1, text, why: words.merits.short(missing) }];
}

/** What a symbol wins: a palace and perhaps the second token for a special card, the crown palace, or the goods of the province tile. */
function prizeText(view: View, seat: number, symbol: number, { game, words }: TajTelling): string {
  const prize = prizeOf(symbol);
  if (prize === 'crown') return words.winCrown;
  if (prize === 'token') {
    const hasToken = (view.seats[seat]?.tokens[symbol] ?? 0) > 0;
    return hasToken ? words.merits.secondToken : words.winToken;
  }
  const goods = game.edition.provinceTiles[view.court.tile]?.goods ?? [];
  return words.merits.goods([...new Set(goods)].map((good) => words.goods[good]));
}
