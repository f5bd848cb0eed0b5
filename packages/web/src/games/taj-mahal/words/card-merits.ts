import type { Merit } from '../../../table/contract.ts';
import { SUITS, SYMBOLS } from '../model/model.ts';
import type { TajTelling, View } from '../types.ts';
import { cardName, faceOf } from './names.ts';

type SeatView = View['seats'][number];

const COLOURS = [...SUITS, 'white'] as const;

/** Cards taken, each colour with how many it makes: a long colour lasts longer in a contest. */
export function taken(before: SeatView, after: SeatView, telling: TajTelling): Merit[] {
  const { words } = telling;
  const colours = COLOURS.map((suit): Merit => {
    const [had, held] = [before, after].map((seat) => inSuit(seat, suit, telling).length);
    return {
      id: `taken ${suit}`,
      kind: 'gain',
      amount: Math.max(0, (held ?? 0) - (had ?? 0)),
      text: (amount) => words.merits.cards(amount, words.suits[suit]),
      why: had ? words.merits.inAll(held ?? 0) : undefined,
    };
  });
  return [...colours, ...symbolsTaken(before, after, telling)];
}

/** The symbols of the cards taken: one whose token is held leads to its special card. */
function symbolsTaken(before: SeatView, after: SeatView, telling: TajTelling): Merit[] {
  const { words } = telling;
  return SYMBOLS.map((symbol, number) => {
    const [had, held] = [before, after].map((seat) => countOf(seat, number, telling));
    const hasToken = (after.tokens[number] ?? 0) > 0;
    return {
      id: `symbols ${symbol}`,
      kind: 'gain',
      amount: Math.max(0, (held ?? 0) - (had ?? 0)),
      text: words.merits.symbol[symbol],
      why: hasToken ? words.merits.forPair : had ? words.merits.inAll(held ?? 0) : undefined,
      isDetail: true,
    };
  });
}

/** Cards left after a play. A special card comes back after the visit, but only those in hand can still be played in it. */
export function left(after: SeatView, telling: TajTelling): Merit[] {
  const { game, words } = telling;
  const specials = inSuit(after, 'special', telling);
  return [
    ...COLOURS.map(
      (suit): Merit => ({
        id: suit,
        kind: 'stock',
        amount: inSuit(after, suit, telling).length,
        text: (amount) => words.merits.cards(amount, words.suits[suit]),
      }),
    ),
    ...specials.map(
      (card): Merit => ({ id: `special ${card}`, kind: 'kept', amount: 1, text: () => cardName(game, card, words) }),
    ),
    ...SYMBOLS.map(
      (symbol, number): Merit => ({
        id: `left ${symbol}`,
        kind: 'stock',
        amount: countOf(after, number, telling),
        text: words.merits.symbol[symbol],
        isDetail: true,
      }),
    ),
  ];
}

function inSuit({ hand = [] }: SeatView, suit: string, { game }: TajTelling): readonly number[] {
  return hand.filter((card) => faceOf(game, card).suit === suit);
}

function countOf({ hand = [] }: SeatView, symbol: number, { game }: TajTelling): number {
  const name = SYMBOLS[symbol];
  return hand.flatMap((card) => faceOf(game, card).symbols).filter((one) => one === name).length;
}
