import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/** Unpacks the browser unless it is there. Before the first test: of two at once, one would start the file that the other is writing. */
export function unpackBrowser(): Promise<string> {
  return chromium.executablePath();
}

/** A real Chromium from the npm package. */
export async function launch(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'];
  return playwright.launch({ executablePath: await unpackBrowser(), args, headless: true });
}
