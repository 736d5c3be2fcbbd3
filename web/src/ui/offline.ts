/** Once loaded the pages open without the server: a worker keeps them. */

/** The worker is not needed at once; the table is. */
const WAIT = 1500;

/** Tells a worker that has just come into being what was loaded before it. */
function tellOfThePast(): void {
  const worker = navigator.serviceWorker.controller;
  const page = location.href.replace(/#.*/, '');
  new PerformanceObserver((seen) => {
    worker?.postMessage([page, ...seen.getEntries().map((entry) => entry.name)]);
  }).observe({ type: 'resource', buffered: true });
}

export function keepForLater(): void {
  if (!('serviceWorker' in navigator)) return;
  const isNew = !navigator.serviceWorker.controller;
  if (isNew) navigator.serviceWorker.addEventListener('controllerchange', tellOfThePast, { once: true });
  setTimeout(() => void navigator.serviceWorker.register('./sw.js').catch(() => undefined), WAIT);
}
