import type { Merit, TurnStep } from '../../../table/contract.ts';
import { GOODS, SUITS, type Suit, SYMBOLS } from '../model/model.ts';
import type { Choice, Fact, TajTelling, View } from '../types.ts';
import { faceOf } from './names.ts';

interface Line {
  readonly steps: readonly TurnStep<View, Choice>[];
  readonly facts: readonly Fact[];
  readonly view: View;
}

type SeatView = View['seats'][number];

/** A turn's certain gains, and the cards left if it plays some. */
export function merits({ steps, facts, view }: Line, telling: TajTelling): Merit[] {
  const seat = telling.viewer;
  const [before, after] = [steps[0]?.view, view].map((seen) => (seat === 'spectator' ? undefined : seen?.seats[seat]));
  if (!before || !after) return [];
  const { words } = telling;
  const mine = facts.filter((fact) => 'seat' in fact && fact.seat === seat);
  const count = (...types: readonly Fact['type'][]): number => mine.filter(({ type }) => types.includes(type)).length;
  return [
    { id: 'points', kind: 'gain', amount: after.score - before.score, text: words.merits.points },
    { id: 'palaces', kind: 'gain', amount: count('palace-placed', 'crown-palace-placed'), text: words.palaces },
    { id: 'special', kind: 'name', amount: count('tokens-exchanged'), text: () => words.merits.special },
    ...GOODS.map(
      (good, number): Merit => ({
        id: good,
        kind: 'gain',
        amount: (after.goods[number] ?? 0) - (before.goods[number] ?? 0),
        text: (amount) => `${amount} × ${words.goods[good]}`,
      }),
    ),
    ...leads(before, after, telling),
    ...(steps.some(({ choice }) => choice.type === 'take') ? taken(before, after, telling) : left(after, telling)),
  ];
}

/** Cards taken, each by how many of its colour it makes: a long colour is worth more than its cards. */
function taken(before: SeatView, after: SeatView, { game, words }: TajTelling): Merit[] {
  return [...SUITS, 'white' as const].flatMap((suit) => {
    const had = countOf(suit, before, game);
    return Array.from({ length: Math.max(0, countOf(suit, after, game) - had) }, (_, more) => ({
      id: `${suit} ${had + more + 1}`,
      kind: 'name' as const,
      amount: 1,
      text: () => words.merits.taken(had + more + 1, words.suits[suit]),
    }));
  });
}

function left(after: SeatView, { game, words }: TajTelling): Merit[] {
  return SUITS.map((suit) => ({
    id: suit,
    kind: 'stock',
    amount: countOf(suit, after, game),
    text: (amount) => words.merits.cards(amount, words.suits[suit]),
  }));
}

function countOf(suit: Suit, { hand = [] }: SeatView, game: TajTelling['game']): number {
  return hand.filter((card) => faceOf(game, card).suit === suit).length;
}

/** The symbols in which the turn takes the lead, as long as the player stays in the contest. */
function leads(before: SeatView, after: SeatView, { words }: TajTelling): Merit[] {
  return SYMBOLS.map((symbol, number) => ({
    id: `lead ${symbol}`,
    kind: 'name',
    amount: after.isIn && after.wouldWin.includes(number) && !before.wouldWin.includes(number) ? 1 : 0,
    text: () => words.merits.lead(words.symbols[symbol]),
  }));
}
