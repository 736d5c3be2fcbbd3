/** U undo, R redo, H hint, Escape puts everything away; left and right step through a replay. */
import type { Table } from '../state/table.svelte';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);

export function hotkey(e: KeyboardEvent, table: Table, cancel: () => void): void {
  if (e.ctrlKey || e.metaKey || e.altKey || typing(e.target)) return;
  const acts: Record<string, () => void> = {
    Escape: () => (table.replay.on ? table.replay.leave() : cancel()),
    u: () => table.canUndo && table.undo(),
    r: () => table.redo(),
    h: () => table.myTurn && table.askHint(),
  };
  if (table.replay.on) {
    acts['ArrowLeft'] = () => void table.replay.go(table.replay.at - 1);
    acts['ArrowRight'] = () => void table.replay.go(table.replay.at + 1);
  }
  const act = acts[e.key.length === 1 ? e.key.toLowerCase() : e.key];
  if (!act) return;
  e.preventDefault();
  act();
}
