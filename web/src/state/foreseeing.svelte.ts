/** Looking before leaping: what a choice may bring and why something cannot be chosen, asked of the table. */
import type { Choice } from '../table/choices';
import type { Foreseen, Reason } from '../wire/types';
import type { Seat } from './seat.svelte';

/** How long a pointer rests on a choice before the table is asked, in milliseconds. */
const RESTS = 220;

export class Foreseeing {
  /** The choice that is looked at, and what it may bring. */
  at = $state.raw<Choice | null>(null);
  told = $state.raw<Foreseen | null>(null);
  private readonly known = new Map<string, Foreseen>();
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly seat: () => Seat | undefined) {}

  /** What a choice may bring; null where the table does not say. */
  async of(choice: Choice): Promise<Foreseen | null> {
    const seat = this.seat();
    const key = `${seat?.role}/${seat?.n}/${choice.verb}/${choice.arg}`;
    const known = this.known.get(key);
    if (known || !seat) return known ?? null;
    const told = await seat.ask({ t: 'what_if', verb: choice.verb, arg: choice.arg });
    if (told?.t !== 'what_if') return null;
    this.known.set(key, told);
    return told;
  }

  /** A pointer or the focus rests on a choice, or has left it. */
  look = (choice: Choice | null): void => {
    clearTimeout(this.resting);
    if (!choice) {
      this.at = this.told = null;
      return;
    }
    this.resting = setTimeout(() => void this.show(choice), RESTS);
  };

  private async show(choice: Choice): Promise<void> {
    this.at = choice;
    this.told = null;
    const told = await this.of(choice);
    if (this.at === choice) this.told = told;
  }

  /** Why a place or a piece cannot be chosen, the nearest reason first. */
  async whyNot(about: string): Promise<Reason[]> {
    const told = await this.seat()?.ask({ t: 'why', about });
    return told?.t === 'why' ? told.reasons : [];
  }

  forget(): void {
    this.look(null);
    this.known.clear();
  }
}
