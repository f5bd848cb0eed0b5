import { defined, type Fact, seededRandom } from '@durbar/engine';
import { type Budget, effortOf } from '../../budget.ts';
import { HURRIEDLY, type PlayingOn } from '../playouts.ts';
import { type Thinking, worldAfter } from './judge.ts';
import type { WholeTurn } from './turns.ts';

/** What a turn leads to, over imagined worlds. */
export interface Prospects {
  /** The seat's score a few turns later, on average: points, cards flipped, how far markers have passed each other. */
  readonly later: number;
  /** What the seat achieves until then, by name; missing where too few worlds tell. */
  readonly deeds?: Readonly<Record<string, Estimate>>;
}

export interface Estimate {
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
}

/** Maximum number of worlds per turn, and the fewest that tell what is usual. */
const WORLDS = 16;
const USUAL = 8;
/** How far the playouts go. */
const LATER: PlayingOn = { ...HURRIEDLY, laps: 4 };

/** The same worlds for every turn; small budgets use fewer. */
export function prospectsAfter(thinking: Thinking, turn: WholeTurn, budget: Budget): Prospects {
  const worlds = 'looks' in budget ? Math.min(budget.looks, WORLDS) : WORLDS;
  const patient = { ...thinking, effort: effortOf({ looks: worlds }) };
  const deeds = new Map<string, number[]>();
  let sum = 0;
  for (let world = 0; world < worlds; world++) {
    const facts: Fact[] = [];
    sum += scoreIn(patient, turn, world, facts);
    for (const [name, amount] of deedsIn(thinking, facts)) {
      const amounts = deeds.get(name) ?? Array.from<number>({ length: worlds }).fill(0);
      amounts[world] = amount;
      deeds.set(name, amounts);
    }
  }
  const later = sum / worlds;
  if (worlds < USUAL) return { later };
  return { later, deeds: Object.fromEntries([...deeds].map(([name, amounts]) => [name, estimateOf(amounts)])) };
}

function scoreIn(thinking: Thinking, turn: WholeTurn, world: number, facts: Fact[]): number {
  const { definition, game } = thinking.mind.rules;
  const later = defined(worldAfter(thinking, turn, LATER, seededRandom(`later ${world}`), facts), 'world');
  const standing = definition.standings(game, later.state).find(({ seat }) => seat === thinking.seat);
  return defined(standing, 'standing of a seat').score;
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

function estimateOf(amounts: readonly number[]): Estimate {
  const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
  const squares = amounts.reduce((sum, amount) => sum + (amount - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (amounts.length * (amounts.length - 1))) };
}
