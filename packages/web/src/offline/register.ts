import { ownScript } from '../trusted.ts';

/** Lets the browser keep the client; without a service worker it simply needs the network. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

function register(): void {
  navigator.serviceWorker.register(ownScript('/sw.js')).catch(() => undefined);
}
