import { idle } from './idle';

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
  () => import('../table/Near.svelte'),
  () => import('../table/Fan.svelte'),
  () => import('../table/GroupBar.svelte'),
  () => import('../table/Seats.svelte'),
  () => import('../board/Plan.svelte'),
  () => import('../table/Tools.svelte'),
  () => import('../board/Trails.svelte'),
  () => import('../table/Verdict.svelte'),
  () => import('../table/Foresight.svelte'),
  () => import('../table/Glimpse.svelte'),
  () => import('../table/About.svelte'),
  () => import('../table/Curtain.svelte'),
  () => import('../table/Knock.svelte'),
  () => import('../table/ReplayBar.svelte'),
  () => import('../table/DicePanel.svelte'),
  () => import('../table/RulePanel.svelte'),
  () => import('../table/TextBoard.svelte'),
  () => import('../table/ScorePanel.svelte'),
  () => import('../table/Story.svelte'),
  () => import('../table/CardChoices.svelte'),
  () => import('../table/Filters.svelte'),
  () => import('../board/Walkers.svelte'),
  () => import('../table/Since.svelte'),
  () => import('../table/End.svelte'),
  () => import('../table/MatchPanel.svelte'),
  () => import('../table/Notes.svelte'),
  () => import('../table/AnalysisPanel.svelte'),
];

/** One after the other, whenever the browser has nothing better to do: all at once they would hold up the page.
    One that cannot be had means that the server is away; the rest is then fetched when it is needed. */
async function inTurn(): Promise<void> {
  for (const page of LATER) {
    await idle();
    await page();
  }
}

export function fetchAhead(): void {
  setTimeout(() => void inTurn().catch(() => undefined), WAIT);
}
