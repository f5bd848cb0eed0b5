import type { RajasChoice, RajasTable } from '../types.ts';

export interface Payment {
  readonly text: string;
  readonly colour: number;
  readonly dice: readonly { readonly value: number; readonly turned: boolean }[];
  readonly karma: number;
}

type Pay = Extract<RajasChoice, { type: 'pay' }>;

/** The payments of the question, the cheapest sensible one first. */
export function paymentsOf(table: RajasTable): readonly Payment[] {
  return table
    .filter(({ type }) => type === 'pay')
    .flatMap(({ choice, text }) => (choice.type === 'pay' ? [{ choice, text }] : []))
    .sort((a, b) => dearness(a.choice) - dearness(b.choice))
    .map(({ choice, text }) => {
      const plain = choice.plain.map((value) => ({ value, turned: false }));
      const turned = choice.turned.map((value) => ({ value, turned: true }));
      return { text, colour: choice.colour, dice: [...plain, ...turned], karma: turned.length };
    });
}

export function cheapestPayment(choices: readonly RajasChoice[]): RajasChoice | undefined {
  const payments = choices.filter((choice): choice is Pay => choice.type === 'pay');
  return payments.reduce<Pay | undefined>((best, pay) => (best && dearness(best) <= dearness(pay) ? best : pay), undefined);
}

/** Karma weighs most, then the number of dice, then their values. */
function dearness({ plain, turned }: Pay): number {
  const sum = [...plain, ...turned].reduce((total, value) => total + value, 0);
  return turned.length * 10_000 + (plain.length + turned.length) * 100 + sum;
}

export function highestScore(choices: readonly RajasChoice[]): RajasChoice | undefined {
  const money = (choice: RajasChoice): number => (choice.type === 'score' ? choice.money : -1);
  return choices.reduce<RajasChoice | undefined>(
    (best, choice) => (best && money(best) >= money(choice) ? best : choice),
    undefined,
  );
}
