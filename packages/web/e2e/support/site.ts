import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';
import { launch } from './browser.ts';
import { type Served, serveFolder } from './serve.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The built client in a browser. */
export interface Site {
  readonly address: string;
  readonly browser: Browser;
  open(options: PageOptions): Promise<{ readonly page: Page; readonly context: BrowserContext; readonly errors: string[] }>;
  close(): Promise<void>;
}

export interface PageOptions {
  readonly screen?: keyof typeof SCREENS;
  readonly path?: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly context?: BrowserContextOptions;
}

export const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  laptop: { viewport: { width: 1280, height: 800 } },
  desktop: { viewport: { width: 1920, height: 1080 } },
} as const;

/** Builds the client once for each test file, into a folder of its own, and serves it. */
export async function openSite(name: string): Promise<Site> {
  const outDir = `${ROOT}node_modules/.e2e/${name}`;
  await build({ root: ROOT, logLevel: 'error', build: { outDir, emptyOutDir: true, reportCompressedSize: false } });
  const served = await serveFolder(outDir);
  return siteOf(served, await launch());
}

function siteOf(served: Served, browser: Browser): Site {
  return {
    address: served.address,
    browser,
    async open({ screen = 'laptop', path = '', settings = {}, context: extra = {} }) {
      const context = await browser.newContext({ ...SCREENS[screen], locale: 'en', ...extra });
      const kept = JSON.stringify({ language: 'en', theme: 'light', speed: 'instant', motion: 'still', ...settings });
      await context.addInitScript((text) => {
        if (!localStorage.getItem('durbar-settings')) localStorage.setItem('durbar-settings', text);
      }, kept);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto(`${served.address}/${path}`);
      return { page, context, errors };
    },
    async close() {
      await browser.close();
      await served.close();
    },
  };
}
