/** U undo, R redo, H hint, Escape puts everything away; left and right step through a replay. */
import type { Choosing } from '../state/choosing.svelte';
import type { Replay } from '../state/replay.svelte';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);

export function hotkey(e: KeyboardEvent, replay: Replay, choosing: Choosing, cancel: () => void): void {
  if (e.ctrlKey || e.metaKey || e.altKey || typing(e.target)) return;
  const acts: Record<string, () => void> = {
    Escape: () => (replay.on ? replay.leave() : cancel()),
    u: () => choosing.takeBack(),
    r: () => choosing.redo(),
    h: () => choosing.myTurn && choosing.askHint(),
  };
  if (replay.on) {
    acts['ArrowLeft'] = () => void replay.go(replay.at - 1);
    acts['ArrowRight'] = () => void replay.go(replay.at + 1);
  }
  const act = acts[e.key.length === 1 ? e.key.toLowerCase() : e.key];
  if (!act) return;
  e.preventDefault();
  act();
}
