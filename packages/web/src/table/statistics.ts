import type { Fact } from '@durbar/engine';
import type { Statistic } from './contract.ts';

/** How often something happened to a player. */
export function counting<E extends Fact, M>(
  id: string,
  symbol: Statistic<E, M>['symbol'],
  name: Statistic<E, M>['name'],
  isCounted: (fact: E) => boolean,
): Statistic<E, M> {
  const count: Statistic<E, M>['count'] = (facts, seat) =>
    facts.filter((fact) => 'seat' in fact && fact.seat === seat && isCounted(fact)).length;
  return { id, symbol, name, count };
}

export function isOf<E extends Fact>(...types: readonly E['type'][]): (fact: E) => boolean {
  return ({ type }) => types.includes(type);
}
