/** The words of the table in the language of the moment; switching is immediate. */
import { api, isAway } from '../wire/api';
import { begun, keyed, listed, lookup, makeBundle, sentence, type TextArgs } from '../text/fluent';
import type { FluentBundle } from '@fluent/bundle';
import { CATALOGUES } from '../text/languages';
import { settings, type Lang } from './settings.svelte';

class Tongues {
  private spoken = $state.raw<Partial<Record<Lang, FluentBundle>>>({});
  private readonly asked: Partial<Record<Lang, Promise<string>>> = {};

  learn(lang: Lang): Promise<string> {
    return (this.asked[lang] ??= this.read(lang));
  }

  private async read(lang: Lang): Promise<string> {
    const source = (await CATALOGUES[lang]?.()) ?? '';
    this.spoken = { ...this.spoken, [lang]: makeBundle(lang, source) };
    return source;
  }

  /** The language of the moment; until it is there, the one spoken before. */
  get now(): FluentBundle {
    return this.spoken[settings.lang] ?? Object.values(this.spoken)[0] ?? SILENT;
  }
}
const SILENT = makeBundle('en', '');
const tongues = new Tongues();
/** The table's own words in a language. */
export const learn = (lang: Lang): Promise<string> => tongues.learn(lang);

/** A text of the table itself (`ui-` in the catalogue). A missing key shows as itself, so that a test can find it. */
export const t = (key: string, args?: TextArgs): string =>
  sentence(tongues.now, `ui-${key}`, args) ?? `ui-${key}`;

/** What went wrong, for the player. */
export const wordsOf = (reason: unknown): string =>
  isAway(reason) ? t('line-lost') : reason instanceof Error ? refusal(reason) : String(reason);

/** A refusal of the server by its code; what it says itself is English and meant for programs. */
export function refusal({ code, message }: { code?: string; message: string }): string {
  const key = `error-${keyed(code ?? '')}`;
  const said = code ? t(key, { field: message.split(': ')[0] ?? '' }) : message;
  return said === `ui-${key}` ? message : said;
}

const SENTENCE = /^(prompt|log|what-if|forecast)-|^result-(win|draw|alone)$/;

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
      const [own, source] = await Promise.all([learn(lang), api.text(this.game, lang)]);
      this.bundles = { ...this.bundles, [lang]: makeBundle(lang, own, source) };
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
    return this.bundles[settings.lang] ?? Object.values(this.bundles)[0] ?? tongues.now;
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
export function reloadTexts(lang: Lang): void {
  void learn(lang);
  games.forEach((text) => void text.load(lang));
}

export { keyed };
