import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { launch } from './browser.ts';

/** The built client in a browser. */
export interface Site {
  readonly address: string;
  open(options?: PageOptions): Promise<OpenPage>;
  close(): Promise<void>;
}

export interface PageOptions {
  readonly screen?: Screen;
  /** The part of the address after the first slash. */
  readonly path?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /**
   * Blocked unless a test is about it: the service worker fetches the whole client for every page opened, and without it every file comes
   * over the network, where a test can intercept it.
   */
  readonly serviceWorkers?: 'allow' | 'block';
  /** The client's URL, if not the site's root. */
  readonly address?: string;
}

export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors logged by the page. */
  readonly errors: readonly string[];
}

export const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  /** A phone in landscape. */
  lying: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  small: { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true },
  /** A small phone in portrait. */
  short: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  slate: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  laptop: { viewport: { width: 1280, height: 800 } },
  /** A laptop with a touch screen. */
  touched: { viewport: { width: 1280, height: 800 }, hasTouch: true },
  notebook: { viewport: { width: 1440, height: 900 } },
  desktop: { viewport: { width: 1920, height: 1080 } },
} as const;

export type Screen = keyof typeof SCREENS;

export async function openSite(): Promise<Site> {
  const browser = await launch();
  const address = inject('address');
  return { address, open: (options = {}) => openPage(browser, { address, ...options }), close: () => browser.close() };
}

async function openPage(
  browser: Browser,
  { address, screen = 'laptop', path = '', settings = {}, serviceWorkers = 'block' }: PageOptions & { readonly address: string },
): Promise<OpenPage> {
  const context = await browser.newContext({ ...SCREENS[screen], locale: 'en', serviceWorkers });
  const first = JSON.stringify({ language: 'en', theme: 'light', speed: 'instant', motion: 'still', ...settings });
  await context.addInitScript((text) => {
    if (!localStorage.getItem('durbar-settings')) localStorage.setItem('durbar-settings', text);
  }, first);
  await context.addInitScript(seedsInOrder);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${address}/${path}`);
  return { page, context, errors };
}

/**
 * New games of a page get the same seeds in every run, so a test meets the same cards. Only requests as long as a seed are answered
 * this way: keys and ids stay random. Stands on its own: it runs in the page.
 */
function seedsInOrder(): void {
  const SEED_BYTES = 32;
  const random = crypto.getRandomValues.bind(crypto);
  let made = Number(sessionStorage.getItem('seeds') ?? 0);
  crypto.getRandomValues = <T extends ArrayBufferView<ArrayBuffer>>(array: T): T => {
    if (array.byteLength !== SEED_BYTES) random(array);
    else {
      new Uint8Array(array.buffer, array.byteOffset, SEED_BYTES).fill(++made);
      sessionStorage.setItem('seeds', String(made));
    }
    return array;
  };
}
