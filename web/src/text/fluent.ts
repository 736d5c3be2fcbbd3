/** Fluent catalogues: one bundle per language holds the table's own texts and then the game's. */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import { FACTS, Nouns, type Facts } from './grammar';

export type TextArgs = Record<string, FluentVariable>;

export function makeBundle(lang: string, ...sources: string[]): FluentBundle {
  const nouns = new Nouns(lang);
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: nouns.functions });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  known.set(bundle, nouns);
  const and = bundle.getMessage('list-and')?.value;
  if (and) nouns.last = ` ${bundle.formatPattern(and)} `;
  return bundle;
}

/** The names that each bundle has put into sentences. */
const known = new WeakMap<FluentBundle, Nouns>();

/** Names one after the other, as the language lists them. */
export const listed = (bundle: FluentBundle, texts: string[]): string =>
  known.get(bundle)?.listed(texts) ?? texts.join(', ');

function factsOf(bundle: FluentBundle, message: Message): Facts {
  const facts: Facts = {};
  for (const name of FACTS) {
    const pattern = message.attributes[name];
    if (pattern) facts[name] = bundle.formatPattern(pattern);
  }
  return facts;
}

/** A hyphen that stands for a minus. */
const MINUS = /(?<![\w\u00c0-\u024f-])-(?=\d)/g;

/** The text of a key, or undefined where the catalogue has none. */
export function lookup(
  bundle: FluentBundle,
  key: string,
  args: TextArgs = {},
  attribute?: string,
): string | undefined {
  const message = bundle.getMessage(key);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors).replace(MINUS, '−');
  if (!attribute && message) known.get(bundle)?.learn(text, () => factsOf(bundle, message));
  return text;
}

/** The text of a key as a sentence: where it begins with a name, that name gets a capital. */
export function sentence(bundle: FluentBundle, key: string, args: TextArgs = {}): string | undefined {
  const pattern = bundle.getMessage(key)?.value;
  const text = lookup(bundle, key, args);
  return text && Array.isArray(pattern) && typeof pattern[0] !== 'string' ? begun(text) : text;
}

/** Ids stand in keys with `-` for `_` and `.`. */
export const keyed = (id: string | number): string => String(id).replace(/[_.:]/g, '-');

/** A sentence begins with a capital, also when it begins with a name. */
export const begun = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
