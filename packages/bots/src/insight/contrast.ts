import { CHANCE, CLEARLY, type Courses, compared, meanOf, OVER, RACE, RIVAL } from '../levels/whole-turns/courses.ts';

export { type Courses, HELD, RACE, RIVAL, WON } from '../levels/whole-turns/courses.ts';

/** One amount after two turns, on average over the same worlds. */
export interface Contrast {
  readonly name: string;
  readonly one: number;
  readonly other: number;
  /** How far the first is ahead. */
  readonly by: number;
}

interface Measured extends Contrast {
  /** How many standard errors that is; infinite where it is the same in every world. */
  readonly errors: number;
}

/** Standard errors from which any other amount differs: more than for winning chances, because so many are looked at. */
const BEYOND_DOUBT = 2.5;
/** A smaller difference in winning chances is hardly one. */
const HARDLY = 0.01;

/** What clearly differs after two turns, most clearly first; not the winning chances. */
export function clearContrasts(one: Courses, other: Courses): readonly Contrast[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  names.delete(CHANCE);
  return [...names]
    .map((name) => contrastIn(name, one, other))
    .filter(({ errors }) => Math.abs(errors) >= BEYOND_DOUBT)
    .toSorted((a, b) => Math.abs(b.errors) - Math.abs(a.errors));
}

/** Whether the winning chances after two turns differ by more than the worlds do; undefined where nothing was compared. */
export function differInChance(one: Courses | undefined, other: Courses | undefined): boolean | undefined {
  if (!one?.[CHANCE] || !other?.[CHANCE]) return undefined;
  const { by, errors } = contrastIn(CHANCE, one, other);
  return Math.abs(by) > HARDLY && Math.abs(errors) >= CLEARLY;
}

/** Whether two turns lead to the same in every world. */
export function isSameCourse(one: Courses, other: Courses): boolean {
  const isIn = (all: Courses, [name, amounts]: readonly [string, readonly number[]]): boolean =>
    amounts.every((amount, world) => amount === (all[name]?.[world] ?? 0));
  return Object.entries(one).every((course) => isIn(other, course)) && Object.entries(other).every((course) => isIn(one, course));
}

/** As many contrasts as are worth storing. */
const STORED = 6;

/** The contrasts that speak for the first of two turns, short enough to store. */
export function storedContrasts(one: Courses, other: Courses): readonly Contrast[] {
  const speaking = clearContrasts(one, other).filter(({ name, by }) => (name === RIVAL ? by < 0 : by > 0));
  return speaking.slice(0, STORED).map((contrast) => ({
    name: contrast.name,
    one: rounded(contrast.one),
    other: rounded(contrast.other),
    by: rounded(contrast.by),
  }));
}

function contrastIn(name: string, one: Courses, other: Courses): Measured {
  const worlds = comparable(name, one, other);
  const amountsOf = (courses: Courses): readonly number[] => worlds.map((world) => courses[name]?.[world] ?? 0);
  const [mine, theirs] = [amountsOf(one), amountsOf(other)];
  const { by, errors } = compared(mine, theirs);
  return { name, one: meanOf(mine), other: meanOf(theirs), by, errors: worlds.length >= FEWEST ? errors : 0 };
}

/** Fewer worlds tell nothing. */
const FEWEST = 8;

/** The worlds in which an amount can be compared: scores only where the game has ended after both turns or after neither. */
function comparable(name: string, one: Courses, other: Courses): readonly number[] {
  const worlds = [...(one[name] ?? other[name] ?? []).keys()];
  const isScore = name === RACE || name === RIVAL;
  return isScore ? worlds.filter((world) => (one[OVER]?.[world] ?? 0) === (other[OVER]?.[world] ?? 0)) : worlds;
}

function rounded(amount: number): number {
  return Number(amount.toFixed(3));
}
