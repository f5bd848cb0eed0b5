import type { RajasFact } from '@durbar/rajas';
import type { Deed } from '../../features.ts';

/** Steps on the tracks and the river, and what is won on the way. */
export function deedOf(fact: RajasFact): Deed | undefined {
  switch (fact.type) {
    case 'fame-gained':
      return { seat: fact.seat, name: 'fame', amount: fact.amount };
    case 'money-gained':
      return { seat: fact.seat, name: 'money', amount: fact.amount };
    case 'karma-gained':
      return { seat: fact.seat, name: 'karma', amount: fact.amount };
    case 'die-rolled':
      return { seat: fact.seat, name: 'dice', amount: 1 };
    case 'tile-built':
    case 'tile-overbuilt':
      return { seat: fact.seat, name: 'tiles', amount: 1 };
    case 'worker-won':
      return { seat: fact.seat, name: 'workers', amount: 1 };
    case 'boat-moved':
      return { seat: fact.seat, name: 'river', amount: fact.to - fact.from };
    case 'upgraded':
      return { seat: fact.seat, name: 'upgrades', amount: 1 };
    default:
      return undefined;
  }
}
