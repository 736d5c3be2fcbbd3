/** The languages there are: those in which the table has a catalogue. A new one needs no code. */
const files = import.meta.glob<string>('../../../src/polemos/locales/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** language -> the table's own catalogue, fetched when it is first spoken. */
export const CATALOGUES: Record<string, () => Promise<string>> = Object.fromEntries(
  Object.entries(files).map(([path, source]) => [path.replace(/^.*\/|\.ftl$/g, ''), source]),
);

export const LANGS: string[] = Object.keys(CATALOGUES).sort();

/** The first of the browser's languages that we speak, else English. */
export function preferred(wanted: readonly string[]): string {
  const known = wanted.map((lang) => lang.toLowerCase().split('-')[0] ?? '');
  return known.find((lang) => LANGS.includes(lang)) ?? 'en';
}

/** The language a switch leads to. */
export const after = (lang: string): string => LANGS[(LANGS.indexOf(lang) + 1) % LANGS.length] ?? 'en';

/** A language in its own words: Français, English. */
export function ownName(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
