/** How many people sit at each table: as even as possible, the larger tables first. */
export function tableSizes(people: number, size: number): number[] {
  const tables = Math.ceil(people / size);
  const least = Math.floor(people / Math.max(1, tables));
  const larger = people - least * tables;
  return [...Array(tables).keys()].map((table) => (table < larger ? least + 1 : least));
}

export interface Acquaintance {
  /** How often two people have met; people who block each other count as often met. */
  readonly meetings: (one: string, other: string) => number;
}

/** Steps until the search for a plan without repeats gives up. */
const BUDGET = 5_000;
const MOST_PASSES = 20;

/**
 * Seats people for a round, best first: each table takes those with about the same points who have not met. If there is a plan without
 * repeats it is found, at least for small tournaments; otherwise there are as few repeats as swapping can reach.
 */
export function seatingPlan(people: readonly string[], size: number, acquaintance: Acquaintance): string[][] {
  const sizes = tableSizes(people.length, size);
  return withoutRepeats(people, sizes, acquaintance, { left: BUDGET }) ?? withFewRepeats(people, sizes, acquaintance);
}

interface Budget {
  left: number;
}

function withoutRepeats(
  people: readonly string[],
  sizes: readonly number[],
  acquaintance: Acquaintance,
  budget: Budget,
): string[][] | undefined {
  const [size, ...rest] = sizes;
  const [first, ...others] = people;
  if (size === undefined || first === undefined) return [];
  for (const table of tablesFrom([first], others, size, acquaintance, budget)) {
    const remaining = others.filter((person) => !table.includes(person));
    const next = withoutRepeats(remaining, rest, acquaintance, budget);
    if (next) return [table, ...next];
  }
  return undefined;
}

/** Full tables of people who haven't met, the nearest in the standings first. */
function* tablesFrom(
  table: readonly string[],
  others: readonly string[],
  size: number,
  acquaintance: Acquaintance,
  budget: Budget,
): Generator<string[]> {
  if (budget.left-- <= 0) return;
  if (table.length === size) {
    yield [...table];
    return;
  }
  for (const [index, person] of others.entries()) {
    if (table.some((one) => acquaintance.meetings(one, person) > 0)) continue;
    yield* tablesFrom([...table, person], others.slice(index + 1), size, acquaintance, budget);
  }
}

function withFewRepeats(people: readonly string[], sizes: readonly number[], acquaintance: Acquaintance): string[][] {
  const tables: string[][] = [];
  let rest = [...people];
  for (const size of sizes) {
    const table: string[] = [];
    while (table.length < size) {
      const next = leastKnown(table, rest, acquaintance);
      if (next === undefined) break;
      table.push(next);
      rest = rest.filter((person) => person !== next);
    }
    tables.push(table);
  }
  return swapped(tables, acquaintance);
}

function leastKnown(table: readonly string[], rest: readonly string[], acquaintance: Acquaintance): string | undefined {
  const repeats = (person: string): number => table.reduce((total, one) => total + acquaintance.meetings(one, person), 0);
  return rest.reduce<string | undefined>(
    (best, person) => (best === undefined || repeats(person) < repeats(best) ? person : best),
    undefined,
  );
}

/** Swaps people of two tables while that saves repeats. */
function swapped(tables: readonly (readonly string[])[], acquaintance: Acquaintance): string[][] {
  const best = tables.map((table) => [...table]);
  for (let pass = 0; pass < MOST_PASSES; pass++) if (!swapOnce(best, acquaintance)) break;
  return best;
}

/** Looks at every table with repeats once; true if something became better. */
function swapOnce(tables: string[][], acquaintance: Acquaintance): boolean {
  let isBetter = false;
  for (const [a, one] of tables.entries()) {
    if (repeatsAt(one, acquaintance) === 0) continue;
    for (const [b, other] of tables.entries()) {
      const found = a === b ? undefined : swapOf(tables[a] ?? one, other, acquaintance);
      if (!found) continue;
      [tables[a], tables[b]] = found;
      isBetter = true;
    }
  }
  return isBetter;
}

function swapOf(one: readonly string[], other: readonly string[], acquaintance: Acquaintance): [string[], string[]] | undefined {
  const before = repeatsAt(one, acquaintance) + repeatsAt(other, acquaintance);
  for (const leaving of one) {
    for (const coming of other) {
      const first = one.map((person) => (person === leaving ? coming : person));
      const second = other.map((person) => (person === coming ? leaving : person));
      if (repeatsAt(first, acquaintance) + repeatsAt(second, acquaintance) < before) return [first, second];
    }
  }
  return undefined;
}

export function repeatsAt(table: readonly string[], { meetings }: Acquaintance): number {
  return table.reduce(
    (total, one, index) => total + table.slice(index + 1).reduce((sum, other) => sum + meetings(one, other), 0),
    0,
  );
}
