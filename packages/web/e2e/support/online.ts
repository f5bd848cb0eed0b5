import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAnalyst } from '@durbar/bots/node';
import { type RunningServer, serve } from '@durbar/server';
import type { Page, WebSocketRoute } from 'playwright-core';
import { HASTY } from './finished.ts';

/** The real server with its own SQLite database and the built client; its analyst is hasty. */
export interface OnlineServer {
  readonly address: string;
  /** Where it keeps its database, for administrators' commands. */
  readonly dataDir: string;
  close(): Promise<void>;
}

/** No limits, and bots answer immediately. */
const LOOSE = {
  PORT: '0',
  LOG_LEVEL: 'error',
  BOT_DELAY: '0',
  STAND_IN_LEVEL: 'random',
  NEW_GUESTS_PER_HOUR: '1000',
  ENTRIES_PER_HOUR: '1000',
  REQUESTS_PER_MINUTE: '100000',
  COMMANDS_PER_SECOND: '1000',
} as const;

export interface House {
  /** The server's clock, if not the machine's. */
  readonly now?: () => number;
  /** Settings that differ from those of all browser tests. */
  readonly environment?: Readonly<Record<string, string>>;
}

export async function startOnlineServer(webRoot: string, { environment, now }: House): Promise<OnlineServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'durbar-online-'));
  const server: RunningServer = await serve(
    { ...LOOSE, ...environment, DATA_DIR: dataDir },
    { webRoot, analyst: createAnalyst({ budget: HASTY }), ...(now ? { now } : {}) },
  );
  return {
    // Passkeys need a host name, not an IP address.
    dataDir,
    address: server.url.replace('127.0.0.1', 'localhost'),
    close: async () => {
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** A controllable socket: can be cut, and records everything the server sent. */
export interface Wire {
  readonly heard: readonly string[];
  /** Cuts the connection; the next one opens as usual. */
  cut(): void;
  /** Cuts the connection after the next move is sent, before its answer arrives. */
  cutAtNextMove(): Promise<void>;
}

export async function tapWire(page: Page): Promise<Wire> {
  const heard: string[] = [];
  let open: { route: WebSocketRoute; server: WebSocketRoute } | undefined;
  let onMove: (() => void) | undefined;
  const cut = (): void => {
    const cutting = open;
    open = undefined;
    void cutting?.server.close();
    void cutting?.route.close({ code: 1011 });
  };
  await page.routeWebSocket(/\/socket(\?|$)/, (route) => {
    const server = route.connectToServer();
    open = { route, server };
    server.onMessage((message) => {
      if (open?.route !== route) return;
      heard.push(String(message));
      route.send(message);
    });
    route.onMessage((message) => {
      server.send(message);
      if (!onMove || !String(message).includes('"type":"move"')) return;
      open = undefined;
      const told = onMove;
      onMove = undefined;
      setTimeout(() => {
        void server.close();
        void route.close({ code: 1011 });
        told();
      }, 50);
    });
  });
  return {
    heard,
    cut,
    cutAtNextMove: () =>
      new Promise((resolve) => {
        onMove = resolve;
      }),
  };
}

interface Clicking {
  readonly seed: number;
  /** Stops at this journal length; at the end of the game when absent. */
  readonly until?: number;
}

export interface Clicked {
  readonly clicks: number;
  readonly isOver: boolean;
}

/** Plays at random by clicks inside the page whenever it may decide. Runs in the page, so it uses nothing from outside. */
async function clickInPage({ seed, until = 1e6 }: Clicking): Promise<Clicked> {
  const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
  const table = (): HTMLElement | null => document.querySelector('[data-table]');
  let random = seed;
  const below = (limit: number): number => {
    random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((random / 0x80000000) * limit);
  };
  /** A choice made with two pieces is offered once the first is picked. */
  const pickFirst = (): void =>
    document.querySelector<HTMLElement>('[data-busy="false"] [data-leads-to]:not([data-selected])')?.click();
  let clicks = 0;
  for (let idle = 0; Number(table()?.dataset.table ?? 0) < until; ) {
    if (document.querySelector('[data-end]')) return { clicks, isOver: true };
    const isReady = table()?.dataset.busy === 'false';
    const choices = isReady
      ? [...document.querySelectorAll<HTMLElement>('[data-choice]:not([data-selected]), [data-confirm]')]
      : [];
    const choice = choices[below(Math.max(1, choices.length))];
    if (!choice) {
      pickFirst();
      if (++idle > 12_000) throw new Error(`nothing to decide for long: ${document.body.textContent.slice(0, 300)}`);
      await wait(10);
      continue;
    }
    idle = 0;
    const moment = (): string => `${table()?.dataset.table} ${table()?.dataset.steps}`;
    const before = moment();
    choice.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    clicks++;
    for (let tries = 0; moment() === before && !document.querySelector('[data-end]'); tries++) {
      if (tries > 15_000) throw new Error(`no answer to "${choice.dataset.choice}" at ${before}`);
      document.querySelector<HTMLElement>('[data-confirm]')?.click();
      await wait(4);
    }
  }
  return { clicks, isOver: false };
}

export function clickOn(page: Page, clicking: Clicking): Promise<Clicked> {
  return page.evaluate(clickInPage, clicking);
}
