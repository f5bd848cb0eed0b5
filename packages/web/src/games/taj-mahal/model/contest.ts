import { type Fact, NONE, type View } from '../types.ts';
import { type CourtSymbol, SYMBOLS, TOKENS } from './model.ts';

export interface Cell {
  readonly seat: number;
  readonly isIn: boolean;
  readonly count: number;
  /** What the hovered choice would add. */
  readonly gain: number;
  /** It would win this symbol by withdrawing now. */
  readonly isLeading: boolean;
  readonly hasToken: boolean;
  readonly hasSpecial: boolean;
}

export type Outcome =
  | { readonly kind: 'taken'; readonly by: number }
  | { readonly kind: 'won'; readonly prize: Prize; readonly when: 'now' | 'after play' }
  | { readonly kind: 'leads'; readonly seat: number }
  | { readonly kind: 'tie' }
  | { readonly kind: 'nobody' };

export type Prize = 'token' | 'crown' | 'tile';

export interface Row {
  readonly symbol: CourtSymbol;
  readonly atCourt: boolean;
  readonly cells: readonly Cell[];
  readonly outcome: Outcome;
}

/** Who won what in the current visit, by symbol; NONE where no one has yet. */
export type Winners = readonly number[];

export function winnersOf(past: readonly Fact[]): Winners {
  const visit = past.slice(past.findLastIndex(({ type }) => type === 'province-entered') + 1);
  const winnerOf = (isIt: (fact: Fact) => boolean): number => {
    const won = visit.find(isIt);
    return won && 'seat' in won ? won.seat : NONE;
  };
  return SYMBOLS.map((_symbol, number) => {
    if (prizeOf(number) === 'crown') return winnerOf(({ type }) => type === 'crown-won');
    if (prizeOf(number) === 'tile') return winnerOf(({ type }) => type === 'province-tile-won');
    return winnerOf((fact) => fact.type === 'token-won' && fact.token === number);
  });
}

/** The viewer of the contest, with their knowledge. */
export interface Onlooker {
  readonly order: readonly number[];
  readonly me: number | undefined;
  readonly winners: Winners;
}

/** The contest as a table: six symbols by players, and what the viewer would win of each. */
export function rowsOf(view: View, shown: View, { order, me, winners }: Onlooker): Row[] {
  return SYMBOLS.map((symbol, number) => ({
    symbol,
    atCourt: isAtCourt(view, number),
    cells: order.map((seat) => cellOf(view, shown, seat, number)),
    outcome: isAtCourt(view, number) ? outcomeOf(view, shown, number, me) : { kind: 'taken', by: winners[number] ?? NONE },
  }));
}

function cellOf(view: View, shown: View, seat: number, symbol: number): Cell {
  const [before, after] = [view.seats[seat], shown.seats[seat]];
  const count = before?.totals[symbol] ?? 0;
  return {
    seat,
    isIn: before?.isIn ?? false,
    count,
    gain: Math.max(0, (after?.totals[symbol] ?? 0) - count),
    isLeading: after?.isIn ? after.wouldWin.includes(symbol) : (before?.wouldWin.includes(symbol) ?? false),
    hasToken: (before?.tokens[symbol] ?? 0) > 0,
    hasSpecial: view.specialCards[symbol]?.holder === seat,
  };
}

function outcomeOf(view: View, shown: View, symbol: number, me: number | undefined): Outcome {
  const prize = prizeOf(symbol);
  if (me !== undefined && wouldWin(view, me, symbol)) return { kind: 'won', prize, when: 'now' };
  if (me !== undefined && wouldWin(shown, me, symbol)) return { kind: 'won', prize, when: 'after play' };
  const leader = view.seats.findIndex((_seat, seat) => wouldWin(view, seat, symbol));
  if (leader !== NONE) return { kind: 'leads', seat: leader };
  return view.seats.some(({ isIn, totals }) => isIn && (totals[symbol] ?? 0) > 0) ? { kind: 'tie' } : { kind: 'nobody' };
}

function wouldWin(view: View, seat: number, symbol: number): boolean {
  return view.seats[seat]?.wouldWin.includes(symbol) ?? false;
}

export function isAtCourt({ court }: View, symbol: number): boolean {
  if (symbol < TOKENS.length) return (court.tokens[symbol] ?? 0) > 0;
  return prizeOf(symbol) === 'crown' ? court.crown : court.tile !== NONE;
}

export function prizeOf(symbol: number): Prize {
  if (symbol < TOKENS.length) return 'token';
  return SYMBOLS[symbol] === 'mogul' ? 'crown' : 'tile';
}
