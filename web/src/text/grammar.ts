/** What a sentence needs of a name (the same as kit/grammar.py, which explains it; tests read the same examples). */
import type { FluentFunction, FluentValue } from '@fluent/bundle';

export type Facts = Partial<Record<'article' | 'number' | 'gender' | 'mute' | 'at', string>>;
export const FACTS = ['article', 'number', 'gender', 'mute', 'at'] as const;

const VOWEL = /^[aàâæeéèêëiîïoôœuùûüyh]/i;
const OWN_ARTICLE = /^([Ll]e |[Ll]a |[Ll]es |[Ll]’)(.+)$/;
const WITH_DE: Record<string, string> = { '': 'de ', le: 'du ', la: 'de la ', les: 'des ' };
const WITH_A: Record<string, string> = { '': 'à ', le: 'au ', la: 'à la ', les: 'aux ' };
/** Words that bring their article along in French, and how one is there; no capital within a sentence. */
const COMMON: Record<string, readonly [string, string]> = Object.fromEntries(
  (
    'armée la,baie la dans la,bouche la,bras le dans le,camp le,cap le,cités les,consul le,détroit le dans le,' +
    'flotte la,garnison la,golfe le dans le,goulet le dans le,isthme le,mer la en,plaine la dans la,proconsul le,îles les'
  )
    .split(',')
    .map((told) => {
      const [word = '', article = '', ...at] = told.split(' ');
      return [word, [article, at.join(' ')] as const];
    }),
);

/** English waters bring their article along, and one is in them; a part of a region has its number. */
const WATERS =
  /^([A-Z]\w+ )*(Sea|Gulf|Reach|Waters|Channel|Narrows|Hellespont|Propontis)( of \w+)?( \d{4}| \(M\d+\))?$/;
const NUMBERED = /^[A-Z].* \d{4}$/;

/** What any catalogue of a language said of a name: the table's own words speak of names that a game brought. */
const heard = new Map<string, Map<string, Noun[]>>();

function heardIn(lang: string): Map<string, Noun[]> {
  const names = heard.get(lang) ?? new Map<string, Noun[]>();
  heard.set(lang, names);
  return names;
}

export class Noun {
  readonly article: string;
  readonly bare: string;
  readonly count: 'one' | 'many';
  readonly gender: string;
  private readonly elides: boolean;
  private readonly at: string;
  private readonly there: string;

  constructor(
    readonly text: string,
    facts: Facts,
  ) {
    const own = facts.article ? null : OWN_ARTICLE.exec(text);
    const usual = COMMON[text.split(' ')[0]?.toLowerCase() ?? ''] ?? ['', ''];
    const waters = WATERS.test(text);
    this.article = own?.[1]?.trim().toLowerCase() ?? facts.article ?? (waters ? 'the' : usual[0]);
    this.bare = own?.[2] ?? (usual[0] ? text.charAt(0).toLowerCase() + text.slice(1) : text);
    this.count = facts.number === 'many' || this.article === 'les' ? 'many' : 'one';
    this.gender = facts.gender ?? (this.article === 'la' ? 'f' : 'm');
    this.at = facts.at ?? usual[1];
    this.there = facts.at ?? (waters || NUMBERED.test(text) ? 'in' : 'at');
    this.elides = facts.mute !== 'no' && VOWEL.test(this.bare);
  }

  de = (): string => this.joined(WITH_DE, 'd’', 'de l’');
  a(): string {
    if (!this.at) return this.au();
    return this.at.endsWith('’') ? this.at + this.bare : `${this.at} ${this.bare}`;
  }

  /** To somebody, wherever he is: « à l’Épire », « aux Mamertins ». */
  au = (): string => this.joined(WITH_A, 'à ', 'à l’');

  /** In English: “at Athens”, “in the Saronic Gulf”. */
  inIt = (): string => `${this.there} ${this.le()}`;

  /** Several of the same name in one list: « 10 trières ×5 ». */
  times(count: number): Noun {
    const { article, gender, at, elides } = this;
    return new Noun(`${this.bare} ×${count}`, {
      article,
      gender,
      at,
      number: 'many',
      mute: elides ? '' : 'no',
    });
  }

  le(): string {
    if (this.short) return `l’${this.bare}`;
    return this.article ? `${this.article} ${this.bare}` : this.text;
  }

  private joined(forms: Record<string, string>, elided: string, elidedArticle: string): string {
    if (this.elides && !this.article) return elided + this.bare;
    return (this.short ? elidedArticle : (forms[this.article] ?? `${this.article} `)) + this.bare;
  }

  private get short(): boolean {
    return this.article === 'l’' || (this.elides && ['le', 'la'].includes(this.article));
  }
}

/** The names of one language that were put into sentences, by their text; several may stand for a list. */
export class Nouns {
  private readonly known = new Map<string, Noun[]>();
  private readonly heard: Map<string, Noun[]>;
  /** What stands for the last comma of a list; the catalogue says it (`list-and`). */
  last = ', ';

  constructor(lang: string) {
    this.heard = heardIn(lang);
  }

  /** A text is about to be used; what there is to know of it is asked only once, and only of short ones: names. */
  learn(text: string, facts: () => Facts): void {
    if (text.length < 60 && !this.known.has(text)) this.keep(text, [new Noun(text, facts())]);
  }

  /** Names one after the other, as the language lists them; the same name only once, with its number. */
  listed(texts: string[]): string {
    if (texts.length < 2) return this.joined(texts);
    const counts = new Map<string, number>();
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    const nouns = [...counts].flatMap(([text, count]) => {
      const [noun, ...more] = this.of(text);
      return noun && count > 1 && !more.length ? [noun.times(count)] : this.of(text);
    });
    const listed = this.joined(nouns.map((noun) => noun.text));
    this.keep(listed, nouns);
    return listed;
  }

  private keep(text: string, nouns: Noun[]): void {
    this.known.set(text, nouns);
    this.heard.set(text, nouns);
  }

  private joined(texts: string[]): string {
    const last = texts.at(-1) ?? '';
    return texts.length > 1 ? texts.slice(0, -1).join(', ') + this.last + last : last;
  }

  private of = (text: string): Noun[] => this.known.get(text) ?? this.heard.get(text) ?? [new Noun(text, {})];

  readonly functions: Record<string, FluentFunction> = {
    DE: this.each((noun) => noun.de()),
    A: this.each((noun) => noun.a()),
    LE: this.each((noun) => noun.le()),
    AU: this.each((noun) => noun.au()),
    AT: this.each((noun) => noun.inIt()),
    THE: this.each((noun) => noun.le()),
    COUNT: this.all((nouns) => (nouns.length > 1 || nouns[0]?.count === 'many' ? 'many' : 'one')),
    GENDER: this.all((nouns) => (nouns.every((noun) => noun.gender === 'f') ? 'f' : 'm')),
  };

  private each(form: (noun: Noun) => string): FluentFunction {
    return this.all((nouns) => this.joined(nouns.map(form)));
  }

  private all(said: (nouns: Noun[]) => string): FluentFunction {
    return ([value]: FluentValue[]) => said(this.of(plain(value)));
  }
}

/** A text as it is, a number without its formatting. */
const plain = (value: FluentValue | undefined): string =>
  typeof value === 'string' ? value : String(value?.valueOf() ?? '');
