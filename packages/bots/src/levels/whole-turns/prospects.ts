import { defined, type Fact, isOver, seededRandom } from '@durbar/engine';
import { type Budget, effortOf } from '../../budget.ts';
import { winChances } from '../../evaluation.ts';
import { stocksOf } from '../../evaluations/stocks.ts';
import { rowAt } from '../../numbers.ts';
import type { AnyPosition } from '../look.ts';
import { HURRIEDLY, type PlayingOn } from '../playouts.ts';
import { CHANCE, type Courses, HELD, meanOf, OVER, RACE, RIVAL, WON } from './courses.ts';
import { type Thinking, worldAfter } from './judge.ts';
import type { WholeTurn } from './turns.ts';

/** What a turn leads to, over imagined worlds. */
export interface Prospects {
  /** The seat's score a few turns later, on average: points, cards flipped, how far markers have passed each other. */
  readonly later: number;
  /** Missing where too few worlds tell. */
  readonly courses?: Courses;
}

/** Maximum number of worlds per turn, how many are played in any case, and the fewest that tell what is usual. */
const WORLDS = 48;
const ANYWAY = 20;
const USUAL = 8;
/** How far the playouts go. */
const LATER: PlayingOn = { ...HURRIEDLY, laps: 4 };

/** The same worlds for every turn; small budgets use fewer. */
export function prospectsAfter(thinking: Thinking, turn: WholeTurn, budget: Budget): Prospects {
  return defined(prospectsTogether({ ...thinking, effort: effortOf(budget, thinking.mind.clock) }, [turn], budget)[0], 'turn');
}

/** What several turns lead to in the same worlds: as many as the effort allows, and no fewer for one turn than for another. */
export function prospectsTogether(thinking: Thinking, turns: readonly WholeTurn[], budget: Budget): readonly Prospects[] {
  const most = 'looks' in budget ? Math.min(budget.looks, WORLDS) : WORLDS;
  const amounts = turns.map((): ReadonlyMap<string, number>[] => []);
  for (let world = 0; world < most && (world < ANYWAY || thinking.effort.used() < 1); world++)
    for (const [place, turn] of turns.entries()) amounts[place]?.push(amountsIn(world, thinking, turn));
  return amounts.map(prospectsIn);
}

/** Everything that is counted in one world after a turn. */
function amountsIn(world: number, thinking: Thinking, turn: WholeTurn): ReadonlyMap<string, number> {
  const patient = { ...thinking, effort: effortOf({ looks: WORLDS }) };
  const facts: Fact[] = [];
  const end = defined(worldAfter(patient, turn, LATER, seededRandom(`later ${world}`), facts), 'world');
  return new Map([...standing(thinking, end), ...stocks(thinking, end), ...deedsIn(thinking, facts)]);
}

function prospectsIn(worlds: readonly ReadonlyMap<string, number>[]): Prospects {
  const names = new Set(worlds.flatMap((amounts) => [...amounts.keys()]));
  const courses = Object.fromEntries([...names].map((name) => [name, worlds.map((amounts) => amounts.get(name) ?? 0)]));
  const later = meanOf(courses[RACE] ?? []);
  return worlds.length < USUAL ? { later } : { later, courses };
}

type Amount = readonly [name: string, amount: number];

/** How a seat stands among the others. */
function standing({ mind: { rules, evaluation }, seat }: Thinking, position: AnyPosition): readonly Amount[] {
  const standings = rules.definition.standings(rules.game, position.state);
  const scoreOf = (isMine: boolean): number =>
    Math.max(...standings.filter((one) => (one.seat === seat) === isMine).map(({ score }) => score));
  const chance = rowAt(winChances(rules, evaluation, position), seat);
  return [
    [CHANCE, chance],
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
