import { inflateRawSync } from 'node:zlib';
import { defined } from '@durbar/engine';
import type { Sprite } from './brush.ts';
import drawn from './data/share-parts.json' with { type: 'json' };
import { canWrite, type FontFace } from './letters.ts';

/** What pictures are made of; drawn by `packages/web/scripts/share-parts.ts`. */
export interface Parts {
  sprite(name: string): Sprite;
  readonly faces: Readonly<Record<keyof typeof drawn.faces, FontFace>>;
}

let opened: Parts | undefined;

/** Unpacked for the first picture. */
export function shareParts(): Parts {
  opened ??= open();
  return opened;
}

/** Whether our letters can write a name in every size. */
export function canWriteName(name: string): boolean {
  return Object.values(shareParts().faces).every((one) => canWrite(one, name));
}

function open(): Parts {
  const sprites = new Map(
    Object.entries(drawn.sprites).map(([name, { width, height, pixels }]) => [name, { width, height, pixels: unpacked(pixels) }]),
  );
  const { headline, small, title, name, reason, text } = drawn.faces;
  return {
    sprite: (wanted) => defined(sprites.get(wanted), `drawing of ${wanted}`),
    faces: {
      headline: face(headline),
      small: face(small),
      title: face(title),
      name: face(name),
      reason: face(reason),
      text: face(text),
    },
  };
}

function face({ width, height, baseline, letters, shades }: (typeof drawn.faces)['text']): FontFace {
  const known = letters.map(
    ([letter, left, advance]) => [String(letter), { left: Number(left), advance: Number(advance) }] as const,
  );
  return { width, height, baseline, letters: new Map(known), shades: unpacked(shades) };
}

function unpacked(text: string): Uint8Array {
  return new Uint8Array(inflateRawSync(Buffer.from(text, 'base64')));
}
