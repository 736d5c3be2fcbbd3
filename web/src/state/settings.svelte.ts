/** What a player sets once for all tables on this machine. */
import { LANGS, preferred } from '../text/languages';

export type Lang = string;
export type Settings = {
  lang: Lang;
  motion: 'auto' | 'off';
  contrast: 'normal' | 'high';
  sound: boolean;
  confirm: boolean;
  /** Whether choices that dice or losses follow say so and ask once. */
  warn: boolean;
  autoSkip: boolean;
  /** A teacher explains each new kind of question once. */
  teacher: boolean;
  /** Reactions at a shared screen: by a knock that anybody may answer with go on, or a curtain each time. */
  reactions: 'knock' | 'curtain';
  botSpeed: 'slow' | 'normal' | 'fast';
  /** How what followed is told: at once, in passing, slowly, or step by step. */
  story: 'off' | 'quick' | 'slow' | 'step';
};

const KEY = 'polemos.settings';

const defaults = (): Settings => ({
  lang: preferred(navigator.languages ?? [navigator.language ?? '']),
  motion: 'auto',
  contrast: 'normal',
  sound: false,
  confirm: false,
  warn: true,
  autoSkip: true,
  teacher: false,
  reactions: 'knock',
  botSpeed: 'normal',
  story: 'quick',
});

export function readSettings(stored: string | null, fallback: Settings): Settings {
  try {
    const found: Partial<Settings> = JSON.parse(stored ?? '{}');
    const known = Object.fromEntries(Object.entries(found).filter(([key]) => key in fallback));
    const read = { ...fallback, ...known };
    return LANGS.includes(read.lang) ? read : { ...read, lang: fallback.lang };
  } catch {
    return fallback;
  }
}

export const settings = $state<Settings>(readSettings(localStorage.getItem(KEY), defaults()));

export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  localStorage.setItem(KEY, JSON.stringify(settings));
}

const still = window.matchMedia?.('(prefers-reduced-motion: reduce)');

/** Whether things may move: the setting and the system's own wish both count. */
export const motionAllowed = (): boolean => settings.motion === 'auto' && !still?.matches;

/** Milliseconds between two steps of another seat, so that the eye can follow a bot. */
export const BOT_PACE: Record<Settings['botSpeed'], number> = { slow: 1100, normal: 380, fast: 0 };

/** Milliseconds for one sentence of the story; 0: until the reader goes on. */
export const STORY_PACE: Record<Settings['story'], number> = { off: 0, quick: 1100, slow: 2600, step: 0 };
