import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { decodePng } from '@durbar/server';
import type { Page } from 'playwright-core';
import { launch } from '../e2e/support/browser.ts';
import { EMBLEMS, PLAYER_COLOURS, type PlayerColour } from '../src/art/players.ts';
import { symbolsOf } from '../src/art/sheet.ts';
import { icons } from '../src/art/sheets/icons.ts';
import { shared } from '../src/art/sheets/shared.ts';
import { brand, ground, PICTURE_COLOURS, PICTURE_SIZE, plinth } from '../src/shell/end/share-picture.ts';
import { pictureFonts } from './picture-fonts.ts';

/**
 * `node packages/web/scripts/share-parts.ts`: draws the parts of the server's pictures: frame, players on the podium, emblems,
 * and the letters of our fonts. The server has no browser and no fonts; it puts the parts together.
 */

const TARGET = fileURLToPath(new URL('../../server/src/previews/data/share-parts.json', import.meta.url));
/** Our fonts have no Cyrillic; the machine's DejaVu has. */
const FACES = {
  headline: 'font: 700 54px "Eczar Variable", "DejaVu Serif"',
  small: 'font: 700 38px "Eczar Variable", "DejaVu Serif"',
  reason: 'font: 400 24px "Mukta", "Eczar Variable", "DejaVu Sans"',
  title: 'font: 600 26px "Eczar Variable", "DejaVu Serif"',
  name: 'font: 600 22px "Eczar Variable", "DejaVu Serif"',
  text: 'font: 400 19px "Mukta", "Eczar Variable", "DejaVu Sans"',
} as const;
const GREEK = [...range(0x386, 0x3ce)].filter((code) => ![0x387, 0x38b, 0x38d, 0x3a2].includes(code));
const CYRILLIC = [...range(0x400, 0x45f), 0x490, 0x491];
/** Latin, Greek and Cyrillic as most names in them are written. */
const LETTERS = [
  ...range(0x20, 0x7e),
  ...range(0xa1, 0x17f),
  ...range(0x218, 0x21b),
  ...GREEK,
  ...CYRILLIC,
  ...[...'’‘“”–—…·−'].map((letter) => letter.codePointAt(0) ?? 0),
]
  .map((code) => String.fromCodePoint(code))
  .filter((letter) => letter !== '\u00ad');
/** Shades of a letter's edge that are kept. */
const SHADES = 15;
const RANKS = [1, 2, 3, 4, 5];
/** Emblems beside the race and in lists of seats. */
const SIGNS = [26, 44] as const;
const COLUMN = { width: 128, top: 300, height: 208 } as const;

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const browser = await launch();
try {
  const page = await browser.newPage({ viewport: { width: PICTURE_SIZE.width, height: PICTURE_SIZE.height } });
  const sprites: Record<string, unknown> = { frame: await sprite(page, PICTURE_SIZE, ground() + brand()) };
  for (const colour of PLAYER_COLOURS) {
    for (const rank of RANKS) {
      const { width, top, height } = COLUMN;
      const player = { seat: 0, name: '', result: '', colour, rank };
      const drawn = `<g transform="translate(0 ${-top})">${plinth(player, width / 2, 100)}</g>`;
      sprites[`${colour} ${rank}`] = await sprite(page, { width, height }, marble(drawn));
    }
    for (const size of SIGNS)
      sprites[`${colour} ${size}px`] = await sprite(page, { width: size, height: size }, marble(sign(colour, size)));
  }
  const faces: Record<string, unknown> = {};
  for (const [name, css] of Object.entries(FACES)) faces[name] = await face(page, css);
  writeFileSync(TARGET, `${JSON.stringify({ sprites, faces })}\n`);
} finally {
  await browser.close();
}

/** A seat's emblem in its colour. */
function sign(colour: PlayerColour, size: number): string {
  const [fill, middle] = [PICTURE_COLOURS[colour], size / 2];
  const emblem = `x="${size * 0.19}" y="${size * 0.19}" width="${size * 0.62}" height="${size * 0.62}"`;
  return (
    `<circle cx="${middle}" cy="${middle}" r="${middle - 1}" fill="${fill}"/><g style="color:#fffcf5;--cut:${fill}">` +
    `<use href="#${EMBLEMS[colour]}" ${emblem}/></g>`
  );
}

function marble(drawn: string): string {
  return `<rect width="1200" height="630" fill="#fffcf5"/>${drawn}`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function sprite(page: Page, { width, height }: Size, drawn: string) {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${symbolsOf({ ...shared, 'icon-logo': icons['icon-logo'] })}</defs>${drawn}</svg>`;
  await page.setContent(`<style>${pictureFonts()}body{margin:0}svg{display:block}</style>${svg}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const { pixels } = decodePng(await page.screenshot({ clip: { x: 0, y: 0, width, height } }));
  return { width, height, pixels: deflateRawSync(pixels, { level: 9 }).toString('base64') };
}

/** All letters of a face in one row: where each begins, and how far it leads on. */
async function face(page: Page, css: string) {
  await page.setContent(
    `<style>${pictureFonts()}body{margin:0;background:#000;color:#fff}div{display:flex;width:max-content;gap:8px;padding-left:8px;line-height:1.5;${css}}span{white-space:pre}</style>` +
      `<div>${LETTERS.map((letter) => `<span>${letter.replace('&', '&amp;').replace('<', '&lt;')}</span>`).join('')}</div>`,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll('span')].map((span) => {
      const { left, width } = span.getBoundingClientRect();
      return { left, width };
    }),
  );
  const { width, height, baseline } = await page.evaluate(() => {
    const row = document.querySelector('div');
    const mark = document.createElement('i');
    mark.style.cssText = 'display:inline-block;width:0;height:0';
    row?.lastElementChild?.append(mark);
    const box = row?.getBoundingClientRect();
    return {
      width: Math.ceil(box?.width ?? 0),
      height: Math.ceil(box?.height ?? 0),
      baseline: mark.getBoundingClientRect().bottom,
    };
  });
  await page.setViewportSize({ width, height: Math.max(height, 100) });
  const { pixels } = decodePng(await page.screenshot({ clip: { x: 0, y: 0, width, height } }));
  await page.setViewportSize(PICTURE_SIZE);
  const shades = Uint8Array.from({ length: width * height }, (_, at) => Math.round(((pixels[3 * at] ?? 0) / 255) * SHADES));
  const letters = LETTERS.map((letter, index): [string, number, number] => [
    letter,
    Math.round(boxes[index]?.left ?? 0),
    Math.round(10 * (boxes[index]?.width ?? 0)) / 10,
  ]);
  return {
    width,
    height,
    baseline: Math.round(baseline),
    letters,
    shades: deflateRawSync(shades, { level: 9 }).toString('base64'),
  };
}
