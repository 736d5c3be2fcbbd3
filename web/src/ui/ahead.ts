/** Pages and panels that are not needed at once are fetched once the first page is there: the server may be gone when they are. */

/** The first page comes first. */
const WAIT = 700;

const LATER = [
  () => import('../pages/Match.svelte'),
  () => import('../pages/NewMatch.svelte'),
  () => import('../pages/Auction.svelte'),
  () => import('../pages/Settings.svelte'),
  () => import('../pages/Rules.svelte'),
  () => import('../pages/About.svelte'),
  () => import('../table/MatchPanel.svelte'),
  () => import('../table/Notes.svelte'),
  () => import('../table/AnalysisPanel.svelte'),
];

export function fetchAhead(): void {
  setTimeout(() => LATER.forEach((page) => void page().catch(() => undefined)), WAIT);
}
