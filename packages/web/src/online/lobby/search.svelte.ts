import type { Fault, GameSearch, OnlineClient, PairingPace } from '@durbar/protocol';
import { go } from '../../shell/here.svelte.ts';
import { callTurn } from '../../sound/speaker.svelte.ts';
import { setLooking } from '../../store/searching.svelte.ts';
import { current } from '../../store/settings.svelte.ts';
import { api } from '../api.ts';
import { promiseShare } from '../shares.ts';

/** In case a message of the server was lost. */
const ASK_EVERY = 10_000;
/** Time to read who the game starts with. */
const READ = 3_000;
const RETRY = 1_000;
const MOST_TRIES = 8;
export const BOT_LEVEL = 'planner';

let search = $state.raw<GameSearch>();
let fault = $state.raw<Fault>();
let asking: ReturnType<typeof setInterval> | undefined;
/** Tables this page has already been led to. */
const led = new Set<string>();

/** The game this person is looking for. */
export function mySearch(): GameSearch | undefined {
  return search;
}

/** Why the last attempt failed. */
export function searchFault(): Fault | undefined {
  return fault;
}

export function followSearch(client: OnlineClient): void {
  client.onMessage((message) => {
    if (message.type === 'search') take(message.search);
  });
  client.onStatus((isOnline) => {
    if (isOnline) void askAgain();
  });
}

export function forgetSearch(): void {
  take(undefined);
}

/** As few players as the game allows. */
export const FEWEST = 0;

/** How someone wants to play, whichever game they look for. */
export interface Wish {
  readonly pace: PairingPace;
  readonly players: number;
}

let wished = $state.raw<Wish>({ pace: 'live', players: FEWEST });

export function wish(): Wish {
  return wished;
}

export function setWish(change: Partial<Wish>): void {
  wished = { ...wished, ...change };
}

export async function look(game: string): Promise<void> {
  const { pace, players } = wished;
  const found = await api.search({ game, pace, ...(players === FEWEST ? {} : { players }) });
  fault = found.ok ? undefined : found.fault;
  if (found.ok) take(found.value);
}

export async function stopLooking(): Promise<void> {
  const stopped = await api.stopSearch();
  fault = stopped.ok ? undefined : stopped.fault;
  await askAgain();
}

/** Plays a casual game against bots instead of waiting. */
export async function startWithBots({ game, players, pace }: GameSearch): Promise<void> {
  const terms = { visibility: 'link', stakes: 'friendly', fill: BOT_LEVEL } as const;
  const created = await api.createTable({ game, players, pace, ...terms, language: current().language, promise: promiseShare() });
  const started = created.ok ? await api.start(created.value.id) : created;
  fault = started.ok ? undefined : started.fault;
  if (!started.ok) return;
  await stopLooking();
  go({ page: 'table', id: started.value.id });
}

async function askAgain(): Promise<void> {
  const found = await api.mySearch();
  if (found.ok) take(found.value.search);
}

function take(next: GameSearch | undefined): void {
  search = next?.table !== undefined && led.has(next.table) && search?.table !== next.table ? undefined : next;
  setLooking(search !== undefined);
  clearInterval(asking);
  asking = search ? setInterval(() => void askAgain(), ASK_EVERY) : undefined;
  if (search?.table !== undefined && !led.has(search.table)) void lead(search.table);
}

/** A table was found: says that the person is here, then goes there. */
async function lead(table: string): Promise<void> {
  led.add(table);
  callTurn();
  const time = Date.now();
  if (!(await sayReady(table))) return;
  await new Promise((resolve) => setTimeout(resolve, time + READ - Date.now()));
  await untilVisible();
  if (search?.table !== table) return;
  take(undefined);
  go({ page: 'table', id: table });
}

/** The table may still be on its way into the database. */
async function sayReady(table: string): Promise<boolean> {
  const promise = promiseShare();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const said = await api.setReady(table, { ready: true, promise });
    if (said.ok || !['no-such-table', 'offline', 'busy'].includes(said.fault.code)) return true;
    await new Promise((resolve) => setTimeout(resolve, RETRY));
  }
  return false;
}

async function untilVisible(): Promise<void> {
  while (document.hidden) {
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  }
}
