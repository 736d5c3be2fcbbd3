/** What a player sets once for all tables on this machine. */
export type Lang = 'en' | 'fr';
export type Settings = {
  lang: Lang;
  motion: 'auto' | 'off';
  contrast: 'normal' | 'high';
  sound: boolean;
  confirm: boolean;
  autoSkip: boolean;
  botSpeed: 'slow' | 'normal' | 'fast';
};

const KEY = 'polemos.settings';

const preferred = (): Lang => (navigator.language?.toLowerCase().startsWith('fr') ? 'fr' : 'en');

const defaults = (): Settings => ({
  lang: preferred(),
  motion: 'auto',
  contrast: 'normal',
  sound: false,
  confirm: false,
  autoSkip: false,
  botSpeed: 'normal',
});

export function readSettings(stored: string | null, fallback: Settings): Settings {
  try {
    const found: Partial<Settings> = JSON.parse(stored ?? '{}');
    const known = Object.fromEntries(Object.entries(found).filter(([key]) => key in fallback));
    return { ...fallback, ...known };
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
