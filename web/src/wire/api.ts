/** HTTP resources of the table. Every failure becomes a `Refused` with the server's own words. */
import type {
  Analysed,
  AuctionTold,
  Bid,
  Board,
  Branch,
  Checked,
  Clause,
  Created,
  GameCard,
  GameInfo,
  Moment,
  NewAuction,
  NewMatch,
  Notes,
  NotesKept,
  Opened,
  Part,
  Position,
  Provenance,
  Rematch,
  StandIn,
  Summary,
  TableAbout,
  Tokens,
  Upload,
  Verified,
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
  const told: { error?: string; message?: string } = await answer.json().catch(() => ({}));
  throw new Refused(answer.status, told.error ?? 'failed', told.message ?? answer.statusText);
}

export const json = async <T>(path: string, options?: Options): Promise<T> =>
  (await request(path, options)).json();

/** A body of the type the route takes. */
const post = <B, T>(path: string, body: B, options?: Options): Promise<T> =>
  json(path, { method: 'POST', body, ...options });
const put = <B, T>(path: string, body: B, token: string): Promise<T> =>
  json(path, { method: 'PUT', body, token });

export type Seating = Record<string, string>;

export const api = {
  about: () => json<TableAbout>('about'),
  games: () => json<GameCard[]>('games'),
  game: (game: string) => json<GameInfo>(`games/${game}`),
  board: (game: string) => json<Board>(`games/${game}/board`),
  text: async (game: string, lang: string) => (await request(`games/${game}/text/${lang}`)).text(),
  rules: async (game: string) => Object.values(await json<Record<string, Clause>>(`games/${game}/rules`)),
  data: (game: string) => json<Provenance>(`games/${game}/data`),
  create: (wanted: NewMatch) => post<NewMatch, Created>('matches', wanted),
  openAuction: (wanted: NewAuction) => post<NewAuction, Opened>('auctions', wanted),
  auction: (auction: string, token?: string) => json<AuctionTold>(`auctions/${auction}`, { token }),
  bid: (auction: string, bid: Bid, token: string) =>
    put<Bid, AuctionTold>(`auctions/${auction}/bid`, bid, token),
  withdraw: (auction: string, token: string) => request(`auctions/${auction}`, { method: 'DELETE', token }),
  mine: (tokens: string[]) => post<Tokens, Summary[]>('matches/mine', { tokens }),
  match: (match: string, token?: string) => json<Summary>(`matches/${match}`, { token }),
  moment: (match: string, number: number, token?: string) =>
    json<Moment>(`matches/${match}/at/${number}`, { token }),
  parts: (match: string, number: number, token?: string) =>
    json<Part[]>(`matches/${match}/at/${number}/parts`, { token }),
  analysis: (match: string, token?: string) => json<Analysed>(`matches/${match}/analysis`, { token }),
  record: (match: string, token?: string, others: string[] = []) =>
    json<Checked['record']>(`matches/${match}/record`, { token, others }),
  verify: (record: Checked['record']) => post<Checked, Verified>('records/verify', { record }),
  upload: (record: Upload['record']) => post<Upload, Created>('records', { record }),
  branch: (match: string, action: number, seats: Seating, token?: string, others: string[] = []) =>
    post<Branch, Created>(`matches/${match}/branch`, { action, seats }, { token, others }),
  position: (position: Position['position'], seats: Seating) =>
    post<Position, Created>('positions', { position, seats }),
  rematch: (match: string, token: string) =>
    post<Record<string, never>, Rematch>(`matches/${match}/rematch`, {}, { token }),
  notes: (match: string, token: string) => json<NotesKept>(`matches/${match}/notes`, { token }),
  keepNotes: (match: string, token: string, text: string) =>
    put<Notes, NotesKept>(`matches/${match}/notes`, { text }, token),
  standIn: (match: string, role: string, bot: string, token: string) =>
    put<StandIn, Summary>(`matches/${match}/seats/${role}/bot`, { bot }, token),
  handBack: (match: string, role: string, token: string) =>
    json<Summary>(`matches/${match}/seats/${role}/bot`, { method: 'DELETE', token }),
  remove: (match: string, token: string) => request(`matches/${match}`, { method: 'DELETE', token }),
};
