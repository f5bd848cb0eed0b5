import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PayChoice } from '../choices.ts';
import type { RajasChoice } from '../modules/index.ts';
import { newTable } from '../testing/table.ts';
import { listCounts, listSums, paymentRoot } from './payments.ts';

function payments(dice: readonly number[], sum: number, karma: number): PayChoice[] {
  const { state } = newTable().seat(0, { dice: dice.map((value) => `B${value}`) });
  const choices: RajasChoice[] = [];
  listSums(state, 0, paymentRoot(0), sum, karma, choices);
  return choices.filter((choice) => choice.type === 'pay');
}

const textOf = ({ plain, turned }: PayChoice): string =>
  [
    ...plain.toSorted().reverse(),
    ...turned
      .toSorted()
      .reverse()
      .map((value) => `${value}*`),
  ].join(' ');
const worth = (plain: readonly number[], turned: readonly number[]): number =>
  plain.reduce((a, b) => a + b, 0) + turned.reduce((a, b) => a + 7 - b, 0);

/** Every minimal way to use some of the dice, with low ones optionally turned. */
function byHand(dice: readonly number[], sum: number, karma: number): Set<string> {
  const found = new Set<string>();
  for (let code = 0; code < 3 ** dice.length; code++) {
    const uses = dice.map((_, i) => Math.floor(code / 3 ** i) % 3);
    const plain = dice.filter((_, i) => uses[i] === 1);
    const turned = dice.filter((_, i) => uses[i] === 2);
    const total = worth(plain, turned);
    if (turned.length > karma || turned.some((value) => value > 3) || total < sum) continue;
    const smallest = Math.min(...plain, ...turned.map((value) => 7 - value));
    const cheapestTurn = Math.min(...turned.map((value) => 7 - 2 * value));
    if (total - smallest >= sum || total - cheapestTurn >= sum) continue;
    found.add(textOf({ type: 'pay', colour: 0, plain, turned }));
  }
  return found;
}

describe('payments', () => {
  test('every payment without a needless die or turn is listed exactly once', () => {
    const dice = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(dice, fc.integer({ min: 1, max: 14 }), fc.integer({ min: 0, max: 3 }), (values, sum, karma) => {
        const listed = payments(values, sum, karma).map(textOf);
        expect(new Set(listed).size).toBe(listed.length);
        expect(new Set(listed)).toEqual(byHand(values, sum, karma));
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  test('the list stays short even with all hands full of one colour', () => {
    expect(payments([1, 1, 2, 2, 3, 3, 4, 4, 5, 6], 12, 3).length).toBeLessThan(90);
    expect(payments([1, 2, 3, 4, 5, 6], 6, 0).map(textOf)).toEqual(['6', '5 4', '5 3', '5 2', '5 1', '4 3', '4 2', '3 2 1']);
  });

  test('an exact number of dice, whatever they show', () => {
    const { state } = newTable().seat(0, { dice: ['B1', 'B1', 'B6', 'G6'] });
    const choices: RajasChoice[] = [];
    listCounts(state, 0, paymentRoot(0), 2, choices);
    expect(choices.flatMap((choice) => (choice.type === 'pay' ? [textOf(choice)] : []))).toEqual(['6 1', '1 1']);
  });

  test('three of four different dice are four payments', () => {
    const { state } = newTable().seat(0, { dice: ['B1', 'B4', 'B5', 'B6'] });
    const choices: RajasChoice[] = [];
    listCounts(state, 0, paymentRoot(0), 3, choices);
    const texts = choices.flatMap((choice) => (choice.type === 'pay' ? [textOf(choice)] : []));
    expect(texts).toEqual(['6 5 4', '6 5 1', '6 4 1', '5 4 1']);
  });

  test('a payment is the same choice each time it is listed', () => {
    const { state } = newTable().seat(0, { dice: ['B1', 'B6'] });
    const root = paymentRoot(0);
    const listed = (): RajasChoice[] => {
      const choices: RajasChoice[] = [];
      listSums(state, 0, root, 7, 0, choices);
      return choices;
    };
    expect(listed()[0]).toBe(listed()[0]);
  });
});
