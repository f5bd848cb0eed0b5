import { advance, copyPosition, defined, type Random, seededRandom } from '@durbar/engine';
import { type Effort, effortOf } from '../../budget.ts';
import { winChances } from '../../evaluation.ts';
import type { Mind } from '../../mind.ts';
import { rowAt } from '../../numbers.ts';
import { type AnyPosition, imagined } from '../look.ts';
import { HURRIEDLY, type Noted, type PlayingOn, playLaps } from '../playouts.ts';
import { whileUseful } from '../search.ts';
import { meanOf, mostPromising, type Node, newNode, record } from '../tree.ts';
import { finishTurn, hurriedChoice } from '../turn.ts';
import type { WholeTurn } from './turns.ts';

/** A turn and the chance to win after it. */
export interface JudgedTurn extends WholeTurn {
  readonly chance: number;
}

/** The decision and its budget. */
export interface Thinking {
  readonly mind: Mind;
  readonly view: unknown;
  readonly seat: number;
  readonly effort: Effort;
  readonly random: Random;
}

/** Outcomes sampled for a turn that ends with a draw. */
const SAMPLES = 4;
/** Weight of the one-ply value, in visits. */
const FIRST_SIGHT = 8;

/** Turns by their value right after they end, best first. */
export function atFirstSight({ mind, seat, random }: Thinking, turns: readonly WholeTurn[]): JudgedTurn[] {
  const { rules, evaluation } = mind;
  const chanceOf = ({ end }: WholeTurn): number => {
    let sum = 0;
    for (let sample = 0; sample < SAMPLES; sample++) {
      const finished = finishTurn(mind, copyPosition(rules, end), seat, random, hurriedChoice);
      sum += winChances(rules, evaluation, finished)[seat] ?? 0;
    }
    return sum / SAMPLES;
  };
  return turns.map((turn) => ({ ...turn, chance: chanceOf(turn) })).toSorted((one, other) => other.chance - one.chance);
}

/** Re-evaluates turns by playouts in many worlds; best first. */
export function judged(thinking: Thinking, turns: readonly JudgedTurn[]): JudgedTurn[] {
  const { mind, seat } = thinking;
  const nodes = turns.map(({ chance }) => seenOnce(mind.rules.setUp.players, seat, chance));
  whileUseful(
    thinking.effort,
    () => nodes,
    () => {
      const index = mostPromising(nodes, seat);
      const chances = playedOn(thinking, defined(turns[index], 'turn'), thinking.random);
      if (chances) record(defined(nodes[index], 'node'), chances);
    },
  );
  return turns
    .map((turn, index) => ({ ...turn, chance: meanOf(nodes[index], seat) }))
    .toSorted((one, other) => other.chance - one.chance);
}

/** The difference between two turns with common random numbers, because the best of many looks better than it is. */
export function advantage(thinking: Thinking, one: WholeTurn, other: WholeTurn): number {
  const { effort, random, seat } = thinking;
  let sum = 0;
  let visits = 0;
  while (effort.used() < 1) {
    effort.look();
    const seed = String(random());
    const better = playedOn(thinking, one, seededRandom(seed));
    const worse = playedOn(thinking, other, seededRandom(seed));
    if (!better || !worse) break;
    sum += rowAt(better, seat) - rowAt(worse, seat);
    visits++;
  }
  return visits > 0 ? sum / visits : 0;
}

/** Turns with their chances in the same number of worlds, best first: slower than `judged`, but fair to those that look bad at first. */
export function weighedAlike(thinking: Thinking, turns: readonly WholeTurn[], worlds: number): JudgedTurn[] {
  const { random, seat } = thinking;
  const patient = { ...thinking, effort: effortOf({ looks: worlds }) };
  const seeds = Array.from({ length: worlds }, () => String(random()));
  const chanceOf = (turn: WholeTurn): number =>
    seeds.reduce((sum, seed) => sum + (playedOn(patient, turn, seededRandom(seed))?.[seat] ?? 0), 0) / worlds;
  return turns.map((turn) => ({ ...turn, chance: chanceOf(turn) })).toSorted((one, other) => other.chance - one.chance);
}

/** Everyone's chances after a turn and some laps in an imagined world; undefined when the time ran out on the way. */
function playedOn(thinking: Thinking, turn: WholeTurn, random: Random): Float64Array | undefined {
  const { rules, evaluation } = thinking.mind;
  const world = worldAfter(thinking, turn, HURRIEDLY, random);
  return world && winChances(rules, evaluation, world);
}

/** An imagined world after a turn and some laps, and what happened until then; undefined when the time ran out on the way. */
export function worldAfter(
  { mind, view, seat, effort }: Thinking,
  { choices }: WholeTurn,
  manner: PlayingOn,
  random: Random,
  noted: Noted = {},
): AnyPosition | undefined {
  const world = imagined(mind, view, random);
  for (const choice of choices) advance(mind.rules, world, choice, noted.facts);
  return playLaps(mind, world, seat, { manner, effort, random, ...noted }) ? world : undefined;
}

function seenOnce(players: number, seat: number, chance: number): Node {
  const node = newNode(players);
  node.visits = FIRST_SIGHT;
  node.total[seat] = FIRST_SIGHT * chance;
  return node;
}
