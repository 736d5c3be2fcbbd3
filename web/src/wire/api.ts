/** HTTP resources of the table. Every failure becomes a `Refused` with the server's own words. */
import type {
  Analysis,
  Auction,
  Bid,
  Board,
  Clause,
  GameCard,
  GameInfo,
  Moment,
  Part,
  Summary,
} from './types';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The server did not answer at all. */
export const isAway = (reason: unknown): boolean => reason instanceof Refused && reason.code === 'away';

const unanswered = (reason: unknown): never => {
  throw new Refused(0, 'away', String(reason));
};

type Options = { method?: string; body?: unknown; token?: string | undefined; others?: string[] };

async function request(path: string, options: Options = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (options.token) headers['Authorization'] = `Bearer ${options.token}`;
  // at a hot-seat table the asker holds several seats and may know what each of them knows
  if (options.others?.length) headers['X-Polemos-Seats'] = options.others.join(',');
  if (options.body !== undefined) headers['Content-Type'] = 'application/json';
  const init: RequestInit = { method: options.method ?? 'GET', headers };
  if (options.body !== undefined) init.body = JSON.stringify(options.body);
  const answer = await fetch(`/api/${path}`, init).catch(unanswered);
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => ({}))) as { error?: string; message?: string };
  throw new Refused(answer.status, told.error ?? 'failed', told.message ?? answer.statusText);
}

const json = async <T>(path: string, options?: Options): Promise<T> =>
  (await request(path, options)).json() as Promise<T>;

export type Created = {
  match: string;
  seats: Record<string, string>;
  commitment?: string;
  /** Who sits where, if the sides were drawn by lot. */
  kinds?: Record<string, string>;
};
export type Seating = Record<string, string>;
export type Verified = { ok: boolean; rolls: number; message?: string };
export type NewMatch = {
  game: string;
  scenario: string;
  options: Record<string, unknown>;
  seats: Seating;
  real_dice: boolean;
  lot: boolean;
};
export type NewAuction = Omit<NewMatch, 'seats' | 'lot'> & { chairs: string[] };

export const api = {
  games: () => json<GameCard[]>('games'),
  game: (game: string) => json<GameInfo>(`games/${game}`),
  board: (game: string) => json<Board>(`games/${game}/board`),
  text: async (game: string, lang: string) => (await request(`games/${game}/text/${lang}`)).text(),
  rules: async (game: string) => Object.values(await json<Record<string, Clause>>(`games/${game}/rules`)),
  data: (game: string) => json<Record<string, unknown>>(`games/${game}/data`),
  create: (wanted: NewMatch) => json<Created>('matches', { method: 'POST', body: wanted }),
  openAuction: (wanted: NewAuction) =>
    json<{ auction: string; chairs: (string | null)[] }>('auctions', { method: 'POST', body: wanted }),
  auction: (auction: string, token?: string) => json<Auction>(`auctions/${auction}`, { token }),
  bid: (auction: string, bid: Bid, token: string) =>
    json<Auction>(`auctions/${auction}/bid`, { method: 'PUT', body: bid, token }),
  withdraw: (auction: string, token: string) => request(`auctions/${auction}`, { method: 'DELETE', token }),
  mine: (tokens: string[]) => json<Summary[]>('matches/mine', { method: 'POST', body: { tokens } }),
  match: (match: string, token?: string) => json<Summary>(`matches/${match}`, { token }),
  moment: (match: string, number: number, token?: string) =>
    json<Moment>(`matches/${match}/at/${number}`, { token }),
  parts: (match: string, number: number, token?: string) =>
    json<Part[]>(`matches/${match}/at/${number}/parts`, { token }),
  analysis: (match: string, token?: string) => json<Analysis>(`matches/${match}/analysis`, { token }),
  record: (match: string, token?: string, others: string[] = []) =>
    json<Record<string, unknown>>(`matches/${match}/record`, { token, others }),
  verify: (record: unknown) => json<Verified>('records/verify', { method: 'POST', body: { record } }),
  upload: (record: unknown) => json<Created>('records', { method: 'POST', body: { record } }),
  branch: (match: string, action: number, seats: Seating, token?: string, others: string[] = []) =>
    json<Created>(`matches/${match}/branch`, { method: 'POST', body: { action, seats }, token, others }),
  position: (position: unknown, seats: Seating) =>
    json<Created>('positions', { method: 'POST', body: { position, seats } }),
  rematch: (match: string, token: string) =>
    json<{ match: string; role: string }>(`matches/${match}/rematch`, { method: 'POST', body: {}, token }),
  notes: (match: string, token: string) => json<{ text: string }>(`matches/${match}/notes`, { token }),
  keepNotes: (match: string, token: string, text: string) =>
    json<{ text: string }>(`matches/${match}/notes`, { method: 'PUT', body: { text }, token }),
  standIn: (match: string, role: string, bot: string, token: string) =>
    json<Summary>(`matches/${match}/seats/${role}/bot`, { method: 'PUT', body: { bot }, token }),
  handBack: (match: string, role: string, token: string) =>
    json<Summary>(`matches/${match}/seats/${role}/bot`, { method: 'DELETE', token }),
  remove: (match: string, token: string) => request(`matches/${match}`, { method: 'DELETE', token }),
};
