import type { CardsAndKarmaChoice } from '@durbar/cards-and-karma';
import { NONE } from '@durbar/cards-and-karma/vocabulary';
import { at, entry, rowAt } from '../../../numbers.ts';
import { worthOfCard } from './cards.ts';
import { changing, owned, type Standpoint } from './standpoint.ts';
import { AT } from './traits.ts';

/** What a die shows on average. */
const ORDINARY = 3.5;

/** What it is worth to take a card of the grid as a die, rather than for its action. */
export function worthOfDie(standpoint: Standpoint, card: number): number {
  const { tables, state, seat, strengths } = standpoint;
  const { dieColour } = entry(tables.cards, card);
  const known = at(state.numbers, card);
  const number = known > 0 ? known : ORDINARY;
  return (
    changing(standpoint, AT.die, AT['die-late']) +
    rowAt(strengths, AT['die-hand']) * entry(state.hands, seat).length +
    rowAt(strengths, AT['die-pip']) * (number - ORDINARY) +
    rowAt(strengths, AT['die-colour']) * rowAt(owned.dice, dieColour) +
    rowAt(strengths, AT['die-reach']) * bestBuildingWith(standpoint, card, dieColour, number) +
    rowAt(strengths, AT['die-card']) * worthOfCard(standpoint, card)
  );
}

/** The best building that a die of this colour and number brings into reach. */
function bestBuildingWith(standpoint: Standpoint, die: number, colour: number, number: number): number {
  const { tables, state, karma } = standpoint;
  const sum = rowAt(owned.dice, colour) + karma;
  let best = 0;
  for (const card of state.grid) {
    if (card === NONE || card === die) continue;
    const { costColour, cost } = entry(tables.cards, card);
    if (costColour === colour && sum < cost && sum + number >= cost) best = Math.max(best, worthOfCard(standpoint, card));
  }
  return best;
}

/** What it is worth to keep a die of the hand. */
export function worthOfKeeping(standpoint: Standpoint, die: number): number {
  const { tables, state, seat, strengths } = standpoint;
  const number = at(state.numbers, die);
  const others = rowAt(owned.dice, entry(tables.cards, die).dieColour) - number;
  let equals = 0;
  for (const other of entry(state.hands, seat)) if (at(state.numbers, other) === number) equals++;
  return (
    rowAt(strengths, AT['keep-die']) +
    rowAt(strengths, AT['keep-pip']) * number +
    rowAt(strengths, AT['keep-colour']) * others +
    (equals === 1 ? rowAt(strengths, AT['keep-number']) : 0)
  );
}

/** What a payment leaves. */
export function worthOfPayment(
  standpoint: Standpoint,
  { dice, jokers, karma }: Extract<CardsAndKarmaChoice, { type: 'pay' }>,
): number {
  const { strengths } = standpoint;
  let worth = jokers * rowAt(strengths, AT['spend-joker']) + karma * rowAt(strengths, AT['spend-karma']);
  for (const die of dice) worth -= worthOfKeeping(standpoint, die);
  return worth;
}
