import type { RajasTable } from '../types.ts';

export interface Payment {
  readonly text: string;
  readonly colour: number;
  readonly dice: readonly { readonly value: number; readonly turned: boolean }[];
  readonly karma: number;
}

/** The payments of the question, in the engine's order: the cheapest sensible one first. */
export function paymentsOf(table: RajasTable): readonly Payment[] {
  return table
    .filter(({ type }) => type === 'pay')
    .flatMap(({ choice, text }) => {
      if (choice.type !== 'pay') return [];
      const plain = choice.plain.map((value) => ({ value, turned: false }));
      const turned = choice.turned.map((value) => ({ value, turned: true }));
      return [{ text, colour: choice.colour, dice: [...plain, ...turned], karma: turned.length }];
    });
}
