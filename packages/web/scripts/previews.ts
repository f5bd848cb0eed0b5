import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from '../e2e/support/browser.ts';
import { cuspedWindow } from '../src/art/arch.ts';
import { symbolsOf } from '../src/art/sheet.ts';
import { icons } from '../src/art/sheets/icons.ts';
import { brand, ground, PICTURE_SIZE } from '../src/shell/end/share-picture.ts';
import { pictureFonts } from './picture-fonts.ts';

/** `node packages/web/scripts/previews.ts`: draws the ground of the pictures of tables; the server adds words and seats. */

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;
const WINDOW = { left: 64, top: 60, width: 440, height: 510 } as const;
const GAMES = ['rajas', 'cards-and-karma', 'taj-mahal'] as const;
/** Which part of a scene is seen, from its left edge. */
const SHIFT: Readonly<Record<string, number>> = { rajas: 0.35, 'cards-and-karma': 0.5, 'taj-mahal': 0.5 };
const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));

const browser = await launch();
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  for (const game of GAMES) {
    await page.setContent(pictureOf(game));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    writeFileSync(`${PUBLIC}previews/${game}.png`, await page.screenshot());
  }
} finally {
  await browser.close();
}

/** The game's scene behind a cusped window at the left; the right side is for words. */
function pictureOf(game: string): string {
  const scene = readFileSync(`${PUBLIC}art/${game}.svg`).toString('base64');
  const path = cuspedWindow(WINDOW.width, 200, WINDOW.height);
  const height = WINDOW.height * 1.02;
  const width = (height * 430) / 340;
  return `<style>${pictureFonts()}body{margin:0}</style>
    <svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" xmlns="http://www.w3.org/2000/svg">
      <defs>${symbolsOf({ 'icon-logo': icons['icon-logo'] })}<clipPath id="w"><path d="${path}"/></clipPath></defs>
      ${ground()}<g transform="translate(512 0)">${brand()}</g>
      <g transform="translate(${WINDOW.left} ${WINDOW.top})">
        <g clip-path="url(#w)"><image href="data:image/svg+xml;base64,${scene}" x="${(WINDOW.width - width) * (SHIFT[game] ?? 0.5)}" y="${WINDOW.height - height}" width="${width}" height="${height}"/></g>
        <path d="${path}" fill="none" stroke="#fffcf5" stroke-width="12"/><path d="${path}" fill="none" stroke="#b98d2f" stroke-width="4"/>
      </g>
    </svg>`;
}
