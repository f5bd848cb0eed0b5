import { at } from '../at.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { buildingOf, cardOf, goodOf, goodValueOf } from '../symbols.ts';

/** What may be carried out together: each set is a list of symbols, and no symbol serves two (CNK-THREE-11). */
export type Plan = readonly (readonly number[])[];

/** The symbols that take part in any complete set; none when there is no set. */
export function symbolsInSets(symbols: readonly number[], types: readonly number[], typeCount: number, same: number): number[] {
  const counts = countTypes(types, typeCount);
  if (isComplete(counts)) return symbols.slice();
  return symbols.filter((_symbol, index) => at(counts, at(types, index)) >= same);
}

function countTypes(types: readonly number[], typeCount: number): number[] {
  const counts: number[] = Array(typeCount).fill(0);
  for (let i = 0; i < types.length; i++) counts[at(types, i)] = at(counts, at(types, i)) + 1;
  return counts;
}

/** Whether every type is there. */
function isComplete(counts: readonly number[]): boolean {
  for (let type = 0; type < counts.length; type++) if (at(counts, type) === 0) return false;
  return true;
}

export function buildingTypesOf(game: CardsAndKarmaGame, symbols: readonly number[]): number[] {
  return symbols.map((symbol) => buildingOf(game, symbol));
}

export function goodTypesOf(game: CardsAndKarmaGame, symbols: readonly number[]): number[] {
  return symbols.map((symbol) => goodOf(game, symbol));
}

/** The alternatives for noted buildings; those that discard the same cards are one. */
export function buildingPlans(game: CardsAndKarmaGame, symbols: readonly number[]): Plan[] {
  const types = buildingTypesOf(game, symbols);
  const plans = plansFor(symbols, types, game.edition.buildingTypes.length, game.thresholds.sameKindSet);
  return distinct(plans, (plan) => cardsKey(plan));
}

/** The alternatives for noted goods; those that sell the same cards for the same coins are one. */
export function goodsPlans(game: CardsAndKarmaGame, symbols: readonly number[]): Plan[] {
  const types = goodTypesOf(game, symbols);
  const plans = plansFor(symbols, types, game.edition.goodsTypes.length, game.thresholds.sameKindSet);
  return distinct(plans, (plan) => `${cardsKey(plan)}=${plan.map((set) => saleOf(game, set)).join()}`);
}

/** CNK-THREE-03, CNK-THREE-04: the values of the goods in the set. */
export function saleOf(game: CardsAndKarmaGame, set: readonly number[]): number {
  return set.reduce((sum, symbol) => sum + goodValueOf(game, symbol), 0);
}

/** The cards that a plan or set discards, each once. */
export function cardsOf(symbols: readonly number[]): number[] {
  return [...new Set(symbols.map(cardOf))];
}

function cardsKey(plan: Plan): string {
  return cardsOf(plan.flat())
    .sort((a, b) => a - b)
    .join();
}

/** As many sets as have disjoint symbols; "all of one type" and "one of each type" can only be alternatives. */
function plansFor(symbols: readonly number[], types: readonly number[], typeCount: number, same: number): Plan[] {
  const ofType = Array.from({ length: typeCount }, (_, type) => symbols.filter((_symbol, index) => types[index] === type));
  const sameKind = ofType.filter((some) => some.length >= same);
  const different = ofType.every((some) => some.length > 0) ? combinations(ofType) : [];
  if (different.length === 0 || sameKind.length > 1) return [sameKind];
  const alternatives = different.map((set): Plan => [set]);
  return sameKind.length === 0 ? alternatives : [sameKind, ...alternatives];
}

/** Every way to take one symbol of each type. */
function combinations(ofType: readonly (readonly number[])[]): number[][] {
  return ofType.reduce<number[][]>((sets, some) => sets.flatMap((set) => some.map((symbol) => [...set, symbol])), [[]]);
}

function distinct(plans: readonly Plan[], keyOf: (plan: Plan) => string): Plan[] {
  const seen = new Set<string>();
  return plans.filter((plan) => {
    const key = keyOf(plan);
    return !seen.has(key) && seen.add(key);
  });
}
