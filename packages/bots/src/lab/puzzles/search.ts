import { seededRandom } from '@durbar/engine';
import { effortOf } from '../../budget.ts';
import { LADDER } from '../../ladder.ts';
import type { AnyPosition } from '../../levels/look.ts';
import { differentTurns } from '../../levels/whole-turns/alike.ts';
import { worthALook } from '../../levels/whole-turns/index.ts';
import { atFirstSight, type JudgedTurn, type Thinking, weighedAlike } from '../../levels/whole-turns/judge.ts';
import { turnsIn, type WholeTurn } from '../../levels/whole-turns/turns.ts';
import type { Level, Mind } from '../../mind.ts';
import { isAsGood } from '../../puzzles/attempt.ts';
import { isSameTurn, turnOfBot } from '../../puzzles/turns.ts';

/** How many worlds turns are compared in: a few to rule out most positions, then more of them, twice, and both must agree. */
export interface Depths {
  readonly glance: number;
  readonly first: number;
  readonly second: number;
}

/** What is best in a position, and what isn't. */
export interface FoundTurn {
  readonly best: JudgedTurn;
  /** Turns that start like the best one and are as good. */
  readonly also: readonly JudgedTurn[];
  /** What the tempted level plays instead. */
  readonly tempting: JudgedTurn;
  /** Other turns that are clearly worse, best first. */
  readonly others: readonly JudgedTurn[];
}

/** The difference in winning chance from which one turn is clearly better; less is enough at first glance. */
const CLEARLY = 0.06;
const AT_A_GLANCE = 0.02;
/** With fewer turns to choose from, there is nothing to find. */
const FEWEST = 4;
/** How many turns remain after the first glance. */
const CLOSER = 5;
/** How many turns besides the tempting one are refuted. */
const OTHERS = 2;
const QUICK = { looks: 1 } as const;

/** The turn that is clearly better than all that start differently, if the tempted level doesn't see it. */
export function clearlyBest(
  mind: Mind,
  world: AnyPosition,
  seat: number,
  { tempted: level, depths, seed }: { readonly tempted: Level; readonly depths: Depths; readonly seed: string },
): FoundTurn | undefined {
  const { definition, game } = mind.rules;
  const thinking = (about: string): Thinking => ({
    mind,
    view: definition.viewFor(game, world, seat),
    seat,
    effort: effortOf(QUICK),
    random: seededRandom(`${seed} ${about}`),
  });
  const random = seededRandom(`${seed} turns`);
  const turns = turnsIn(mind, world, seat, random);
  if (turns.length < FEWEST) return undefined;
  const tempted = turnOfBot(mind, LADDER[level], world, seat, QUICK, random);
  const isTempting = (turn: WholeTurn): boolean => isSameTurn(mind, turn, tempted);
  const promising = differentTurns(mind, worthALook(atFirstSight(thinking('sight'), turns))).filter((turn) => !isTempting(turn));
  const weighed = (depth: keyof Depths, some: readonly WholeTurn[]): readonly JudgedTurn[] =>
    weighedAlike(thinking(depth), some, depths[depth]);
  const glance = weighed('glance', [...promising, tempted]);
  if (isTempting(leader(glance)) || ahead(glance) < AT_A_GLANCE) return undefined;
  const closer = [...glance.filter((turn) => !isTempting(turn)).slice(0, CLOSER), tempted];
  const first = weighed('first', closer);
  if (isTempting(leader(first)) || ahead(first) < CLEARLY) return undefined;
  const second = weighed('second', closer);
  const best = leader(second);
  if (!beginsLike(leader(first), best) || ahead(second) < CLEARLY) return undefined;
  const lost = ({ chance }: JudgedTurn): number => best.chance - chance;
  const tempting = second.find(isTempting);
  if (!tempting || lost(tempting) < CLEARLY) return undefined;
  const rest = second.filter((turn) => turn !== best && turn !== tempting);
  return {
    best,
    also: rest.filter((turn) => beginsLike(best, turn) && isAsGood(lost(turn))),
    tempting,
    others: rest.filter((turn) => lost(turn) >= CLEARLY).slice(0, OTHERS),
  };
}

function leader(turns: readonly JudgedTurn[]): JudgedTurn {
  const [best] = turns;
  if (!best) throw new Error('there is no turn');
  return best;
}

/** How far the first turn is ahead of the best one that starts differently. */
function ahead(turns: readonly JudgedTurn[]): number {
  const best = leader(turns);
  const other = turns.find((turn) => !beginsLike(best, turn));
  return other ? best.chance - other.chance : 0;
}

function beginsLike({ choices: [one] }: WholeTurn, { choices: [other] }: WholeTurn): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
