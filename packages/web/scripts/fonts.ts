import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * `node packages/web/scripts/fonts.ts`: cuts our fonts to what the page uses. Hints for the screens of old and features that no style asks
 * for are two fifths of Mukta, and a first visit waits for them.
 */

const TARGET = new URL('../src/style/fonts/', import.meta.url);
const FONTS = {
  eczar: import.meta.resolve('@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2'),
  'mukta-400': import.meta.resolve('@fontsource/mukta/files/mukta-latin-400-normal.woff2'),
  'mukta-500': import.meta.resolve('@fontsource/mukta/files/mukta-latin-500-normal.woff2'),
  'mukta-600': import.meta.resolve('@fontsource/mukta/files/mukta-latin-600-normal.woff2'),
  'mukta-700': import.meta.resolve('@fontsource/mukta/files/mukta-latin-700-normal.woff2'),
} as const;
/** Latin-1 for our languages and most names, then punctuation, arrows and signs. */
const LETTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), 0x131, 0x152, 0x153, ...range(0x2000, 0x22ff)];
/** What styles ask for (`base.css`) and what browsers apply by themselves. */
const FEATURES = ['kern', 'liga', 'locl', 'mark', 'tnum'];

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

for (const [name, file] of Object.entries(FONTS)) {
  const font = readFileSync(fileURLToPath(file));
  const cut = await subsetFont(font, String.fromCodePoint(...LETTERS), { keepFeatures: FEATURES, noHinting: true });
  writeFileSync(new URL(`${name}.woff2`, TARGET), cut);
}
