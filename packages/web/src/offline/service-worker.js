// The client without a network: everything is fetched once, when a version is new. `VERSION` and `FILES` are put in front by the build.
const CACHE = `durbar-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith('durbar-') && name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(freshPage(request));
  else if (FILES.includes(pathname)) event.respondWith(kept(pathname));
});

/** The newest page when there is a network, else the kept one. */
async function freshPage(request) {
  try {
    return await fetch(request);
  } catch {
    return kept('/index.html');
  }
}

async function kept(pathname) {
  return (await caches.match(pathname, { cacheName: CACHE })) ?? fetch(pathname);
}
