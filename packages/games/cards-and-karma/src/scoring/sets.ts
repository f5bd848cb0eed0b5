import { at, entry } from '../at.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { buildingOf, cardOf, goodOf, goodValueOf } from '../symbols.ts';

/** What may be carried out together: each set is a list of symbols, and no symbol serves two (CNK-THREE-11). */
export type Plan = readonly (readonly number[])[];

type TypeOf = (game: CardsAndKarmaGame, symbol: number) => number;

/** The buildings that take part in any complete set; none when there is no set. */
export function buildingsInSets(game: CardsAndKarmaGame, symbols: readonly number[]): readonly number[] {
  return symbolsInSets(game, symbols, buildingOf, game.edition.buildingTypes.length);
}

/** The goods that take part in any complete set; none when there is no set. */
export function goodsInSets(game: CardsAndKarmaGame, symbols: readonly number[]): readonly number[] {
  return symbolsInSets(game, symbols, goodOf, game.edition.goodsTypes.length);
}

const NO_SYMBOLS: readonly number[] = [];

function symbolsInSets(
  game: CardsAndKarmaGame,
  symbols: readonly number[],
  typeOf: TypeOf,
  typeCount: number,
): readonly number[] {
  const { sameKindSet } = game.thresholds;
  if (symbols.length < sameKindSet && symbols.length < typeCount) return NO_SYMBOLS;
  const counts = countTypes(game, symbols, typeOf, typeCount);
  if (!counts.includes(0)) return symbols;
  if (!counts.some((count) => count >= sameKindSet)) return NO_SYMBOLS;
  return symbols.filter((symbol) => at(counts, typeOf(game, symbol)) >= sameKindSet);
}

/** How many symbols there are of each type. */
function countTypes(game: CardsAndKarmaGame, symbols: readonly number[], typeOf: TypeOf, typeCount: number): number[] {
  const counts: number[] = [];
  for (let type = 0; type < typeCount; type++) counts.push(0);
  for (let i = 0; i < symbols.length; i++) {
    const type = typeOf(game, at(symbols, i));
    counts[type] = at(counts, type) + 1;
  }
  return counts;
}

/** The alternatives for noted buildings; those that discard the same cards are one. */
export function buildingPlans(game: CardsAndKarmaGame, symbols: readonly number[]): readonly Plan[] {
  return distinct(plansFor(game, symbols, buildingOf, game.edition.buildingTypes.length), () => 0);
}

/** The alternatives for noted goods; those that sell the same cards for the same coins are one. */
export function goodsPlans(game: CardsAndKarmaGame, symbols: readonly number[]): readonly Plan[] {
  return distinct(plansFor(game, symbols, goodOf, game.edition.goodsTypes.length), (set) => saleOf(game, set));
}

/** CNK-THREE-03, CNK-THREE-04: the values of the goods in the set. */
export function saleOf(game: CardsAndKarmaGame, set: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < set.length; i++) sum += goodValueOf(game, at(set, i));
  return sum;
}

/** The cards on which symbols stand, each once. */
export function cardsOf(symbols: readonly number[]): number[] {
  const cards: number[] = [];
  for (let i = 0; i < symbols.length; i++) {
    const card = cardOf(at(symbols, i));
    if (!cards.includes(card)) cards.push(card);
  }
  return cards;
}

/** Every symbol of a plan. */
export function symbolsOf(plan: Plan): readonly number[] {
  return plan.length === 1 ? entry(plan, 0) : plan.flat();
}

/**
 * As many sets as have disjoint symbols (CNK-THREE-11): some of one symbol of each type, and of what is left every type of which there
 * are enough. Where several numbers of the first kind give equally many sets, they are alternatives.
 */
function plansFor(game: CardsAndKarmaGame, symbols: readonly number[], typeOf: TypeOf, typeCount: number): readonly Plan[] {
  const ofType: number[][] = [];
  for (let type = 0; type < typeCount; type++) ofType.push([]);
  for (let i = 0; i < symbols.length; i++) entry(ofType, typeOf(game, at(symbols, i))).push(at(symbols, i));
  const { sameKindSet } = game.thresholds;
  let plans: Plan[] = [];
  let most = 1;
  const mostDifferent = Math.min(...ofType.map((some) => some.length));
  for (let different = 0; different <= mostDifferent; different++) {
    const sets = different + ofType.filter((some) => some.length - different >= sameKindSet).length;
    if (sets > most) plans = [];
    if (sets < most) continue;
    most = sets;
    for (const chosen of combinations(ofType, different)) plans.push(planOf(ofType, chosen, different, sameKindSet));
  }
  return plans;
}

/** The sets of one symbol of each type, then those of one type out of what is left. */
function planOf(
  ofType: readonly (readonly number[])[],
  chosen: readonly (readonly number[])[],
  different: number,
  sameKindSet: number,
): Plan {
  const sets: (readonly number[])[] = [];
  for (let set = 0; set < different; set++) sets.push(chosen.map((some) => at(some, set)));
  for (const [type, some] of ofType.entries()) {
    const left = some.filter((symbol) => !entry(chosen, type).includes(symbol));
    if (left.length >= sameKindSet) sets.push(left);
  }
  return sets;
}

/** Every way to take so many symbols of each type. */
function combinations(ofType: readonly (readonly number[])[], count: number): number[][][] {
  let ways: number[][][] = [[]];
  for (const some of ofType) {
    const longer: number[][][] = [];
    for (const way of ways) for (const choice of choose(some, count)) longer.push([...way, choice]);
    ways = longer;
  }
  return ways;
}

/** Every way to take so many entries of a list, in its order. */
function choose(list: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return list.flatMap((first, index) => choose(list.slice(index + 1), count - 1).map((rest) => [first, ...rest]));
}

/** Plans with the same cards and worth are one. */
function distinct(plans: readonly Plan[], worthOf: (set: readonly number[]) => number): readonly Plan[] {
  if (plans.length < 2) return plans;
  const worths = plans.map((plan) => worthOf(symbolsOf(plan)));
  const cards = plans.map((plan) => cardsOf(symbolsOf(plan)));
  const isSame = (one: number, other: number): boolean =>
    worths[one] === worths[other] && haveSameEntries(entry(cards, one), entry(cards, other));
  return plans.filter((_plan, index) => plans.findIndex((_other, earlier) => isSame(earlier, index)) === index);
}

function haveSameEntries(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card));
}
