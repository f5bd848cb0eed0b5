import type { Merit, TurnStep } from '../../../table/contract.ts';
import { GOODS, SUITS, SYMBOLS } from '../model/model.ts';
import type { Choice, Fact, TajTelling, View } from '../types.ts';
import { faceOf } from './names.ts';

interface Line {
  readonly steps: readonly TurnStep<View, Choice>[];
  readonly facts: readonly Fact[];
  readonly view: View;
}

type SeatView = View['seats'][number];

/** A turn's certain gains, and the cards left. */
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
    ...SUITS.map(
      (suit): Merit => ({
        id: suit,
        kind: 'stock',
        amount: (after.hand ?? []).filter((card) => faceOf(telling.game, card).suit === suit).length,
        text: (amount) => words.merits.cards(amount, words.suits[suit]),
      }),
    ),
  ];
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
