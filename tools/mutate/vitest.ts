import { format } from 'node:util';

/** Replaces `vitest` for a game's tests: they are collected once and run again and again in one process. */
export { expect } from 'vitest';

export interface LedgerTest {
  readonly id: string;
  readonly run: () => unknown;
}

let file = '';
let collected: LedgerTest[] = [];
const titles: string[] = [];

/** Tests collected from now on belong to this file. */
export function enterFile(name: string, tests: LedgerTest[]): void {
  file = name;
  collected = tests;
}

export function describe(title: string, collect: () => void): void {
  titles.push(title);
  collect();
  titles.pop();
}

export function test(title: string, run: () => unknown): void {
  const name = [file, ...titles, title].join(' > ');
  const copies = collected.filter(({ id }) => id === name || id.startsWith(`${name} #`)).length;
  collected.push({ id: copies === 0 ? name : `${name} #${copies + 1}`, run });
}

test.each = (rows: readonly unknown[]) => (title: string, run: (...values: readonly unknown[]) => unknown) => {
  for (const row of rows) {
    const values = Array.isArray(row) ? row : [row];
    const named = title.match(/%[a-z]/g)?.length;
    test(format(title, ...values.slice(0, named ?? 0)), () => run(...values));
  }
};
