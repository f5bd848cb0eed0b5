import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/** A real Chromium from the npm package. */
export async function launch(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'];
  return playwright.launch({ executablePath: await chromium.executablePath(), args, headless: true });
}
