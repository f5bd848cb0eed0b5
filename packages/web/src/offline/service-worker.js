// The client without a network: everything is fetched once, when a version is new. `VERSION` and `FILES` are put in front by the build.
const CACHE = `durbar-${VERSION}`;
/** Retries per file before giving up on this version until the next visit. */
const TRIES = 3;
const AT_ONCE = 3;
/** Timeout after which the cached page is shown. */
const PATIENCE = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => keepAll(cache))
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

/** A few at a time, so what the page itself asks for need not wait long. */
async function keepAll(cache) {
  const waiting = [...FILES];
  const keepOn = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await keep(cache, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepOn));
}

async function keep(cache, file, tries = TRIES) {
  try {
    await cache.add(file);
  } catch (error) {
    if (tries <= 1) throw error;
    await keep(cache, file, tries - 1);
  }
}

/** Network first, then the cached page. */
async function freshPage(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return kept('/index.html');
  }
}

async function kept(pathname) {
  return (await caches.match(pathname, { cacheName: CACHE })) ?? fetch(pathname);
}
