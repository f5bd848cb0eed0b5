// Turn notifications. The page leaves their words where this worker finds them; see `online/account/push.ts`.
const NOTICE_WORDS = { cache: 'notices', address: '/notices.json' };

self.addEventListener('push', (event) => {
  const notice = event.data?.json();
  if (notice?.type === 'your-turn') event.waitUntil(tellTurn(notice));
  if (notice?.type === 'found') event.waitUntil(tellFound(notice));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showTable(event.notification.data.table));
});

/** All waiting games share one notification; it is about the most urgent one. */
async function tellTurn({ table, game, waiting = 1 }) {
  const words = await keptWords();
  const body = waiting > 1 && words.several ? words.several.replace('#', waiting) : words.yourTurn;
  await show({ title: words.titles[game], body, tag: 'your-turn', table });
}

/** The game someone looked for begins. */
async function tellFound({ table, game }) {
  const words = await keptWords();
  await show({ title: words.titles[game], body: words.found ?? words.yourTurn, tag: 'found', table });
}

async function keptWords() {
  const kept = await caches.match(NOTICE_WORDS.address, { cacheName: NOTICE_WORDS.cache });
  return kept ? kept.json() : { yourTurn: 'Your turn', found: 'Your game has been found', titles: {} };
}

async function show({ title = 'Durbar', body, tag, table }) {
  await self.registration.showNotification(title, { body, icon: '/icon-192.png', tag, renotify: true, data: { table } });
}

/** Reuses an open window, if any. */
async function showTable(table) {
  const address = `/#/table/${table}`;
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return self.clients.openWindow(address);
  await open.navigate(address);
  return open.focus();
}
