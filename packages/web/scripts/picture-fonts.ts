import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const PARTS = [
  ['latin', 'U+0000-00FF, U+2000-22FF'],
  ['latin-ext', 'U+0100-02AF'],
] as const;

/** The style sheet of our fonts for pictures drawn by scripts. */
export function pictureFonts(): string {
  return [
    ...PARTS.flatMap(([part, letters]) => [
      fontFace('Eczar Variable', `@fontsource-variable/eczar/files/eczar-${part}-wght-normal.woff2`, letters),
      fontFace('Mukta', `@fontsource/mukta/files/mukta-${part}-400-normal.woff2`, letters),
    ]),
    fontFace('Eczar Variable', '@fontsource-variable/eczar/files/eczar-greek-wght-normal.woff2', 'U+0370-03FF'),
  ].join('');
}

function fontFace(family: string, file: string, letters: string): string {
  const data = readFileSync(require.resolve(file)).toString('base64');
  return `@font-face{font-family:"${family}";font-weight:400 800;unicode-range:${letters};src:url(data:font/woff2;base64,${data})}`;
}
