import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { vary } from './vary.ts';

const DATA = {
  hand: 6,
  open: true,
  colours: ['red', 'blue'],
  cards: [
    { id: 'a', sum: 3 },
    { id: 'b', sum: 4, late: true },
  ],
};

function variedBy(seed: number) {
  return vary(DATA, seededRandom(seed));
}

test('a variation changes only the part it names', () => {
  const before = JSON.stringify(DATA);
  const reached = new Set<string>();
  for (let seed = 0; seed < 300; seed++) {
    const { data, path } = variedBy(seed);
    const part = path.split(/[.[]/)[0] ?? '';
    reached.add(path);
    const others = Object.keys(DATA).filter((key) => key !== part);
    for (const key of others) expect(Reflect.get(data as object, key)).toEqual(Reflect.get(DATA, key));
  }
  expect(JSON.stringify(DATA)).toBe(before);
  const expected = ['hand', 'open', 'colours', 'colours[0]', 'cards', 'cards[0]', 'cards[1].sum', 'cards[1].late'];
  expect([...reached]).toEqual(expect.arrayContaining(expected));
});

test('the same seed gives the same variation, another seed usually a different one', () => {
  expect(variedBy(1)).toEqual(variedBy(1));
  expect(new Set(Array.from({ length: 50 }, (_, seed) => JSON.stringify(variedBy(seed)))).size).toBeGreaterThan(20);
});
