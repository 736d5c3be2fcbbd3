/** The table part by part, for who follows an action: which view belongs to which line of the log. */
import { patchedView } from '../../wire/patch';
import type { LogLine, Part, View } from '../../wire/types';

export type Seen = { lines: number; view: View };

/** The view of each part, from the one before the action on. */
export function unfolded(parts: Part[]): Seen[] {
  const seen: Seen[] = [];
  for (const { lines, view, patch } of parts) {
    seen.push({ lines, view: view ?? patchedView(seen.at(-1)?.view ?? {}, patch ?? {}) });
  }
  return seen;
}

/** The table when a line of the log has been told: the last part that needed no later line. */
export function seenAt(seen: Seen[], line: LogLine): View | null {
  return seen.findLast(({ lines }) => lines <= line.i + 1)?.view ?? null;
}
