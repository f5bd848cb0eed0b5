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

async function tellTurn({ table, game }) {
  const kept = await caches.match(NOTICE_WORDS.address, { cacheName: NOTICE_WORDS.cache });
  const words = kept ? await kept.json() : { yourTurn: 'Your turn', titles: {} };
  await self.registration.showNotification(words.titles[game] ?? 'Durbar', {
    body: words.yourTurn,
    icon: '/icon-192.png',
    tag: table,
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
