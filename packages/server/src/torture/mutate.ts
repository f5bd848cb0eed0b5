import { randomBytes } from 'node:crypto';
import { below, type Random } from '@durbar/engine';

export const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  '\u0000',
  '\ud800',
  'x'.repeat(3000),
  '__proto__',
  '{{7*7}}',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  [],
  {},
  [[[[[[[[]]]]]]]],
  { toString: 'x' },
];

type Mutation = (message: Record<string, unknown>, random: Random) => string | Buffer;

export const pick = <T>(values: readonly T[], random: Random): T => values[below(random, values.length)] as T;

const MUTATIONS: readonly Mutation[] = [
  (message) => JSON.stringify(message),
  (message, random) => JSON.stringify({ ...message, [pick(Object.keys(message), random)]: pick(STRANGE, random) }),
  (message, random) =>
    JSON.stringify({
      ...message,
      [pick(['__proto__', 'constructor', 'seat', 'person', 'toJSON'], random)]: pick(STRANGE, random),
    }),
  (message, random) => {
    const { [pick(Object.keys(message), random)]: _left, ...rest } = message;
    return JSON.stringify(rest);
  },
  (message, random) => {
    const text = JSON.stringify(message);
    return text.slice(0, below(random, text.length));
  },
  (message, random) => {
    const bytes = Buffer.from(JSON.stringify(message));
    for (let count = 0; count < 3; count++) bytes[below(random, bytes.length)] = below(random, 256);
    return bytes.toString('latin1');
  },
  (_message, random) => randomBytes(below(random, 200)),
  (_message, random) => JSON.stringify(pick(STRANGE, random)),
  (message) => '['.repeat(2000) + JSON.stringify(message),
  (message) => JSON.stringify([message, message]),
];

/** One message, most likely broken in one of many ways. */
export function mutate(message: object, random: Random): string | Buffer {
  return pick(MUTATIONS, random)({ ...message }, random);
}
