import {
  advanceNoting,
  advanceWhileSure,
  ask,
  type Choice,
  copyPosition,
  defined,
  type Fact,
  isChance,
  type Random,
} from '@durbar/engine';
import type { Mind } from '../../mind.ts';
import { rowAt } from '../../numbers.ts';
import type { AnyPosition } from '../look.ts';
import { hurriedValues } from '../turn.ts';
import { Outcomes } from './outcomes.ts';

/** The certain part of a seat's turn from a question: until chance or someone else decides, or something hidden is revealed. */
export interface WholeTurn {
  readonly choices: readonly Choice[];
  /** The certain facts on the way. */
  readonly facts: readonly Fact[];
  readonly end: AnyPosition;
}

/** A turn as far as it has been built. */
export interface MadeTurn extends WholeTurn {
  readonly isOver: boolean;
}

interface Growing extends MadeTurn {
  readonly value: number;
}

/** Beam width per first choice. */
const BEAM = 4;
const LONGEST = 12;

/** Good turns in one imagined world: undominated, and several for each promising first choice. */
export function turnsIn(mind: Mind, world: AnyPosition, seat: number, random: Random): WholeTurn[] {
  const outcomes = new Outcomes(mind, seat);
  const follow = (turn: Growing): Growing[] => steps(mind, turn, seat, random).filter((next) => outcomes.admits(next));
  let groups = follow({ choices: [], facts: [], end: world, isOver: false, value: 0 }).map((first) => [first]);
  for (let length = 1; length < LONGEST && groups.flat().some(({ isOver }) => !isOver); length++)
    groups = groups.map((turns) => best(turns.flatMap((turn) => (turn.isOver ? [turn] : follow(turn)))));
  return groups.flat().filter((turn) => outcomes.stands(turn));
}

/** The certain part of the turn that begins with these choices. */
export function turnOf(mind: Mind, world: AnyPosition, seat: number, choices: readonly Choice[]): WholeTurn {
  const left = choices.slice();
  return turnBy(mind, world, seat, () => left.shift());
}

/** The turn of a seat that decides like this, as far as it is certain; unfinished where nothing is decided. */
export function turnBy(
  mind: Mind,
  world: AnyPosition,
  seat: number,
  decide: (position: AnyPosition) => Choice | undefined,
): MadeTurn {
  let turn: Growing = { choices: [], facts: [], end: world, isOver: false, value: 0 };
  while (!turn.isOver) {
    const choice = decide(turn.end);
    if (!choice) break;
    turn = stepped(mind, turn, choice, seat, 0);
  }
  return turn;
}

/** Finished and unfinished turns have separate slots, so unpaid prices don't push out finished turns. */
function best(turns: readonly Growing[]): Growing[] {
  const sorted = turns.toSorted((one, other) => other.value - one.value);
  return [...sorted.filter(({ isOver }) => isOver).slice(0, BEAM), ...sorted.filter(({ isOver }) => !isOver).slice(0, BEAM)];
}

/** A turn with each choice of its next question. */
function steps(mind: Mind, turn: Growing, seat: number, random: Random): Growing[] {
  const { choices } = defined(ask(mind.rules, turn.end), 'question of a turn');
  const values = hurriedValues(mind, turn.end, choices, seat, random);
  return choices.map((choice, index) => stepped(mind, turn, choice, seat, rowAt(values, index)));
}

function stepped(mind: Mind, { choices, facts, end }: Growing, choice: Choice, seat: number, value: number): Growing {
  const { rules, evaluation } = mind;
  const { endsTurn } = evaluation.features;
  const next = copyPosition(rules, end);
  const { facts: happened, hasRevealed } = advanceNoting(rules, next, choice);
  const sure = hasRevealed ? sureFacts(mind, end, choice) : happened;
  const isOver = hasRevealed || (endsTurn !== undefined && happened.some(endsTurn)) || !isDecidedBy(mind, next, seat);
  return { choices: [...choices, choice], facts: [...facts, ...sure], end: next, isOver, value };
}

function sureFacts({ rules }: Mind, position: AnyPosition, choice: Choice): Fact[] {
  const facts: Fact[] = [];
  advanceWhileSure(rules, copyPosition(rules, position), choice, facts);
  return facts;
}

function isDecidedBy({ rules }: Mind, position: AnyPosition, seat: number): boolean {
  return !isChance(rules, position) && ask(rules, position)?.decider === seat;
}
