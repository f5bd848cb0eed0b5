import type { CardsAndKarmaFact } from '@durbar/cards-and-karma';
import type { Deed } from '../../features.ts';

/** Tokens, dice and sets. */
export function deedOf(fact: CardsAndKarmaFact): Deed | undefined {
  switch (fact.type) {
    case 'gained':
      return { seat: fact.seat, name: fact.token, amount: fact.amount };
    case 'die-drawn':
    case 'die-taken':
      return { seat: fact.seat, name: 'dice', amount: 1 };
    case 'set-carried-out':
      return { seat: fact.seat, name: `sets of ${fact.set}`, amount: 1 };
    default:
      return undefined;
  }
}
