import type { TajMahalFact } from '@durbar/taj-mahal';
import { TOKENS } from '@durbar/taj-mahal/vocabulary';
import type { Deed } from '../../features.ts';

/** Prizes won, and what becomes of them. */
export function deedOf(fact: TajMahalFact): Deed | undefined {
  const name = nameOf(fact);
  return name !== undefined && 'seat' in fact ? { seat: fact.seat, name, amount: 1 } : undefined;
}

function nameOf(fact: TajMahalFact): string | undefined {
  switch (fact.type) {
    case 'token-won':
      return TOKENS[fact.token];
    case 'crown-won':
      return 'crowns';
    case 'province-tile-won':
      return 'tiles';
    case 'palace-placed':
    case 'crown-palace-placed':
      return 'palaces';
    case 'tokens-exchanged':
      return 'specials';
    default:
      return undefined;
  }
}
