import { expect, test } from 'vitest';
import type { Attributes } from '../../../table/control.ts';
import type { DieModel } from '../model/model.ts';
import type { RajasTable, RajasView } from '../types.ts';
import { diceGone, dieAttributes, dieControls, takenColours } from './dice.ts';

const die = (kind: number): DieModel => ({ kind, colour: 'blue', value: kind + 1 });
const HAND = [die(1), die(1), die(4)];

/** As much of a table as the dice need. */
function tableAt(frame: unknown, open: readonly number[]): RajasTable {
  const choices = open.map((kind) => ({ type: 'reroll', die: kind }));
  return {
    view: { agenda: [frame] },
    viewer: 0,
    words: { die: (colour: string, value: number) => `${colour} ${value}`, colours: { blue: 'blue' } },
    find: (test: (choice: unknown) => boolean) => {
      const at = choices.findIndex(test);
      return at < 0 ? undefined : `reroll ${open[at]}`;
    },
    control: (text: string | undefined) => (text === undefined ? {} : { choice: text }),
  } as unknown as RajasTable;
}

/** Presses an element with these attributes. */
function click(attributes: Attributes | undefined): void {
  (attributes?.onclick as ((event: Event) => void) | undefined)?.(new Event('click'));
}

const controls = (table: RajasTable) =>
  dieControls(table, HAND, []).map(({ named, control, isEcho }) => [named, isEcho ? undefined : control.choice]);

test('the first of equal dice is the control', () => {
  expect(controls(tableAt({ kind: 'reroll', seat: 0, named: [] }, [1, 4]))).toEqual([
    [false, 'reroll 1'],
    [false, undefined],
    [false, 'reroll 4'],
  ]);
});

test('a press on an equal die does what the first one does', () => {
  let presses = 0;
  const press = () => {
    presses += 1;
  };
  const table = {
    ...tableAt({ kind: 'place' }, [1]),
    control: (choice?: string) => (choice ? { choice, label: choice, actions: { press } } : {}),
  } as RajasTable;
  const [first, second, other] = dieControls(table, HAND, []).map(dieAttributes);
  expect(first).toMatchObject({ role: 'button', 'data-choice': 'reroll 1' });
  expect(second).toMatchObject({ 'data-echo': '', 'aria-hidden': 'true', tabindex: -1 });
  expect(second).not.toHaveProperty('data-choice');
  click(second);
  expect(presses).toBe(1);
  expect(other).toEqual({});
});

test('a die named for rerolling is marked, and its equal is the control', () => {
  expect(controls(tableAt({ kind: 'reroll', seat: 0, named: [1] }, [1, 4]))).toEqual([
    [true, undefined],
    [false, 'reroll 1'],
    [false, 'reroll 4'],
  ]);
});

test('dice another player names mark none of mine', () => {
  expect(controls(tableAt({ kind: 'reroll', seat: 1, named: [1] }, []))).toEqual([
    [false, undefined],
    [false, undefined],
    [false, undefined],
  ]);
});

test('the colours named while dice are taken', () => {
  const view = (frame: unknown) => ({ agenda: [frame] }) as unknown as RajasView;
  expect(takenColours(view({ kind: 'take-dice', taken: 0x0201 }))).toEqual(['blue', 'orange', 'orange']);
  expect(takenColours(view({ kind: 'roll' }))).toEqual([]);
});

test('dice that are gone, one entry for each', () => {
  expect(diceGone(HAND, [die(1)])).toEqual([1, 4]);
});
