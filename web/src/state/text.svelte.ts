/** The words of the table in the language of the moment; switching is immediate. */
import en from '../../../src/polemos/locales/en.ftl?raw';
import fr from '../../../src/polemos/locales/fr.ftl?raw';
import { api, isAway } from '../wire/api';
import { begun, keyed, listed, lookup, makeBundle, type TextArgs } from '../text/fluent';
import type { FluentBundle } from '@fluent/bundle';
import { settings, type Lang } from './settings.svelte';

const OWN: Record<Lang, string> = { en, fr };
const TABLE: Record<Lang, FluentBundle> = { en: makeBundle('en', en), fr: makeBundle('fr', fr) };

/** A text of the table itself (`ui-` in the catalogue). A missing key shows as itself, so that a test can find it. */
export const t = (key: string, args?: TextArgs): string =>
  lookup(TABLE[settings.lang], `ui-${key}`, args) ?? `ui-${key}`;

/** What went wrong, for the player. */
export const wordsOf = (reason: unknown): string =>
  isAway(reason) ? t('line-lost') : reason instanceof Error ? refusal(reason) : String(reason);

/** A refusal of the server by its code; what it says itself is English and meant for programs. */
export function refusal({ code, message }: { code?: string; message: string }): string {
  const key = `error-${keyed(code ?? '')}`;
  const said = code ? t(key, { field: message.split(': ')[0] ?? '' }) : message;
  return said === `ui-${key}` ? message : said;
}

const SENTENCE = /^(prompt|log)-/;

/** The catalogue of one game, fetched once per language. */
export class GameText {
  private bundles = $state.raw<Partial<Record<Lang, FluentBundle>>>({});
  private asked: Partial<Record<Lang, Promise<void>>> = {};

  constructor(readonly game: string) {}

  load(lang: Lang = settings.lang): Promise<void> {
    return (this.asked[lang] ??= this.fetch(lang));
  }

  private async fetch(lang: Lang): Promise<void> {
    try {
      const source = await api.text(this.game, lang);
      this.bundles = { ...this.bundles, [lang]: makeBundle(lang, OWN[lang], source) };
    } catch {
      delete this.asked[lang];
    }
  }

  find = (key: string, args?: TextArgs, attribute?: string): string | undefined => {
    const text = lookup(this.bundle, key, args, attribute);
    return text && SENTENCE.test(key) ? begun(text) : text;
  };

  /** Names one after the other, as the language of the moment lists them. */
  list = (texts: string[]): string => listed(this.bundle, texts);

  private get bundle(): FluentBundle {
    return this.bundles[settings.lang] ?? TABLE[settings.lang];
  }

  t = (key: string, args?: TextArgs, attribute?: string): string => this.find(key, args, attribute) ?? key;

  get ready(): boolean {
    return this.bundles[settings.lang] !== undefined;
  }
}

const games = new Map<string, GameText>();

export function gameText(game: string): GameText {
  const known = games.get(game) ?? new GameText(game);
  games.set(game, known);
  void known.load();
  return known;
}

/** Fetches the other language of every game in use as soon as the language changes. */
export const reloadTexts = (lang: Lang): void => games.forEach((text) => void text.load(lang));

export { keyed };
