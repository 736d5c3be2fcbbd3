/** When the browser has nothing to do, or after this long at the latest. */
const AT_LAST = 100;

export const idle = (): Promise<void> =>
  new Promise((then) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => then(), { timeout: AT_LAST });
    else setTimeout(then);
  });
