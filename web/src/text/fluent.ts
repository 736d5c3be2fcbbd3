/** Fluent catalogues: one bundle per language holds the table's own texts and then the game's. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type TextArgs = Record<string, FluentVariable>;

export function makeBundle(lang: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

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
  return bundle.formatPattern(pattern, args, errors);
}

/** Ids stand in keys with `-` for `_` and `.`. */
export const keyed = (id: string | number): string => String(id).replace(/[_.:]/g, '-');
