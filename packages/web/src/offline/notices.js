// Turn notifications. The page leaves their words where this worker finds them; see `online/account/push.ts`.
const NOTICE_WORDS = { cache: 'notices', address: '/notices.json' };

self.addEventListener('push', (event) => {
  const notice = event.data?.json();
  if (notice?.type === 'your-turn') event.waitUntil(tellTurn(notice));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showTable(event.notification.data.table));
});

/** All waiting games share one notification; it is about the most urgent one. */
async function tellTurn({ table, game, waiting = 1 }) {
  const kept = await caches.match(NOTICE_WORDS.address, { cacheName: NOTICE_WORDS.cache });
  const words = kept ? await kept.json() : { yourTurn: 'Your turn', titles: {} };
  const body = waiting > 1 && words.several ? words.several.replace('#', waiting) : words.yourTurn;
  await self.registration.showNotification(words.titles[game] ?? 'Durbar', {
    body,
    icon: '/icon-192.png',
    tag: 'your-turn',
    renotify: true,
    data: { table },
  });
}

/** Reuses an open window, if any. */
async function showTable(table) {
  const address = `/#/table/${table}`;
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return self.clients.openWindow(address);
  await open.navigate(address);
  return open.focus();
}
