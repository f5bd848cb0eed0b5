import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from '../e2e/support/browser.ts';
import { cuspedWindow } from '../src/art/arch.ts';

/** `node packages/web/scripts/previews.ts`: draws the pictures for link previews of tables; the server adds the seats. */

const WIDTH = 1200;
const HEIGHT = 630;
const GAMES = ['rajas', 'cards-and-karma', 'taj-mahal'] as const;
const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));

const browser = await launch();
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  for (const game of GAMES) {
    await page.setContent(pictureOf(game));
    await page.waitForTimeout(300);
    writeFileSync(`${PUBLIC}previews/${game}.png`, await page.screenshot());
  }
} finally {
  await browser.close();
}

/** The game's scene behind a wide cusped window. */
function pictureOf(game: string): string {
  const scene = readFileSync(`${PUBLIC}art/${game}.svg`).toString('base64');
  const margin = 26;
  const path = cuspedWindow(WIDTH - 2 * margin, 260, HEIGHT - 24);
  const scale = WIDTH / 430;
  return `<style>body{margin:0;background:#f4ebd9}</style>
    <svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" xmlns="http://www.w3.org/2000/svg">
      <clipPath id="w"><path transform="translate(${margin} 24)" d="${path}"/></clipPath>
      <g clip-path="url(#w)"><image href="data:image/svg+xml;base64,${scene}" x="0" y="${HEIGHT - 300 * scale}" width="${WIDTH}" height="${340 * scale}"/></g>
      <g fill="none" transform="translate(${margin} 24)"><path d="${path}" stroke="#fffcf5" stroke-width="16"/><path d="${path}" stroke="#b98d2f" stroke-width="5"/></g>
    </svg>`;
}
