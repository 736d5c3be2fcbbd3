/** What the undo button will do, so that it can say it before it is pressed. */
import type { UndoFacts } from '../wire/types';
import type { Choice } from './choices';

export type UndoPlan =
  | { does: 'step'; last: Choice | null }
  /** Back before one's own last action: through these bots' replies, past dice; `ask`: other seats here agree. */
  | { does: 'replies'; through: string[]; dice: boolean; ask: boolean }
  | { does: 'ask'; whom: string[] }
  | { does: 'nothing' };

export function undoPlan(facts: UndoFacts, here: string[], last: Choice | null): UndoPlan {
  const { needs, through = [], dice = false, ask = [] } = facts;
  if (needs === 'nothing') return { does: 'nothing' };
  const elsewhere = ask.filter((role) => !here.includes(role));
  if (needs === 'consent' && elsewhere.length) return { does: 'ask', whom: elsewhere };
  if (needs === 'consent' || through.length || dice)
    return { does: 'replies', through, dice, ask: needs === 'consent' };
  return { does: 'step', last };
}
