/** A new match or auction, and its tokens where they belong: one's own seats, and links for friends. */
import { api } from '../wire/api';
import type { NewAuction, NewMatch } from '../wire/types';
import { chairLinks, chairs, keepLinks, keepSeats } from './seats';

type Kinds = Record<string, string>;

/** The tokens of those seats that are of this kind. */
function tokensOf(tokens: Record<string, string | null>, kinds: Kinds, kind: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [seat, token] of Object.entries(tokens)) if (token && kinds[seat] === kind) found[seat] = token;
  return found;
}

/** The address of the table. */
export async function openTable(wanted: NewMatch & { seats: Kinds }): Promise<string> {
  const created = await api.create(wanted);
  const kinds = created.kinds ?? wanted.seats;
  keepSeats(created.match, tokensOf(created.seats, kinds, 'here'));
  keepLinks(created.match, tokensOf(created.seats, kinds, 'link'));
  return `/m/${created.match}`;
}

export async function openAuction(wanted: NewAuction & { chairs: [string, string] }): Promise<string> {
  const opened = await api.openAuction(wanted);
  const tokens = Object.fromEntries(Object.entries(opened.chairs));
  const kinds = Object.fromEntries(Object.entries(wanted.chairs));
  chairs.keep(opened.auction, tokensOf(tokens, kinds, 'here'));
  chairLinks.keep(opened.auction, tokensOf(tokens, kinds, 'link'));
  return `/sides/${opened.auction}`;
}
