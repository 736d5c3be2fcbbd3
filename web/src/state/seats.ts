/** Seat tokens of this machine: match -> role -> token. They never leave the browser except as credentials. */
const KEY = 'polemos.seats';
/** Seats meant for friends: kept apart, so that this machine never plays them by itself. */
const LINKS = 'polemos.links';
export type Seats = Record<string, string>;
type Book = Record<string, Seats>;

function read(key = KEY): Book {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Book;
  } catch {
    return {};
  }
}

const write = (book: Book) => localStorage.setItem(KEY, JSON.stringify(book));

export const seatsOf = (match: string): Seats => read()[match] ?? {};

export function keepSeats(match: string, seats: Seats): void {
  const book = read();
  book[match] = { ...book[match], ...seats };
  write(book);
}

export const linksOf = (match: string): Seats => read(LINKS)[match] ?? {};

export function keepLinks(match: string, seats: Seats): void {
  const book = read(LINKS);
  book[match] = seats;
  localStorage.setItem(LINKS, JSON.stringify(book));
}

export function forget(match: string): void {
  const book = read();
  delete book[match];
  write(book);
}

export const allMatches = (): string[] => Object.keys(read());

export const allTokens = (): string[] => Object.values(read()).flatMap((seats) => Object.values(seats));
