import { parseArgs } from 'node:util';

/** Whole numbers given as `--name 12`; the others keep their defaults. */
export function numbersFrom<const D extends Readonly<Record<string, number>>>(defaults: D): { [K in keyof D]: number } {
  const options = Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ options });
  const entries = Object.entries(defaults).map(([name, fallback]) => [name, wholeNumber(name, values[name], fallback)]);
  return Object.fromEntries(entries);
}

function wholeNumber(name: string, text: unknown, fallback: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} must be a whole number`);
  return value;
}
