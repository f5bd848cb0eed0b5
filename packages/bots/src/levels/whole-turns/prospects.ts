import { defined, type Fact, isOver, seededRandom } from '@durbar/engine';
import { type Budget, effortOf } from '../../budget.ts';
import { winChances } from '../../evaluation.ts';
import { stocksOf } from '../../evaluations/stocks.ts';
import { rowAt } from '../../numbers.ts';
import type { AnyPosition } from '../look.ts';
import { HURRIEDLY, type PlayingOn } from '../playouts.ts';
import { CHANCE, CLEARLY, type Courses, compared, HELD, meanOf, OVER, RACE, RIVAL, WON } from './courses.ts';
import { type Thinking, worldAfter } from './judge.ts';
import type { WholeTurn } from './turns.ts';

/** What a turn leads to, over imagined worlds. */
export interface Prospects {
  /** The seat's score a few turns later, on average: points, cards flipped, how far markers have passed each other. */
  readonly later: number;
  /** Missing where too few worlds tell. */
  readonly courses?: Courses;
}

/** The usual number of worlds per turn, how many are played in any case, and the fewest that tell what is usual. */
const WORLDS = 48;
const ANYWAY = 20;
const USUAL = 8;
/** As many are played while the two best turns can't be told apart and there is time, and how often that is looked at. */
const AT_MOST = 144;
const EVERY = 8;
/** How far the playouts go. */
const LATER: PlayingOn = { ...HURRIEDLY, laps: 4 };

/** The same worlds for every turn; small budgets use fewer. */
export function prospectsAfter(thinking: Thinking, turn: WholeTurn, budget: Budget): Prospects {
  return defined(prospectsTogether({ ...thinking, effort: effortOf(budget, thinking.mind.clock) }, [turn], budget)[0], 'turn');
}

/** What several turns lead to in the same worlds: as many as the effort allows, and no fewer for one turn than for another. */
export function prospectsTogether(thinking: Thinking, turns: readonly WholeTurn[], budget: Budget): readonly Prospects[] {
  const most = 'looks' in budget ? Math.min(budget.looks, WORLDS) : AT_MOST;
  const amounts = turns.map((): ReadonlyMap<string, number>[] => []);
  const isEnough = (worlds: number): boolean =>
    worlds >= ANYWAY && (thinking.effort.used() >= 1 || (worlds >= WORLDS && worlds % EVERY === 0 && areToldApart(amounts)));
  for (let world = 0; world < most && !isEnough(world); world++)
    for (const [place, turn] of turns.entries()) amounts[place]?.push(amountsIn(world, thinking, turn));
  return amounts.map(prospectsIn);
}

/** Whether the chances after the two best turns differ by more than the worlds do. */
function areToldApart(amounts: readonly (readonly ReadonlyMap<string, number>[])[]): boolean {
  const chances = amounts.map((worlds) => worlds.map((world) => world.get(CHANCE) ?? 0));
  const [best, next] = chances.toSorted((one, other) => meanOf(other) - meanOf(one));
  return !best || !next || Math.abs(compared(best, next).errors) >= CLEARLY;
}

/** Everything that is counted in one world after a turn. */
function amountsIn(world: number, thinking: Thinking, turn: WholeTurn): ReadonlyMap<string, number> {
  const patient = { ...thinking, effort: effortOf({ looks: WORLDS }) };
  const facts: Fact[] = [];
  let before: number | undefined;
  const onLap = (position: AnyPosition): void => {
    before = chanceIn(thinking, position);
  };
  const end = defined(worldAfter(patient, turn, LATER, seededRandom(`later ${world}`), { facts, onLap }), 'world');
  const last = chanceIn(thinking, end);
  // Chances seem higher or lower at some points of a round, and turns may get there at different times.
  const chance = before === undefined || isOver(end) ? last : (before + last) / 2;
  return new Map([[CHANCE, chance], ...standing(thinking, end, last), ...stocks(thinking, end), ...deedsIn(thinking, facts)]);
}

function chanceIn({ mind: { rules, evaluation }, seat }: Thinking, position: AnyPosition): number {
  return rowAt(winChances(rules, evaluation, position), seat);
}

function prospectsIn(worlds: readonly ReadonlyMap<string, number>[]): Prospects {
  const names = new Set(worlds.flatMap((amounts) => [...amounts.keys()]));
  const courses = Object.fromEntries([...names].map((name) => [name, worlds.map((amounts) => amounts.get(name) ?? 0)]));
  const later = meanOf(courses[RACE] ?? []);
  return worlds.length < USUAL ? { later } : { later, courses };
}

type Amount = readonly [name: string, amount: number];

/** How a seat stands among the others. */
function standing({ mind: { rules }, seat }: Thinking, position: AnyPosition, chance: number): readonly Amount[] {
  const standings = rules.definition.standings(rules.game, position.state);
  const scoreOf = (isMine: boolean): number =>
    Math.max(...standings.filter((one) => (one.seat === seat) === isMine).map(({ score }) => score));
  return [
    [RACE, scoreOf(true)],
    [RIVAL, scoreOf(false)],
    [OVER, isOver(position) ? 1 : 0],
    [WON, isOver(position) ? chance : 0],
  ];
}

/** What a seat holds then. */
function stocks({ mind: { rules, evaluation }, seat }: Thinking, position: AnyPosition): readonly Amount[] {
  const { names, measure } = evaluation.features;
  const row = new Float64Array(names.length);
  measure(rules.game, position, seat, row);
  return stocksOf(rules.definition.id).map((name) => [`${HELD}${name}`, rowAt(row, names.indexOf(name))]);
}

/** What the seat achieves by these facts, by name. */
function deedsIn({ mind, seat }: Thinking, facts: readonly Fact[]): ReadonlyMap<string, number> {
  const { features } = mind.evaluation;
  const sums = new Map<string, number>();
  for (const fact of facts) {
    const deed = features.deedOf?.(fact);
    if (deed?.seat === seat) sums.set(deed.name, (sums.get(deed.name) ?? 0) + deed.amount);
  }
  return sums;
}
