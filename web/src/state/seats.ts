/** Tokens of this machine: match -> role -> token. They never leave the browser except as credentials. */
export type Seats = Record<string, string>;
type Entries = Record<string, Seats>;

/** One list of tokens in the browser's store. */
class Book {
  constructor(private readonly key: string) {}

  all(): Entries {
    try {
      const kept: Entries = JSON.parse(localStorage.getItem(this.key) ?? '{}');
      return kept;
    } catch {
      return {};
    }
  }

  of = (id: string): Seats => this.all()[id] ?? {};

  keep = (id: string, seats: Seats): void => {
    const entries = this.all();
    this.write({ ...entries, [id]: { ...entries[id], ...seats } });
  };

  drop = (id: string): void =>
    this.write(Object.fromEntries(Object.entries(this.all()).filter(([known]) => known !== id)));

  private write = (entries: Entries): void => localStorage.setItem(this.key, JSON.stringify(entries));
}

const seats = new Book('polemos.seats');
/** Seats meant for friends: kept apart, so that this machine never plays them by itself. */
const links = new Book('polemos.links');
/** Chairs of auctions for sides: auction -> number of the chair -> token. */
export const chairs = new Book('polemos.chairs');
export const chairLinks = new Book('polemos.chair-links');

export const seatsOf = seats.of;
export const keepSeats = seats.keep;
export const forget = seats.drop;
export const linksOf = links.of;
export const keepLinks = links.keep;

export const allMatches = (): string[] => Object.keys(seats.all());

export const allTokens = (): string[] => Object.values(seats.all()).flatMap((one) => Object.values(one));
