import { COLOURS, type ColourName, packedCount } from '@durbar/rajas/vocabulary';
import { type Attributes, type Control, controlAttributes, pointerAttributes } from '../../../table/control.ts';
import type { DieModel } from '../model/model.ts';
import type { RajasTable, RajasView } from '../types.ts';
import { dieName } from '../words/names.ts';

/** A die in one of Kali's hands, with what can be done with it. */
export interface HeldDie {
  readonly colour: ColourName;
  readonly value: number;
  readonly label: string;
  readonly leaving: boolean;
  /** Chosen to be rolled again with the others. */
  readonly named: boolean;
  readonly control: Control;
  /** The first of equal dice is the control; this one only reacts to the pointer. */
  readonly isEcho: boolean;
  /** Paying it turned with karma, as a separate control. */
  readonly turned: Control | undefined;
}

/** The first unnamed one of equal dice is the control: they are one choice, and the others mirror it. */
export function dieControls(table: RajasTable, dice: readonly DieModel[], leaving: readonly number[]): readonly HeldDie[] {
  const controls = new Map<number, Control>();
  const left = [...leaving];
  const toName = [...namedDice(table)];
  return dice.map(({ kind, colour, value }) => {
    const named = takeOut(toName, kind);
    const first = named ? {} : controls.get(kind);
    const control = first ?? table.control(dieText(table, kind));
    if (!first) controls.set(kind, control);
    const turned = first ? undefined : turnedText(table, kind);
    return {
      colour,
      value,
      label: dieName(colour, value, table.words),
      leaving: takeOut(left, kind),
      named,
      control,
      isEcho: first?.choice !== undefined,
      turned: turned === undefined ? undefined : table.control(turned),
    };
  });
}

/** The attributes of a die. */
export function dieAttributes({ control, isEcho }: HeldDie): Attributes {
  return isEcho
    ? { 'data-echo': '', 'aria-hidden': 'true', tabindex: -1, ...pointerAttributes(control) }
    : controlAttributes(control);
}

function takeOut(kinds: number[], kind: number): boolean {
  const at = kinds.indexOf(kind);
  if (at >= 0) kinds.splice(at, 1);
  return at >= 0;
}

/** The kinds of the viewer's dice named for rerolling while more can be named. */
function namedDice({ view, viewer }: RajasTable): readonly number[] {
  const frame = view.agenda.at(-1);
  return frame?.kind === 'reroll' && frame.seat === viewer ? frame.named : [];
}

/** The colours named so far while more dice are to be taken. */
export function takenColours({ agenda }: RajasView): readonly ColourName[] {
  const frame = agenda.at(-1);
  if (frame?.kind !== 'take-dice') return [];
  return COLOURS.flatMap((colour, index) => Array.from({ length: packedCount(frame.taken, index) }, () => colour));
}

function dieText(table: RajasTable, kind: number): string | undefined {
  return table.find((choice) => {
    if (choice.type === 'pay-die') return choice.die === kind && !choice.turned;
    return (choice.type === 'return' || choice.type === 'reroll') && choice.die === kind;
  });
}

function turnedText(table: RajasTable, kind: number): string | undefined {
  return table.find((choice) => choice.type === 'pay-die' && choice.die === kind && choice.turned);
}

/** The dice of one hand that are missing from another, one entry per die. */
export function diceGone(before: readonly DieModel[], after: readonly DieModel[]): readonly number[] {
  const left = after.map(({ kind }) => kind);
  return before.flatMap(({ kind }) => (takeOut(left, kind) ? [] : [kind]));
}
