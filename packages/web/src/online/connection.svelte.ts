import { type Fault, linkOver, type Me, type Message, type NoticeSettings, OnlineClient, socketPath } from '@durbar/protocol';
import { untrack } from 'svelte';
import { knownPerson, rememberPerson } from '../store/person.svelte.ts';
import { current } from '../store/settings.svelte.ts';
import { api } from './api.ts';
import { followSearch, forgetSearch } from './lobby/search.svelte.ts';
import { followFriends } from './people/friends.svelte.ts';
import { followStarts } from './starts.ts';
import { followRounds } from './tournaments/current.svelte.ts';
import { followTurns, forgetTurns } from './turns.svelte.ts';

let me = $state.raw<Me>();
let client: OnlineClient | undefined;
let hasConnection = $state(false);
let isLost = $state(false);
let entering: Promise<Fault | undefined> | undefined;
/** Session exchanges: pending and completed. */
let exchanges = 0;
let exchanged = 0;
let watchdog: ReturnType<typeof setInterval> | undefined;

const WATCH_EVERY = 5000;

/** The person who is signed in, guests included. */
export function myself(): Me | undefined {
  return me;
}

/** Whether the client is reconnecting. */
export function connectionLost(): boolean {
  return isLost;
}

/** Server time minus local time, in milliseconds. */
export function clockOffset(): number {
  return client?.clockOffset ?? 0;
}

/** The one socket of this page; `enter` opens it. */
export function socket(): OnlineClient {
  if (!client) throw new Error('nobody has entered yet');
  return client;
}

/** Signs in with the existing session or as a new guest. Returns the fault, if any. */
export function enter(): Promise<Fault | undefined> {
  // Never sign in again automatically after a sign-out.
  if (untrack(() => me && hasConnection)) return Promise.resolve(undefined);
  entering ??= comeIn().finally(() => {
    entering = undefined;
  });
  return entering;
}

/** Signs in only with an existing session; never creates a guest. */
export async function resume(): Promise<Fault | undefined> {
  if (untrack(() => me && hasConnection)) return undefined;
  const found = await api.me();
  if (found.ok) become(found.value);
  else if (found.fault.code === 'signed-out') rememberPerson(undefined);
  return found.ok ? undefined : found.fault;
}

/** Someone with an account whose session has ended is asked to sign in again, not made a guest. */
async function comeIn(): Promise<Fault | undefined> {
  if (knownPerson()?.kind === 'account') return resume();
  const entered = await api.enter();
  if (!entered.ok) return entered.fault;
  become(knownPerson() ? entered.value : await introduce(entered.value));
  return undefined;
}

/** A new guest uses this device's name, if available. */
async function introduce(guest: Me): Promise<Me> {
  const { name } = current();
  if (guest.kind !== 'guest' || name === '') return guest;
  const renamed = await api.rename(name);
  return renamed.ok ? renamed.value : guest;
}

/** This page now belongs to this person. */
export function become(person: Me): void {
  const isOther = me?.id !== person.id;
  me = person;
  rememberPerson(person);
  if (isOther || !client) connect();
}

/** Applies the server's answer about this person. */
export function refreshMe(person: Me): void {
  const isNamedOtherwise = me?.shown.watching !== person.shown.watching;
  me = person;
  rememberPerson(person);
  if (isNamedOtherwise && client) attend(client);
}

/** No one is signed in now. */
export function depart(): void {
  clearInterval(watchdog);
  client?.close();
  client = undefined;
  hasConnection = false;
  isLost = false;
  me = undefined;
  rememberPerson(undefined);
  forgetTurns();
  forgetSearch();
}

function connect(): void {
  client?.close();
  const opened = new OnlineClient({
    connect: (events, table) => linkOver(new WebSocket(location.origin.replace(/^http/, 'ws') + socketPath(table)), events),
  });
  client = opened;
  isLost = false;
  hasConnection = true;
  opened.onStatus((isOnline) => {
    isLost = !isOnline;
    if (isOnline) attend(opened);
  });
  opened.onMessage((message) => void heed(message));
  followTurns(opened, () => me?.id);
  followStarts(opened, () => me?.id);
  followFriends(opened);
  followSearch(opened);
  followRounds(opened);
  clearInterval(watchdog);
  watchdog = setInterval(() => void checkLine(opened), WATCH_EVERY);
}

/** Report a socket that fails to open; drop an expired session. */
async function checkLine(line: OnlineClient): Promise<void> {
  if (line.isOnline || line !== client) return;
  isLost = true;
  await departIfSignedOut();
}

/** A session that ended elsewhere ends here, unless this page has a new one since then. */
async function heed(message: Message): Promise<void> {
  if (message.type === 'bye' && message.reason === 'signed-out') await departIfSignedOut();
}

/** Ignores a session's end while it is being exchanged. */
export async function exchangingSession<T>(work: () => Promise<T>): Promise<T> {
  exchanges++;
  try {
    return await work();
  } finally {
    exchanges--;
    exchanged++;
  }
}

async function departIfSignedOut(): Promise<void> {
  const before = exchanged;
  const known = await api.me();
  // Ignores answers to requests made with the old session.
  if (exchanges > 0 || exchanged > before) return;
  if (!known.ok && known.fault.code === 'signed-out') depart();
}

/** Reports whether the page is visible, whether it's on a phone, and whether the person wants to be named where they watch. */
function attend(line: OnlineClient): void {
  const phone = matchMedia('(pointer: coarse) and (width < 700px)').matches;
  line.attend({ visible: !document.hidden, phone, named: me?.shown.watching ?? true });
}

document.addEventListener('visibilitychange', () => client && attend(client));

/** Mails, feeds and webhooks are in the language of the page. */
$effect.root(() => {
  $effect(() => {
    const { language } = current();
    if (me && me.notices.language !== language) void setNotices({ ...me.notices, language });
  });
});

async function setNotices(notices: NoticeSettings): Promise<void> {
  const changed = await api.setNotices(notices);
  if (changed.ok && me?.id === changed.value.id) refreshMe(changed.value);
}
