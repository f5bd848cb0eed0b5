import { ADMINISTRATORS, NONE } from '@durbar/cards-and-karma/vocabulary';
import { entry, rowAt } from '../../../numbers.ts';
import { tokensOf } from '../tokens.ts';
import { worthOfCard } from './cards.ts';
import { worthOfPaying } from './prices.ts';
import { changing, type Standpoint } from './standpoint.ts';
import { AT } from './traits.ts';

/** What two additional dice are worth to a seat that could also keep its administrator. */
export function worthOfExtraDice(standpoint: Standpoint): number {
  const { state, seat, strengths } = standpoint;
  return (
    changing(standpoint, AT['extra-dice'], AT['extra-dice-late']) +
    rowAt(strengths, AT['extra-dice-hand']) * entry(state.hands, seat).length +
    worthOfSpare(standpoint)
  );
}

/** The same for an additional turn; in the last stage an administrator has no other use. */
export function worthOfExtraTurn(standpoint: Standpoint): number {
  const { strengths, progress } = standpoint;
  return (
    changing(standpoint, AT['extra-turn'], AT['extra-turn-late']) +
    (progress === 1 ? rowAt(strengths, AT['extra-turn-last']) : 0) +
    rowAt(strengths, AT['extra-turn-hope']) * worthOfBestCard(standpoint) +
    worthOfSpare(standpoint)
  );
}

/** The best card of the grid that the seat can pay for. */
function worthOfBestCard(standpoint: Standpoint): number {
  let best = 0;
  for (const card of standpoint.state.grid)
    if (card !== NONE) best = Math.max(best, worthOfCard(standpoint, card) + worthOfPaying(standpoint, card));
  return best;
}

/** A seat with two administrators may soon have to exchange them. */
function worthOfSpare({ state, seat, strengths }: Standpoint): number {
  return tokensOf(state, seat, ADMINISTRATORS) > 1 ? rowAt(strengths, AT['second-administrator']) : 0;
}
