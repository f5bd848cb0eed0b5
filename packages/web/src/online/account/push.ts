import { fail, ok, type Result } from '@durbar/engine';
import type { Fault } from '@durbar/protocol';
import { register } from '../../offline/register.ts';
import { GAME_CARDS, titleOf } from '../../shell/catalogue.ts';
import { shell } from '../../shell/words.ts';
import { api } from '../api.ts';
import { lobby } from '../lobby/words.ts';

/** The texts of the service worker's notifications; it can't read the page's messages. */
const WORDS_CACHE = 'notices';
const NO_PUSH: Fault = { code: 'no-push', message: 'This browser cannot show notices.' };

/** Whether this device gets notifications. */
export async function hasPush(): Promise<boolean> {
  const registration = await registered();
  return (await registration?.pushManager?.getSubscription()) != null;
}

/** Subscribes this device to turn notifications. */
export async function startPush(): Promise<Result<undefined, Fault>> {
  const registration = (await registered()) ?? (await registeredNow());
  if (!registration?.pushManager || (await Notification.requestPermission()) !== 'granted') return fail(NO_PUSH);
  const key = await api.pushKey();
  if (!key.ok) return key;
  const options = { userVisibleOnly: true, applicationServerKey: key.value.key };
  const subscription = await registration.pushManager.subscribe(options).catch(() => undefined);
  if (!subscription) return fail(NO_PUSH);
  const { endpoint, keys } = subscription.toJSON();
  const added = await api.addPush({ endpoint, keys });
  if (!added.ok) return added;
  await keepWords();
  return ok(undefined);
}

export async function stopPush(): Promise<void> {
  const registration = await registered();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  await api.removePush(subscription.endpoint);
  await subscription.unsubscribe();
}

async function keepWords(): Promise<void> {
  const titles = Object.fromEntries(GAME_CARDS.map(({ id }) => [id, titleOf(id)]));
  const words = { yourTurn: shell.now.home.yourTurn, several: severalGames(), found: lobby.now.now.found, titles };
  const cache = await caches.open(WORDS_CACHE);
  await cache.put('/notices.json', new Response(JSON.stringify(words), { headers: { 'content-type': 'application/json' } }));
}

/** For any number from two; all our languages have one form for these. */
function severalGames(): string {
  return shell.now.home.waiting(2).replace('2', '#');
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/** On a first visit the service worker starts a little later; notifications need an active one. */
async function registeredNow(): Promise<ServiceWorkerRegistration | undefined> {
  return (await register()) && navigator.serviceWorker.ready;
}
