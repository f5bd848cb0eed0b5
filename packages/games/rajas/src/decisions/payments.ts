import type { Seat } from '@durbar/engine';
import type { PaymentNode } from '../game.ts';
import type { RajasChoice } from '../modules/index.ts';
import { at, entry } from '../numbers.ts';
import { dieOf, turnedValue } from '../rules/dice.ts';
import type { RajasState } from '../state.ts';
import { FACES, KINDS_OF_DICE } from '../words.ts';

/** The ways to use one die, best first: plain faces and turned low faces. Listing a payment's dice in this order lists each set once. */
const WAYS: readonly { readonly value: number; readonly turned: boolean; readonly worth: number }[] = [
  { value: 6, turned: false, worth: 6 },
  { value: 1, turned: true, worth: 6 },
  { value: 5, turned: false, worth: 5 },
  { value: 2, turned: true, worth: 5 },
  { value: 4, turned: false, worth: 4 },
  { value: 3, turned: true, worth: 4 },
  { value: 3, turned: false, worth: 3 },
  { value: 2, turned: false, worth: 2 },
  { value: 1, turned: false, worth: 1 },
];

export function paymentRoot(colour: number): PaymentNode {
  return paymentOf(colour, [], []);
}

function paymentOf(colour: number, plain: readonly number[], turned: readonly number[]): PaymentNode {
  return { choice: { type: 'pay', colour, plain, turned }, children: WAYS.map(() => undefined) };
}

/** Payments are cached in a trie: each step adds one die. */
function childOf(node: PaymentNode, way: number): PaymentNode {
  const known = node.children[way];
  if (known) return known;
  const { colour, plain, turned } = node.choice;
  const { value, turned: isTurned } = entry(WAYS, way);
  const child = isTurned ? paymentOf(colour, plain, [...turned, value]) : paymentOf(colour, [...plain, value], turned);
  node.children[way] = child;
  return child;
}

/** Dice of the colour left while building a payment, by value − 1. */
const left = Array<number>(FACES).fill(0);

function fillLeft(state: RajasState, seat: Seat, colour: number): void {
  const start = seat * KINDS_OF_DICE + dieOf(colour, 1);
  for (let face = 0; face < FACES; face++) left[face] = at(state.dice, start + face);
}

/**
 * Payments that reach a sum without a needless die or turn. Every other payment extends one of these; `overpay` adds its dice one by one
 * (RAJ-QUARRY-06).
 */
export function listSums(
  state: RajasState,
  seat: Seat,
  root: PaymentNode,
  sum: number,
  karma: number,
  choices: RajasChoice[],
): void {
  fillLeft(state, seat, root.choice.colour);
  addDice(root, 0, sum, karma, FACES, choices);
}

/** `spare`: the smallest loss from undoing one turn of the payment; without a turn, more than any die can overpay. */
function addDice(node: PaymentNode, from: number, due: number, karma: number, spare: number, choices: RajasChoice[]): void {
  for (let way = from; way < WAYS.length; way++) {
    const { value, turned, worth } = entry(WAYS, way);
    const count = at(left, value - 1);
    if (count === 0 || (turned && karma === 0)) continue;
    const rest = due - worth;
    const lost = turned ? Math.min(spare, turnedValue(value) - value) : spare;
    if (rest <= 0) {
      if (rest + lost > 0) choices.push(childOf(node, way).choice);
      continue;
    }
    left[value - 1] = count - 1;
    addDice(childOf(node, way), way, rest, turned ? karma - 1 : karma, lost, choices);
    left[value - 1] = count;
  }
}

/** Payments of exactly this many dice, whatever they show. */
export function listCounts(state: RajasState, seat: Seat, root: PaymentNode, dice: number, choices: RajasChoice[]): void {
  fillLeft(state, seat, root.choice.colour);
  addPlain(root, 0, dice, choices);
}

function addPlain(node: PaymentNode, from: number, dice: number, choices: RajasChoice[]): void {
  for (let way = from; way < WAYS.length; way++) {
    const { value, turned } = entry(WAYS, way);
    const count = at(left, value - 1);
    if (turned || count === 0) continue;
    if (dice === 1) {
      choices.push(childOf(node, way).choice);
      continue;
    }
    left[value - 1] = count - 1;
    addPlain(childOf(node, way), way, dice - 1, choices);
    left[value - 1] = count;
  }
}
