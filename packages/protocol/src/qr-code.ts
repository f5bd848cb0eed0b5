/**
 * QR codes for short texts such as links: bytes, error correction level L, versions 1 to 6, as ISO/IEC 18004 describes them. Larger
 * versions need more tables, and our links are never longer.
 */

/** Data and error correction codewords of each version, and the number of blocks. */
const VERSIONS = [
  { data: 19, correction: 7, blocks: 1 },
  { data: 34, correction: 10, blocks: 1 },
  { data: 55, correction: 15, blocks: 1 },
  { data: 80, correction: 20, blocks: 1 },
  { data: 108, correction: 26, blocks: 1 },
  { data: 136, correction: 18, blocks: 2 },
] as const;

/** Format bits for level L and each mask, including their error correction. */
const FORMATS = [0x77c4, 0x72f3, 0x7daa, 0x789d, 0x662f, 0x6318, 0x6c41, 0x6976] as const;

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The dark modules of a text, row by row; undefined when it is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(({ data }) => bytes.length + 2 <= data);
  const version = VERSIONS[index];
  if (!version) return undefined;
  const size = 21 + 4 * index;
  const codewords = interleaved(dataOf(bytes, version.data), version);
  const drawn = MASKS.map((_mask, mask) => draw(size, codewords, mask));
  return drawn.reduce((best, one) => (penaltyOf(one) < penaltyOf(best) ? one : best));
}

/** Byte mode indicator, length, bytes and padding. */
function dataOf(bytes: Uint8Array, length: number): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from(
    { length: nibbles.length / 2 },
    (_none, at) => ((nibbles[2 * at] ?? 0) << 4) | (nibbles[2 * at + 1] ?? 0),
  );
  for (let filler = 0xec; data.length < length; filler ^= 0xec ^ 0x11) data.push(filler);
  return data;
}

function interleaved(data: readonly number[], { correction, blocks }: { correction: number; blocks: number }): number[] {
  const length = data.length / blocks;
  const parts = Array.from({ length: blocks }, (_none, block) => data.slice(block * length, (block + 1) * length));
  const checks = parts.map((part) => correctionOf(part, correction));
  const woven = (rows: readonly (readonly number[])[]): number[] =>
    (rows[0] ?? []).flatMap((_first, at) => rows.map((row) => row[at] ?? 0));
  return [...woven(parts), ...woven(checks)];
}

/** The product in GF(256) over x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Reed-Solomon: the remainder of the data after division by the generator. */
function correctionOf(data: readonly number[], length: number): number[] {
  const generator = generatorOf(length);
  let remainder: number[] = Array(length).fill(0);
  for (const byte of data) {
    const factor = byte ^ (remainder[0] ?? 0);
    remainder = [...remainder.slice(1), 0].map((value, at) => value ^ times(generator[at] ?? 0, factor));
  }
  return remainder;
}

/** The coefficients of (x − 2⁰)(x − 2¹)… below the first, highest power first. */
function generatorOf(length: number): number[] {
  let coefficients: number[] = [...Array(length - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < length; step++) {
    coefficients = coefficients.map((value, at) => times(value, root) ^ (coefficients[at + 1] ?? 0));
    root = times(root, 2);
  }
  return coefficients;
}

function draw(size: number, codewords: readonly number[], mask: number): boolean[][] {
  const modules: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined));
  drawPatterns(modules, size);
  drawFormat(modules, size, FORMATS[mask] ?? 0);
  const bits = codewords.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => ((byte >> bit) & 1) === 1));
  let next = 0;
  for (const [x, y] of zigzag(size)) {
    if (modules[y]?.[x] !== undefined) continue;
    set(modules, x, y, (bits[next++] ?? false) !== (MASKS[mask]?.(x, y) ?? false));
  }
  return modules.map((row) => row.map((module) => module ?? false));
}

type Modules = (boolean | undefined)[][];

function set(modules: Modules, x: number, y: number, dark: boolean): void {
  const row = modules[y];
  if (row && x >= 0 && x < row.length) row[x] = dark;
}

/** Three finder patterns with separators, one alignment pattern from version 2, and the timing patterns. */
function drawPatterns(modules: Modules, size: number): void {
  const square = (cx: number, cy: number, radius: number, isDark: (distance: number) => boolean): void => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) set(modules, cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let at = 0; at < size; at++) {
    set(modules, at, 6, at % 2 === 0);
    set(modules, 6, at, at % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(cx, cy, 4, (far) => far !== 2 && far !== 4);
  if (size > 21) square(size - 7, size - 7, 2, (far) => far !== 1);
}

function drawFormat(modules: Modules, size: number, format: number): void {
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((format >> bit) & 1) === 1;
    // Format bits around the first finder, skipping the timing patterns, and again beside the other two.
    if (bit < 8) set(modules, 8, bit < 6 ? bit : bit + 1, dark);
    else set(modules, bit === 8 ? 7 : 14 - bit, 8, dark);
    if (bit < 8) set(modules, size - 1 - bit, 8, dark);
    else set(modules, 8, size - 15 + bit, dark);
  }
  set(modules, 8, size - 8, true);
}

/** Bit order: columns in pairs from the right, alternating up and down, skipping the timing column. */
function* zigzag(size: number): Generator<readonly [x: number, y: number]> {
  for (let pair = 0, right = size - 1; right > 0; right -= right === 8 ? 3 : 2, pair++) {
    for (let step = 0; step < size; step++) {
      const y = pair % 2 === 0 ? size - 1 - step : step;
      yield [right, y];
      yield [right - 1, y];
    }
  }
}

/** Mask penalty: runs and blocks of one colour, finder-like patterns, colour imbalance. */
function penaltyOf(modules: readonly (readonly boolean[])[]): number {
  const columns = modules.map((_row, x) => modules.map((row) => row[x] ?? false));
  const lines = [...modules, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  const runs = lines.flatMap((line) => [...line.matchAll(/0{5,}|1{5,}/g)].map(([run]) => run.length - 2));
  const finders = lines.flatMap((line) => [...line.matchAll(/(?=10111010000|00001011101)/g)]).length;
  const rows = lines.slice(0, modules.length);
  let blocks = 0;
  for (let y = 1; y < rows.length; y++)
    for (let x = 1; x < rows.length; x++) {
      const four = `${rows[y]?.slice(x - 1, x + 1)}${rows[y - 1]?.slice(x - 1, x + 1)}`;
      if (four === '0000' || four === '1111') blocks++;
    }
  const dark = rows.join('').replaceAll('0', '').length / rows.length ** 2;
  return runs.reduce((sum, run) => sum + run, 0) + 40 * finders + 3 * blocks + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
