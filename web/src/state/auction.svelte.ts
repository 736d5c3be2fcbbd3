/** Sides by bidding, as this machine takes part in it: its chairs, what is sealed, what came of it. */
import { skinOf } from '../skins';
import { plain } from '../skins/plain';
import type { Livery, Skin } from '../skins/types';
import { api, isAway, Refused } from '../wire/api';
import type { AuctionTold, Bid, GameInfo, OptionInfo } from '../wire/types';
import { chairLinks, chairs, keepLinks, keepSeats } from './seats';
import { wordsOf } from './text.svelte';

/** How often to ask whether the other has bid, in milliseconds. */
const PACE = 1500;

/** What may be given for a role: the values of the option on that role's side of nothing. */
export function amounts(option: OptionInfo | undefined, roles: string[], role: string): number[] {
  const sign = role === roles[0] ? 1 : -1;
  const values = (option?.values ?? []).filter((value) => typeof value === 'number');
  return values
    .map((value) => value * sign || 0)
    .filter((value) => value >= 0)
    .sort((a, b) => a - b);
}

export class Bidding {
  told = $state.raw<AuctionTold | null>(null);
  info = $state.raw<GameInfo | null>(null);
  problem = $state('');
  /** The auction is no more: called off, or its match deleted. */
  gone = $state(false);
  /** The chairs of this machine: [number, token]. */
  own = $state.raw<[number, string][]>([]);
  private skin = $state.raw<Skin>(plain);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  roles = $derived(
    this.info?.scenarios.find((one) => one.id === this.told?.scenario)?.roles ?? this.info?.roles ?? [],
  );
  option = $derived(this.info?.options.find((option) => option.bid));
  /** The first of this machine's chairs that has not bid yet. */
  next = $derived(this.own.find(([chair]) => this.told && !this.told.chairs[chair]?.sealed));

  side = (role: string): Livery => this.skin.side(role);

  constructor(readonly id: string) {}

  /** Take part, with a chair that came by link or with those kept here. */
  async begin(token: string | null): Promise<void> {
    try {
      if (token) await this.sit(token);
    } catch (reason) {
      if (!isAway(reason)) return this.fail(reason);
    }
    this.own = Object.entries(chairs.of(this.id)).map(([chair, own]) => [Number(chair), own]);
    await this.look();
  }

  private async sit(token: string): Promise<void> {
    const { chair } = await api.auction(this.id, token);
    chairs.keep(this.id, { [String(chair)]: token });
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      const told = await api.auction(this.id, this.own[0]?.[1]);
      if (!this.info) [this.info, this.skin] = await Promise.all([api.game(told.game), skinOf(told.game)]);
      this.heard(told);
      this.problem = '';
    } catch (reason) {
      this.fail(reason);
    }
    const waiting = !this.closed && !this.gone && !this.told?.match;
    if (waiting) this.timer = setTimeout(() => void this.look(), PACE);
  }

  private fail(reason: unknown): void {
    this.problem = wordsOf(reason);
    if (!(reason instanceof Refused) || reason.code !== 'unknown_auction') return;
    this.gone = true;
    chairs.drop(this.id);
  }

  private heard(told: AuctionTold): void {
    this.told = told;
    if (!told.match || !told.roles) return;
    for (const [chair, token] of this.own) keepSeats(told.match, { [told.roles[chair] ?? '']: token });
    for (const [chair, token] of Object.entries(chairLinks.of(this.id)))
      keepLinks(told.match, { [told.roles[Number(chair)] ?? '']: token });
  }

  async seal(bid: Bid): Promise<void> {
    const [, token] = this.next ?? [];
    if (!token) return;
    try {
      this.heard(await api.bid(this.id, bid, token));
    } catch (reason) {
      this.problem = wordsOf(reason);
    }
  }

  async withdraw(): Promise<boolean> {
    try {
      await api.withdraw(this.id, this.own[0]?.[1] ?? '');
      chairs.drop(this.id);
      return true;
    } catch (reason) {
      this.problem = wordsOf(reason);
      return false;
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
