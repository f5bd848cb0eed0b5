import type { Seat } from '@durbar/engine';
import type { ControlAttributes } from '../../../table/contract.ts';
import { COLOURS, type Colour } from '../kinds.ts';
import type { DieScene } from '../scene.ts';
import type { RajasFact, RajasTable } from '../types.ts';

/** A die in a hand of Kali with what can be done with it. */
export interface HeldDie {
  readonly colour: Colour;
  readonly value: number;
  readonly label: string;
  readonly leaving: boolean;
  readonly control: ControlAttributes;
  /** Paying it turned over with karma, as a control of its own. */
  readonly turned: ControlAttributes | undefined;
}

/** Of equal dice only the first is the control: they are one choice. */
export function dieControls(table: RajasTable, dice: readonly DieScene[], leaving: readonly number[]): readonly HeldDie[] {
  const seen = new Set<number>();
  const left = [...leaving];
  return dice.map(({ kind, colour, value }) => {
    const isFirst = !seen.has(kind);
    seen.add(kind);
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    const turned = isFirst ? turnedText(table, kind) : undefined;
    return {
      colour,
      value,
      label: table.words.die(table.words.colours[colour], value),
      leaving: at >= 0,
      control: isFirst ? table.control(dieText(table, kind)) : {},
      turned: turned === undefined ? undefined : table.control(turned),
    };
  });
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

/** The places of the dice that have just been rolled for a player. */
export function freshDice(happened: readonly RajasFact[], dice: readonly DieScene[], seat: Seat): ReadonlySet<number> {
  const fresh = new Set<number>();
  for (const fact of happened) {
    if ((fact.type !== 'die-rolled' && fact.type !== 'die-rerolled') || fact.seat !== seat) continue;
    const at = dice.findLastIndex(
      ({ colour, value }, index) => !fresh.has(index) && value === fact.value && COLOURS[fact.colour] === colour,
    );
    if (at >= 0) fresh.add(at);
  }
  return fresh;
}

/** The dice of one hand that are no longer in another, one entry per die. */
export function diceGone(before: readonly DieScene[], after: readonly DieScene[]): readonly number[] {
  const left = after.map(({ kind }) => kind);
  return before.flatMap(({ kind }) => {
    const at = left.indexOf(kind);
    if (at < 0) return [kind];
    left.splice(at, 1);
    return [];
  });
}
