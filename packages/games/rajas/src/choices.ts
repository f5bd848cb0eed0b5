import { defined, type Seat } from '@durbar/engine';
import type { RajasGame } from './game.ts';
import { range } from './numbers.ts';
import { BUILDINGS, type BuildingName, COLOUR_LETTERS, COLOURS, FACES, KINDS_OF_DICE } from './words.ts';

/** Answers to the core's questions. `die` is a kind of die: colour × 6 + face. */
export type CoreChoice =
  | { readonly type: 'place'; readonly space: number; readonly id: string }
  | { readonly type: 'pass' }
  | { readonly type: 'pay-die'; readonly die: number; readonly turned: boolean }
  | { readonly type: 'tile'; readonly stack: number; readonly id: string }
  | { readonly type: 'lay'; readonly cell: number; readonly rotation: number; readonly at: string }
  | PayChoice
  | { readonly type: 'overpay' }
  | { readonly type: 'take'; readonly colour: number }
  | { readonly type: 'return'; readonly die: number }
  | { readonly type: 'reroll'; readonly die: number }
  | { readonly type: 'done' }
  | { readonly type: 'decline' }
  | { readonly type: 'score'; readonly money: number }
  | { readonly type: 'upgrade'; readonly building: number; readonly name: BuildingName }
  | { readonly type: 'sail'; readonly spaces: number }
  | { readonly type: 'action'; readonly action: number; readonly id: string }
  | { readonly type: 'receive'; readonly place: number; readonly id: string }
  | { readonly type: 'roll'; readonly value: number }
  | { readonly type: 'reveal'; readonly tile: number; readonly id: string }
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'draw'; readonly tile: number; readonly id: string };

/** Several dice of one colour; turned ones are paid with their opposite face. */
export interface PayChoice {
  readonly type: 'pay';
  readonly colour: number;
  readonly plain: readonly number[];
  readonly turned: readonly number[];
}

type Of<T extends CoreChoice['type']> = Extract<CoreChoice, { type: T }>;

export const PASS: Of<'pass'> = { type: 'pass' };
export const OVERPAY: Of<'overpay'> = { type: 'overpay' };
export const DONE: Of<'done'> = { type: 'done' };
export const DECLINE: Of<'decline'> = { type: 'decline' };
export const PAY_DIE: readonly Of<'pay-die'>[] = range(KINDS_OF_DICE).map((die) => ({ type: 'pay-die', die, turned: false }));
export const PAY_TURNED: readonly Of<'pay-die'>[] = range(KINDS_OF_DICE).map((die) => ({ type: 'pay-die', die, turned: true }));
export const TAKE: readonly Of<'take'>[] = COLOURS.map((_, colour) => ({ type: 'take', colour }));
export const RETURN: readonly Of<'return'>[] = range(KINDS_OF_DICE).map((die) => ({ type: 'return', die }));
export const REROLL: readonly Of<'reroll'>[] = range(KINDS_OF_DICE).map((die) => ({ type: 'reroll', die }));
export const UPGRADE: readonly Of<'upgrade'>[] = BUILDINGS.map((name, building) => ({ type: 'upgrade', building, name }));
export const ROLL: readonly Of<'roll'>[] = range(FACES).map((face) => ({ type: 'roll', value: face + 1 }));
export const SAIL: readonly Of<'sail'>[] = range(32).map((spaces) => ({ type: 'sail', spaces }));

/** Every kind of die as people write it: B1 … P6. */
export const DIE_NAMES: readonly string[] = range(KINDS_OF_DICE).map(
  (die) => `${COLOUR_LETTERS[Math.floor(die / FACES)]}${(die % FACES) + 1}`,
);

type Notation = { readonly [T in CoreChoice['type']]: (choice: Of<T>, game: RajasGame) => string };

export function dieName(die: number): string {
  return defined(DIE_NAMES[die], 'kind of die');
}

/** A choice's text; no two choices of one question share it. */
export const coreNotation: Notation = {
  place: ({ id }) => id,
  pass: () => 'pass',
  'pay-die': ({ die, turned }) => `pay ${dieName(die)}${turned ? '*' : ''}`,
  tile: ({ id }) => `take ${id}`,
  lay: ({ at, rotation }) => `lay ${at} r${rotation}`,
  pay: ({ colour, plain, turned }) => {
    const letter = COLOUR_LETTERS[colour];
    return ['pay', ...plain.map((value) => `${letter}${value}`), ...turned.map((value) => `${letter}${value}*`)].join(' ');
  },
  overpay: () => 'pay more',
  take: ({ colour }) => `take ${COLOUR_LETTERS[colour]}`,
  return: ({ die }) => `return ${dieName(die)}`,
  reroll: ({ die }) => `reroll ${dieName(die)}`,
  done: () => 'done',
  decline: () => 'decline',
  score: ({ money }) => `score ${money}`,
  upgrade: ({ name }) => `upgrade ${name}`,
  sail: ({ spaces }) => (spaces === 0 ? 'stay' : `sail ${spaces}`),
  action: ({ id }) => id,
  receive: ({ id }) => `receive ${id}`,
  roll: ({ value }) => `roll ${value}`,
  reveal: ({ id }) => `reveal ${id}`,
  first: ({ seat }) => `seat ${seat + 1}`,
  draw: ({ id }) => `draw ${id}`,
};
