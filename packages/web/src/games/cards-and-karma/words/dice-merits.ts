import { costOf } from '@durbar/cards-and-karma/vocabulary';
import type { Merit } from '../../../table/contract.ts';
import type { Fact, KarmaTelling, View } from '../types.ts';
import { cardName, colourName } from './names.ts';

type SeatView = View['seats'][number];

/** Chosen dice by colour, each with what the colour is for, because a building is paid in one colour. */
export function diceTaken(facts: readonly Fact[], view: View, seat: SeatView, telling: KarmaTelling): Merit[] {
  const { words } = telling;
  const taken = facts.flatMap((fact) => (fact.type === 'die-taken' ? [fact.card] : []));
  return coloursOf(telling).map((colour) => {
    const dice = taken.filter((card) => colourOf(card, telling) === colour);
    return {
      id: `die ${colour}`,
      kind: 'gain',
      amount: dice.length,
      text: (amount) => words.merits.dice(amount, colourName(colour, words)),
      why: useOf(colour, view, seat, telling),
    };
  });
}

/** Dice in hand that pay for a ship or a palace action of the grid as they are, one for each number. */
export function exactDice({ grid }: View, { hand }: SeatView, { game, words }: KarmaTelling): Merit[] {
  const first = new Map<number, number>();
  for (const number of grid) {
    const card = game.edition.cards[number];
    const cost = card?.kind === 'ship' || card?.kind === 'palace' ? costOf(card) : 0;
    if (!first.has(cost) && hand.some((die) => die.number > 0 && die.number === cost)) first.set(cost, number);
  }
  return [...first].map(([cost, number]) => ({
    id: `exact ${cost}`,
    kind: 'kept',
    amount: 1,
    text: () => words.merits.exact(cost, cardName(game, number, words)),
  }));
}

/** What each colour of the dice in hand still counts. */
export function pipsLeft(view: View, seat: SeatView, telling: KarmaTelling): Merit[] {
  const { words } = telling;
  return coloursOf(telling).map((colour) => ({
    id: `left ${colour}`,
    kind: 'stock',
    amount: sumOf(colour, seat, telling),
    text: (amount) => words.merits.pips(amount, colourName(colour, words)),
    why: payableIn(colour, view, seat, telling),
  }));
}

/** What dice of a colour are for: the cheapest building of the grid that those in hand don't pay for yet, or how many there are now. */
function useOf(colour: string, view: View, seat: SeatView, telling: KarmaTelling): string {
  const { words } = telling;
  const held = sumOf(colour, seat, telling);
  const sums = buildingSums(colour, view, telling).filter((sum) => sum > held);
  if (sums.length > 0) return words.merits.nextBuilding(held, Math.min(...sums));
  return words.merits.inAll(seat.hand.filter(({ card }) => colourOf(card, telling) === colour).length);
}

function payableIn(colour: string, view: View, seat: SeatView, telling: KarmaTelling): string | undefined {
  const { words } = telling;
  const held = sumOf(colour, seat, telling);
  const sums = buildingSums(colour, view, telling);
  const paid = sums.filter((sum) => sum <= held);
  if (paid.length > 0) return words.merits.pays(Math.max(...paid));
  return sums.length > 0 ? words.merits.nextBuilding(held, Math.min(...sums)) : undefined;
}

/** What the buildings of the grid that are paid in this colour cost. */
function buildingSums(colour: string, { grid }: View, { game }: KarmaTelling): number[] {
  return grid.flatMap((number) => {
    const card = game.edition.cards[number];
    return card?.kind === 'building' && card.cost.colour === colour ? [card.cost.sum] : [];
  });
}

function sumOf(colour: string, { hand }: SeatView, telling: KarmaTelling): number {
  return hand.reduce((sum, { card, number }) => (colourOf(card, telling) === colour ? sum + number : sum), 0);
}

function colourOf(card: number, { game }: KarmaTelling): string {
  return game.edition.cards[card]?.die ?? '';
}

function coloursOf({ game }: KarmaTelling): string[] {
  return [...new Set(game.edition.cards.map(({ die }) => die))];
}
