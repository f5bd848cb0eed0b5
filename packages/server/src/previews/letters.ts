import { type Colour, mix } from './brush.ts';
import type { Raster } from './png.ts';

/** The drawn letters of a font in one size, in one row. */
export interface FontFace {
  readonly width: number;
  readonly height: number;
  /** Where letters stand, from the top of the row. */
  readonly baseline: number;
  /** Where each letter begins in the row, and how far it leads on. */
  readonly letters: ReadonlyMap<string, { readonly left: number; readonly advance: number }>;
  /** How much of each pixel is covered, up to `SHADES`. */
  readonly shades: Uint8Array;
}

export const SHADES = 15;
/** Letters may reach beyond their own width; there is room around each. */
const OVERHANG = 4;

interface WrittenLine {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly colour: Colour;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Whether a face has all letters of a text. */
export function canWrite({ letters }: FontFace, text: string): boolean {
  return lettersOf(text).every((letter) => letters.has(letter));
}

/** Spaces that don't break are drawn like others. */
function lettersOf(text: string): readonly string[] {
  return [...text.replaceAll(/[\u00A0\u202F]/g, ' ')];
}

export function widthOf({ letters }: FontFace, text: string): number {
  return lettersOf(text).reduce((sum, letter) => sum + (letters.get(letter)?.advance ?? 0), 0);
}

/** Writes a line of text; letters that the face lacks are left out. */
export function write(picture: Raster, face: FontFace, text: string, { x, y, colour, anchor = 'start' }: WrittenLine): void {
  const width = widthOf(face, text);
  let at = x - { start: 0, middle: width / 2, end: width }[anchor];
  for (const letter of lettersOf(text)) {
    const drawn = face.letters.get(letter);
    if (!drawn) continue;
    writeLetter(picture, face, {
      left: drawn.left,
      width: drawn.advance,
      x: Math.round(at),
      y: Math.round(y) - face.baseline,
      colour,
    });
    at += drawn.advance;
  }
}

interface Letter {
  readonly left: number;
  readonly width: number;
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
}

function writeLetter(picture: Raster, face: FontFace, { left, width, x, y, colour }: Letter): void {
  for (let row = 0; row < face.height; row++)
    for (let column = -OVERHANG; column < width + OVERHANG; column++) {
      const shade = face.shades[row * face.width + left + column] ?? 0;
      if (shade > 0) mix(picture, x + column, y + row, colour, shade / SHADES);
    }
}

/** Shortens a text to a width, with an ellipsis. */
export function fitted(face: FontFace, text: string, width: number): string {
  if (widthOf(face, text) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(face, `${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Breaks a text between words; what finds no room in the last line ends in an ellipsis. */
export function wrapped(face: FontFace, text: string, width: number, lines: number): readonly string[] {
  if (lines <= 1 || widthOf(face, text) <= width) return [fitted(face, text, width)];
  const words = text.split(' ');
  const fits = words.findLastIndex((_, index) => widthOf(face, words.slice(0, index + 1).join(' ')) <= width);
  if (fits < 0) return [fitted(face, text, width)];
  return [words.slice(0, fits + 1).join(' '), ...wrapped(face, words.slice(fits + 1).join(' '), width, lines - 1)];
}
