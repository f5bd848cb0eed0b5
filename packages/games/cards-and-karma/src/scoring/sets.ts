import { at, entry } from '../at.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { buildingOf, cardOf, goodOf, goodValueOf } from '../symbols.ts';

/** Sets that can be completed together: each is a list of symbols, and no symbol serves two (CNK-THREE-11). */
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

/** CNK-THREE-03, CNK-THREE-04: the values of the goods in the set, and of no others (CNK-THREE-05). */
export function saleOf(game: CardsAndKarmaGame, set: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < set.length; i++) sum += goodValueOf(game, at(set, i));
  return sum;
}

/** The cards with these symbols, without duplicates. */
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
  if (plan.length === 1) return entry(plan, 0);
  const symbols: number[] = [];
  for (const set of plan) for (const symbol of set) symbols.push(symbol);
  return symbols;
}

/**
 * The maximum number of disjoint sets (CNK-THREE-11): some with one symbol of each type, the rest of single types. Different splits with
 * the same total are alternatives.
 */
function plansFor(game: CardsAndKarmaGame, symbols: readonly number[], typeOf: TypeOf, typeCount: number): readonly Plan[] {
  const { sameKindSet } = game.thresholds;
  const ofType = byType(game, symbols, typeOf, typeCount);
  const fewest = fewestOf(ofType);
  let most = 0;
  for (let mixed = 0; mixed <= fewest; mixed++) most = Math.max(most, countSets(ofType, mixed, sameKindSet));
  const plans: Plan[] = [];
  for (let mixed = 0; mixed <= fewest; mixed++) {
    if (countSets(ofType, mixed, sameKindSet) === most) addPlans(plans, ofType, mixed, sameKindSet, NO_ROWS);
  }
  return plans;
}

/** Symbols by type. */
type ByType = readonly (readonly number[])[];

const NO_ROWS: ByType = [];

function byType(game: CardsAndKarmaGame, symbols: readonly number[], typeOf: TypeOf, typeCount: number): ByType {
  const ofType: number[][] = [];
  for (let type = 0; type < typeCount; type++) ofType.push([]);
  for (let i = 0; i < symbols.length; i++) entry(ofType, typeOf(game, at(symbols, i))).push(at(symbols, i));
  return ofType;
}

/** How many symbols there are of the rarest type. */
function fewestOf(ofType: ByType): number {
  let fewest = entry(ofType, 0).length;
  for (let type = 1; type < ofType.length; type++) fewest = Math.min(fewest, entry(ofType, type).length);
  return fewest;
}

/** The number of sets if `mixed` of them have one symbol of each type. */
function countSets(ofType: ByType, mixed: number, sameKindSet: number): number {
  let sets = mixed;
  for (let type = 0; type < ofType.length; type++) if (entry(ofType, type).length - mixed >= sameKindSet) sets++;
  return sets;
}

/** A plan for every way to take `mixed` symbols of each type; `taken` are those of the first types. */
function addPlans(plans: Plan[], ofType: ByType, mixed: number, sameKindSet: number, taken: ByType): void {
  if (mixed === 0) {
    plans.push(ofType.filter((some) => some.length >= sameKindSet));
    return;
  }
  if (taken.length === ofType.length) {
    plans.push(planOf(ofType, taken, mixed, sameKindSet));
    return;
  }
  for (const some of choose(entry(ofType, taken.length), mixed)) addPlans(plans, ofType, mixed, sameKindSet, [...taken, some]);
}

/** The sets of one symbol of each type, then those of one type out of what is left. */
function planOf(ofType: ByType, taken: ByType, mixed: number, sameKindSet: number): Plan {
  const sets: (readonly number[])[] = [];
  for (let set = 0; set < mixed; set++) sets.push(oneOfEach(taken, set));
  for (let type = 0; type < ofType.length; type++) {
    const some = entry(ofType, type);
    if (some.length - mixed >= sameKindSet) sets.push(some.filter((symbol) => !entry(taken, type).includes(symbol)));
  }
  return sets;
}

function oneOfEach(taken: ByType, set: number): readonly number[] {
  const symbols: number[] = [];
  for (const some of taken) symbols.push(at(some, set));
  return symbols;
}

/** Every combination of this many entries, in list order. */
function choose(list: readonly number[], count: number): number[][] {
  const ways: number[][] = [];
  for (let i = 0; i <= list.length - count; i++) {
    if (count === 1) ways.push([at(list, i)]);
    else for (const rest of choose(list.slice(i + 1), count - 1)) ways.push([at(list, i), ...rest]);
  }
  return ways;
}

interface Outcome {
  readonly plan: Plan;
  readonly cards: readonly number[];
  readonly worth: number;
}

/** Plans with the same cards and value count as one. */
function distinct(plans: readonly Plan[], worthOf: (symbols: readonly number[]) => number): readonly Plan[] {
  if (plans.length < 2) return plans;
  const outcomes: Outcome[] = [];
  for (const plan of plans) {
    const symbols = symbolsOf(plan);
    const outcome = { plan, cards: cardsOf(symbols), worth: worthOf(symbols) };
    if (!outcomes.some((other) => isSame(outcome, other))) outcomes.push(outcome);
  }
  return outcomes.map(({ plan }) => plan);
}

function isSame(one: Outcome, other: Outcome): boolean {
  if (one.worth !== other.worth || one.cards.length !== other.cards.length) return false;
  return one.cards.every((card) => other.cards.includes(card));
}
