import { describe, expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

const FORMAT_MASK = 0b101010000010010;

type Code = readonly (readonly boolean[])[];

const at = (code: Code, x: number, y: number): number => (code[y]?.[x] ? 1 : 0);

/** Around the first finder, highest bit first. */
const FORMAT_PLACES = [0, 1, 2, 3, 4, 5, 7].map((x) => [x, 8]).concat([8, 7, 5, 4, 3, 2, 1, 0].map((y) => [8, y]));

function maskOf(code: Code): number {
  const format = FORMAT_PLACES.reduce((bits, [x = 0, y = 0]) => (bits << 1) | at(code, x, y), 0) ^ FORMAT_MASK;
  expect(format >> 13, 'level L').toBe(0b01);
  return (format >> 10) & 7;
}

function isMasked(mask: number, i: number, j: number): boolean {
  const product = i * j;
  const remainders = [
    (i + j) % 2,
    i % 2,
    j % 3,
    (i + j) % 3,
    (Math.trunc(i / 2) + Math.trunc(j / 3)) % 2,
    (product % 2) + (product % 3),
    ((product % 2) + (product % 3)) % 2,
    (((i + j) % 2) + (product % 3)) % 2,
  ];
  return remainders[mask] === 0;
}

function isFunction(size: number, x: number, y: number): boolean {
  const isFinder = (x < 9 && y < 9) || (x > size - 9 && y < 9) || (x < 9 && y > size - 9);
  const isAlignment = size > 21 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
  return x === 6 || y === 6 || isFinder || isAlignment;
}

/** Columns in pairs from the right, alternating up and down. */
function wordsOf(code: Code): number[] {
  const size = code.length;
  const mask = maskOf(code);
  const pairs = [...Array(size).keys()].filter((x) => x !== 6 && (x > 6 ? x % 2 === 0 : x % 2 === 1)).reverse();
  const bits = pairs.flatMap((column, pair) =>
    [...Array(size).keys()].flatMap((step) => {
      const y = pair % 2 === 0 ? size - 1 - step : step;
      const places = [column, column - 1].filter((x) => !isFunction(size, x, y));
      return places.map((x) => at(code, x, y) ^ (isMasked(mask, y, x) ? 1 : 0));
    }),
  );
  return Array.from({ length: Math.floor(bits.length / 8) }, (_none, word) =>
    bits.slice(8 * word, 8 * word + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
}

const CORRECTION: Readonly<Record<number, number>> = { 21: 7, 25: 10, 29: 15, 33: 20, 37: 26, 41: 18 };

/** Decodes a code independently, by the standard: format, mask, bit order, blocks. */
function read(code: Code): string {
  const words = wordsOf(code);
  const correction = CORRECTION[code.length] ?? 0;
  const blocks = code.length === 41 ? 2 : 1;
  const data = [...Array(blocks).keys()].flatMap((block) => {
    const whole = words.filter((_word, index) => index % blocks === block);
    expectNoErrors(whole, correction);
    return whole.slice(0, whole.length - correction);
  });
  expect((data[0] ?? 0) >> 4, 'bytes').toBe(4);
  const nibbles = data.flatMap((byte) => [byte >> 4, byte & 15]).slice(1);
  const byteAt = (index: number): number => ((nibbles[index] ?? 0) << 4) | (nibbles[index + 1] ?? 0);
  return new TextDecoder().decode(new Uint8Array(Array.from({ length: byteAt(0) }, (_none, index) => byteAt(2 + 2 * index))));
}

/** As a polynomial, the whole block is zero at 2⁰, 2¹, … */
function expectNoErrors(block: readonly number[], correction: number): void {
  const powers = [1];
  while (powers.length < 255) {
    const doubled = (powers.at(-1) ?? 0) << 1;
    powers.push(doubled > 255 ? doubled ^ 0x11d : doubled);
  }
  const multiply = (a: number, b: number): number =>
    a === 0 || b === 0 ? 0 : (powers[(powers.indexOf(a) + powers.indexOf(b)) % 255] ?? 0);
  for (let root = 0; root < correction; root++)
    expect(
      block.reduce((sum, byte) => multiply(sum, powers[root] ?? 0) ^ byte, 0),
      `syndrome ${root}`,
    ).toBe(0);
}

describe('a QR code', () => {
  test.each([
    'a',
    'http://192.168.0.7:3000',
    'http://192.168.178.123:3000/i/abcdef',
    'https://durbar.example/i/Zm9yIG9uZSBwZXJzb24gb25seQ',
    `https://durbar.example/i/${'x'.repeat(60)}`,
    'Rājas, über die Brücke, 👑',
    'y'.repeat(134),
  ])('encodes %s', (text) => {
    const code = qrCode(text);
    expect(code && read(code)).toBe(text);
  });

  test('is square, has three finder patterns and grows with the text', () => {
    const sizes = [17, 32, 53, 78, 106, 134].map((length) => qrCode('z'.repeat(length))?.length);
    expect(sizes).toEqual([21, 25, 29, 33, 37, 41]);
    const code = qrCode('finders') ?? [];
    const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    const part = (x: number, y: number) =>
      finder.map((_row, dy) =>
        code[y + dy]
          ?.slice(x, x + 7)
          .map((dark) => (dark ? '1' : '0'))
          .join(''),
      );
    expect([part(0, 0), part(14, 0), part(0, 14)]).toEqual([finder, finder, finder]);
  });

  test('is undefined for a text that is too long', () => {
    expect(qrCode('x'.repeat(135))).toBeUndefined();
  });
});
