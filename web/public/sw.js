/* Files named by their content never change and come from the cache; all else is asked from the server
   first, so that an update is never hidden by an old copy. Matches (api of a match, sockets) are not kept. */
const CACHE = 'polemos-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const named = (url) => url.pathname.startsWith('/assets/');
const kept = (url) =>
  url.origin === self.location.origin &&
  (!url.pathname.startsWith('/api/') || url.pathname.startsWith('/api/games'));

async function fromCache(request) {
  const cache = await caches.open(CACHE);
  const hit = await cache.match(request, { ignoreVary: true });
  if (hit) return hit;
  return fromServer(request);
}

async function fromServer(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const hit = await cache.match(request, { ignoreVary: true });
    if (hit) return hit;
    const page = request.mode === 'navigate' && (await cache.match('/', { ignoreVary: true }));
    if (page) return page;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || !kept(url)) return;
  event.respondWith(named(url) ? fromCache(event.request) : fromServer(event.request));
});

// What the page loaded before this worker was there: without it one visit would not be enough.
self.addEventListener('message', (event) => {
  const missed = event.data.filter((address) => kept(new URL(address)));
  event.waitUntil(Promise.all(missed.map((address) => fromCache(address).catch(() => undefined))));
});
