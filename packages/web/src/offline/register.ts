import { ownScript } from '../trusted.ts';

/** The first table someone opens must not compete with the rest of the client, which is fetched for offline use. */
const QUIET = 10_000;

/** Caches the client for offline use; without a service worker it needs the network. */
export function keepOffline(): void {
  if (!import.meta.env.PROD) return;
  const later = (): void => void setTimeout(register, QUIET);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}

export async function register(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.register(ownScript('/sw.js')).catch(() => undefined);
}
