/**
 * Every colour, size, shadow and font there is, by name. Styles and drawings use them as `var(--name)`; strong
 * contrast is made from the same names. Colours that are no role of their own are called by their family and
 * their lightness: `parchment-91` is light, `sepia-14` nearly black.
 */
import type { Settings } from './state/settings.svelte';

/** What colours are for. */
const ROLES = {
  /** Fields to write in. */
  paper: '#fffaf0',
  /** Under the pointer. */
  hover: '#fff3c4',
  /** Rims of counters, text on dark. */
  cream: '#fbf1d8',
  /** Dialogs and panels. */
  panel: '#f7ecce',
  /** Land on maps. */
  land: '#ecdcb2',
  /** Boxes on maps. */
  box: '#e6d3a3',
  /** Thin rules and borders. */
  line: '#a67c3d',
  /** Borders of buttons and fields. */
  edge: '#8a6a35',
  /** Coasts and outlines on maps. */
  coast: '#6b4a22',
  /** Text that says less. */
  'ink-soft': '#5a3b17',
  /** Frames of boxes and charts. */
  frame: '#4a3216',
  /** Text of buttons. */
  'ink-warm': '#3d2208',
  /** Text. */
  'ink-deep': '#2b1b0c',
  /** Outlines of counters. */
  outline: '#1d1207',
  /** Losses and warnings. */
  alarm: '#8f2a1a',
  /** Links, main buttons. */
  accent: '#7a2416',
  /** What the question is about. */
  mark: '#6e1e10',
  /** Headings. */
  title: '#5c140a',
  /** The ring of the keyboard. */
  focus: '#b8400f',
  /** The edge of what can be chosen. */
  'glow-edge': '#8f2f06',
  /** What can be chosen. */
  glow: '#ffd75a',
  /** What the bot would do. */
  advice: '#1d6b2f',
};

/** The palette: of maps, counters, terrain, nations. */
const PALETTE = {
  white: '#ffffff',
  black: '#000000',
  'stone-95': '#f4f1e6',
  'stone-90': '#dfe3e6',
  'sea-89': '#d6e2d9',
  'sea-86': '#c9dad5',
  'stone-73': '#b9b4a8',
  'stone-67': '#9aa4ac',
  'stone-61': '#8d949b',
  'stone-59': '#8d8f92',
  'stone-48': '#6d727a',
  'stone-33': '#4a4f57',
  'stone-12': '#1c1f24',
  'stone-6': '#17120a',
  'parchment-97': '#fdf6e3',
  'parchment-97b': '#fff6cf',
  'parchment-94b': '#ffeeb8',
  'parchment-92': '#fbe6cf',
  'parchment-91': '#f3e5c3',
  'parchment-89': '#e9dfc6',
  'parchment-88b': '#ecdca0',
  'parchment-86': '#eed3a6',
  'parchment-86b': '#f0d48a',
  'olive-85': '#dcd7a0',
  'parchment-81': '#d9c9a0',
  'parchment-81b': '#dcc98f',
  'parchment-80': '#d9c595',
  'olive-79': '#cbc78c',
  'parchment-79b': '#d9bf92',
  'sand-78': '#d8bd88',
  'sand-77b': '#d3bd80',
  'sand-77': '#cdbd93',
  'sand-75d': '#cdb785',
  'sand-75': '#d7b384',
  'sand-75b': '#d9b27a',
  'sand-75c': '#d3b47c',
  'sand-72': '#c8ad74',
  'sand-71': '#c9a871',
  'sand-66': '#b89c63',
  'sand-64b': '#c3925c',
  'sand-64': '#c98f4a',
  'sand-63': '#b4925a',
  'sand-60': '#b08c3c',
  'sand-59': '#a98a55',
  'sand-57': '#a6824a',
  'sand-55b': '#8b8375',
  'sand-54': '#9a7b55',
  'sand-53': '#a8743a',
  'umber-52': '#8a7a58',
  'umber-51': '#96742c',
  'umber-50': '#9b6d34',
  'umber-45': '#8a6414',
  'umber-44': '#7d6346',
  'umber-43': '#8a5a24',
  'umber-41b': '#86561a',
  'umber-41': '#7a5a2a',
  'umber-40': '#7a5a10',
  'umber-39': '#6b5a3c',
  'umber-39b': '#7a5320',
  'umber-37b': '#6b5330',
  'umber-37': '#6b5406',
  'umber-36': '#7a4a12',
  'umber-33': '#5d4a22',
  'umber-32b': '#5a4a30',
  'umber-32': '#6b4316',
  'umber-31': '#5a4630',
  'clay-52': '#a8704a',
  'clay-51': '#b5653a',
  'clay-50': '#a8683f',
  'clay-48': '#a9603b',
  'clay-47': '#9a6234',
  'clay-39': '#8c4a2c',
  'clay-36': '#7a4a2a',
  'sepia-29b': '#5b4020',
  'sepia-29': '#6d331c',
  'sepia-28b': '#5a3b00',
  'sepia-26': '#4a3a20',
  'sepia-26b': '#5a3312',
  'sepia-22b': '#5a2606',
  'sepia-22': '#4a2f10',
  'sepia-21': '#4a2b00',
  'sepia-19c': '#3f2b02',
  'sepia-19': '#3d2a12',
  'sepia-19b': '#3b2a1a',
  'sepia-17': '#3c2604',
  'sepia-15': '#2e2415',
  'sepia-14': '#33200a',
  'sepia-14b': '#3d1a08',
  'sepia-9c': '#2b1503',
  'sepia-9b': '#241703',
  'sepia-9': '#2b1206',
  'wine-52': '#b06a52',
  'wine-51': '#d9481c',
  'wine-50b': '#c4563f',
  'wine-50': '#a5665f',
  'wine-46': '#c23b5a',
  'wine-45': '#c9301f',
  'wine-40': '#b3261a',
  'wine-38': '#b3140a',
  'wine-37': '#a3291c',
  'wine-35b': '#a01f14',
  'wine-35': '#a3160c',
  'wine-30': '#8a1c0f',
  'wine-29': '#8a1208',
  'wine-29b': '#7a2440',
  'wine-26': '#7a1a10',
  'wine-18': '#4a1f10',
  'wine-15': '#4a1203',
  'wine-14': '#3d1a0e',
  'wine-14b': '#4a0a06',
  'wine-12': '#3d1206',
  'ember-60': '#d9792b',
  'ember-57': '#c8743c',
  'ember-51': '#b5642a',
  'ember-50': '#c25a16',
  'gold-90': '#ffe08a',
  'gold-82': '#f2c63a',
  'gold-80': '#f2c14e',
  'gold-79': '#e3c163',
  'gold-76': '#e3b53a',
  'gold-74': '#d7b25a',
  'gold-74b': '#d9b21e',
  'gold-74c': '#d8b12f',
  'gold-72': '#d9ab4b',
  'gold-70': '#d9a21c',
  'gold-66': '#c79a2b',
  'gold-65': '#b79a3e',
  'gold-61': '#c9853c',
  'gold-54': '#a7781b',
  'gold-43': '#8c5a12',
  'olive-86': '#cadad2',
  'olive-78': '#cdbf97',
  'olive-74': '#a9bd9f',
  'olive-71c': '#a7b56c',
  'olive-71': '#b9ad8c',
  'olive-71b': '#b3b077',
  'olive-63b': '#93a04a',
  'olive-63': '#8aa05a',
  'olive-61': '#8f9a5c',
  'olive-60': '#6f9a86',
  'olive-60b': '#7c9a2e',
  'olive-59': '#5f9e4a',
  'olive-54': '#3d8f7a',
  'olive-52': '#7f7f45',
  'olive-48': '#64783a',
  'olive-42': '#1f7247',
  'olive-42b': '#566b1c',
  'olive-41': '#3f6b2a',
  'olive-39': '#55622e',
  'olive-36': '#2f5f1a',
  'olive-34': '#2e5b2a',
  'olive-33': '#1d5a2a',
  'olive-25': '#3d3d22',
  'olive-23': '#2f3c17',
  'olive-18': '#2c2f10',
  'olive-18b': '#08331d',
  'olive-18c': '#262f08',
  'sea-85': '#a8e0d6',
  'sea-83': '#bfd2cd',
  'sea-80': '#b4cbca',
  'sea-76': '#9cc2c6',
  'sea-75': '#a3bfc0',
  'sea-72': '#8fb7c9',
  'sea-64': '#6fa3ad',
  'sea-60': '#6a979c',
  'sea-59': '#5f98a4',
  'sea-57': '#6b8f94',
  'sea-53': '#2f8a99',
  'sea-51': '#5f7f77',
  'sea-50': '#4c7f8d',
  'sea-50b': '#4f7d86',
  'sea-45': '#3f727d',
  'sea-43': '#14707f',
  'sea-41': '#2a6b66',
  'sea-39': '#2b6177',
  'sea-38': '#33616d',
  'sea-34': '#31574f',
  'sea-33': '#1d5566',
  'sea-28': '#1d4656',
  'sea-24': '#123f4c',
  'sea-19': '#04343d',
  'azure-71': '#7fb2df',
  'azure-60': '#7f93a8',
  'azure-51': '#3f7fb0',
  'azure-44': '#5b6b78',
  'azure-40': '#2b5ea6',
  'azure-37': '#25588f',
  'azure-34': '#1f4f9a',
  'azure-27': '#17406f',
  'azure-19': '#1f2f4a',
  'azure-18': '#1f2d38',
  'azure-17b': '#0e2a54',
  'azure-17': '#0c2a4d',
  'murex-51': '#8f6f9a',
  'murex-49': '#8a63b5',
  'murex-45': '#8f5a7c',
  'murex-40': '#7a4a9a',
  'murex-32': '#6b2f8a',
  'murex-31': '#6a2c82',
  'murex-26': '#5a2a6b',
  'murex-16': '#381a4e',
  'murex-11': '#300d3f',
};

const FONTS = {
  'font-text': "'EB Garamond', Georgia, serif",
  'font-title': "'IM Fell English SC', 'EB Garamond', serif",
  'font-map': "'IM Fell English', 'EB Garamond', serif",
};

/** Text from the smallest note to the title of a page; corners; the lines round buttons. */
const SIZES = {
  'text-1': '0.72rem',
  'text-2': '0.82rem',
  'text-3': '0.85rem',
  'text-4': '0.9rem',
  'text-5': '0.95rem',
  'text-6': '1rem',
  'text-7': '1.05rem',
  'text-8': '1.1rem',
  'text-9': '1.15rem',
  'text-10': '1.2rem',
  'text-11': '1.25rem',
  'text-12': '1.35rem',
  'text-13': '1.45rem',
  'text-14': '1.5rem',
  'text-15': '1.65rem',
  'text-16': '2.2rem',
  'text-17': '2.4rem',
  'round-1': '2px',
  'round-2': '3px',
  'round-3': '4px',
  'round-4': '6px',
  'round-5': '8px',
  rule: '1px',
};

const SHADOWS = {
  'shadow-low': '0 2px 8px rgb(60 30 0 / 18%)',
  'shadow-near': '0 4px 5px rgb(30 15 0 / 40%)',
  'shadow-mid': '0 4px 10px rgb(30 15 0 / 35%)',
  'shadow-high': '0 6px 24px rgb(30 15 0 / 45%)',
  'shadow-inside': 'inset 0 8px 16px -10px rgb(30 15 0 / 50%)',
};

type Contrast = Settings['contrast'];

/** Paper and ink are pushed apart; colours that tell something keep their hue and gain strength. */
const NEUTRAL =
  /^(parchment|sand|umber|sepia|stone|land|panel|paper|cream|box|hover|line|edge|frame|outline|coast|ink)/;

export function strong(name: string, hex: string): string {
  const [h, s, l] = hslOf(hex);
  const dark = l < 0.5;
  if (NEUTRAL.test(name)) return hexOf(h, s, dark ? l * 0.4 : 1 - (1 - l) * 0.3);
  return hexOf(h, Math.min(1, s * 1.3), dark ? l * 0.75 : l);
}

function hslOf(hex: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [l, c] = [(most + least) / 2, most - least];
  if (!c) return [0, 0, l];
  const h = most === r ? ((g - b) / c) % 6 : most === g ? (b - r) / c + 2 : (r - g) / c + 4;
  return [h * 60, c / (1 - Math.abs(2 * l - 1)), l];
}

function hexOf(h: number, s: number, l: number): string {
  const part = (n: number) => {
    const k = (n + h / 30 + 12) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

const COLOURS: Record<string, string> = { ...ROLES, ...PALETTE };
const pushed = Object.entries(COLOURS).map(([name, hex]) => [name, strong(name, hex)]);

/** Name -> value, for each contrast. */
export const TOKENS: Record<Contrast, Record<string, string>> = {
  normal: { ...COLOURS, ...FONTS, ...SIZES, ...SHADOWS },
  high: { ...Object.fromEntries(pushed), ...FONTS, ...SIZES, ...SHADOWS, rule: '2px' },
};

/** For styles: the names as properties of the page. */
export function layTokens(root: HTMLElement, contrast: Contrast): void {
  for (const [name, value] of Object.entries(TOKENS[contrast])) root.style.setProperty(`--${name}`, value);
}

/** For drawings that become images, which know nothing of the page: the names by their values. */
export const resolved = (markup: string, contrast: Contrast): string =>
  markup.replace(/var\(--([\w-]+)\)/g, (whole, name: string) => TOKENS[contrast][name] ?? whole);
