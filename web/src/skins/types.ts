/**
 * What a game adds to the table: a drawing, counters, a few panels. Nothing here knows rules.
 *
 * A skin is given two things and no more: the board (printed, never changes) and a `Look`, which is what the
 * viewer sees at this moment and the few things he can do. `V` and `B` are the shapes of the game's view and
 * board (wire/types.ts, made from the server's own types), `P` that of its pieces. How to write one:
 * docs/adding-a-game.md.
 */
import type { Component } from 'svelte';
import type { Rect } from '../board/geometry';
import type { Choice, Clicks } from '../table/choices';
import type { Words } from '../text/words';
import type { Board, LogLine, Part, Piece, Point, Prompt, Ring, View } from '../wire/types';

/** How a side is shown: its colour, a darker one for outlines, a mark for those who see no colours. */
export type Livery = { colour: string; dark: string; mark: string };

/** One place as the board draws and catches it. */
export type Spot = {
  id: string;
  /** Outline in map units; absent for places that are only a symbol. */
  ring?: Ring;
  /** Half the side of a symbol's box (scaled with the lettering), or of a fixed box. */
  box?: { w: number; h: number; fixed?: boolean };
  /** Where the stack of a symbol had better stand, lest it seem to be elsewhere. */
  ground?: Ring;
  /** Half the width of a name lettered below the symbol, in lettering units: stacks keep clear of it. */
  caption?: number;
  anchor: Point;
  /** Where a stack likes to stand, relative to the anchor, in lettering units. */
  stack: Point;
  /** Highlight clipped to the outline (land) or drawn across the border (sea). */
  clip: boolean;
  /** A cell of a fine grid: lit by a tint, since broad strokes would flood its neighbours. */
  cell?: boolean;
};

export type Layout = {
  /** The sheet in map units, margins included. */
  sheet: Rect;
  spots: Record<string, Spot>;
  /** Boxes that lettering and stacks keep clear of, in map units. */
  obstacles: Rect[];
  /** Quick views besides the whole map: text key -> rectangle. */
  views: Record<string, Rect>;
  /** The rectangle a narrow screen opens on. */
  opening?: Rect;
};

/** What the viewer sees at this moment, and what he can do. Reading it in a component keeps it up to date. */
export type Look<V extends View = View, B extends Board = Board, P extends Piece = Piece> = {
  /** How everything is called in the language of the moment, and how sides look. */
  readonly words: Words;
  readonly board: B;
  /** What is shown, which may be an earlier moment; `present` is the table when all has been carried out. */
  readonly view: V;
  readonly present: V;
  readonly pieces: Record<string, P>;
  readonly stacks: ReadonlyMap<string, string[]>;
  readonly log: LogLine[];
  readonly replaying: boolean;
  /** The viewer's own role (null: he only watches), all roles, and those who must choose. */
  readonly role: string | null;
  readonly roles: string[];
  readonly deciders: string[];
  readonly scenario: string;
  /** What the viewer is asked, and where each answer can be clicked. */
  readonly myTurn: boolean;
  readonly prompt: Prompt;
  readonly clicks: Clicks;
  /** Places that can be clicked, that the question is about, that are lit up. */
  readonly open: ReadonlySet<string>;
  readonly focus: ReadonlySet<string>;
  readonly lit: ReadonlySet<string>;
  choose: (choice: Choice) => void;
  /** What a choice costs and brings; and what it may lead to, shown while a pointer rests on it. */
  notes: (choice: Choice) => string[];
  ponder: (choice: Choice | null) => void;
  light: (places: Iterable<string>) => void;
  openRule: (rule: string) => void;
  /** How an action came about, and a view to show meanwhile instead of the present one. */
  parts: (action: number) => Promise<Part[]>;
  pretend: (view: View | null) => void;
};

export type CounterProps<V extends View = View, B extends Board = Board, P extends Piece = Piece> = {
  piece: P;
  id: string;
  look: Pick<Look<V, B, P>, 'words' | 'board'>;
};
export type LiveProps<V extends View = View, B extends Board = Board, P extends Piece = Piece> = {
  look: Look<V, B, P>;
  layout: Layout;
  /** The size of lettering in map units, and the zoom: pixels to a map unit. */
  scale: number;
  k: number;
  /** Where stacks stand: lettering keeps clear of them. */
  taken: Rect[];
};
export type PanelProps<V extends View = View, B extends Board = Board, P extends Piece = Piece> = {
  look: Look<V, B, P>;
};

/** A panel of the game's own; `title` is a text key; `when`: whether it has anything to say in this match. */
export type Panel<V extends View = View, B extends Board = Board, P extends Piece = Piece> = {
  id: string;
  icon: string;
  title: string;
  component: Component<PanelProps<V, B, P>>;
  when?: (look: Look<V, B, P>) => boolean;
  /** What is in the hand or the treasury: on a wide screen it is always there, above the log. */
  pinned?: boolean;
};

/** A thing that a choice names, drawn: a block of the reserve, an element; `count` of them. */
export type Picture = { piece: Piece; Counter: Component<CounterProps>; count?: number };
/** A card with both its uses, as it lies in the hand. */
export type CardProps<V extends View = View, B extends Board = Board, P extends Piece = Piece> = {
  id: string;
  look: Look<V, B, P>;
};

/** A sign of the map or of a counter, and the key of what it means (`legend-<key>`). */
export type Sign = {
  key: string;
  piece?: Piece;
  draws?: { d: string; fill?: string; stroke?: string; width?: number; dash?: string }[];
  written?: string;
};

/** Another board that is played on for a while, such as a battlefield within a campaign. */
export type Scene = { id: string; skin: Skin; board: Board; pieces: Record<string, Piece> };

/** Only `layout`, `art`, `Live`, `Counter`, `panels` and `side` are needed. */
export type Skin<V extends View = View, B extends Board = Board, P extends Piece = Piece> = {
  layout: (board: B) => Layout;
  /** SVG markup of the still drawing (no text: images cannot load our fonts), in map units. */
  art: (board: B, layout: Layout, scenery: string) => string;
  /** What of the view the still drawing depends on; when it changes, the drawing is made anew. */
  scenery?: (look: Look<V, B, P>) => string;
  /** The board that is played on now, where that is not the game's own. */
  scene?: (view: V, board: B) => Scene | null;
  /** What a click on a place means, where the skin knows better than the table; `undo`: a change of mind. */
  pick?: (place: string, look: Look<V, B, P>) => Choice | 'undo' | null;
  /** Living drawing under the counters: lettering, ports, tracks. */
  Live: Component<LiveProps<V, B, P>>;
  /** A counter within -16..16. */
  Counter: Component<CounterProps<V, B, P>>;
  /** Controls of the game's own over the map. */
  Bar?: Component<PanelProps<V, B, P>>;
  panels: Panel<V, B, P>[];
  /** Strength of a piece for the totals of its stack: class of unit -> points. */
  strength?: (piece: P, id: string, board: B) => { kind: string; points: number } | null;
  /** Pieces shown as small badges on the edge of their stack (leaders), not in it. */
  chip?: (piece: P) => boolean;
  /** Pieces the skin draws on the map itself (posts, walls): never in a stack. */
  flat?: (piece: P) => boolean;
  /** Smaller comes first, on top of the stack. */
  order?: (piece: P, id: string, board: B) => number;
  /** Paragraphs that speak of a place or a piece, for "What is this?". */
  rules?: (what: { place?: string; piece?: P }, board: B) => string[];
  /** What a card or counter does, shown beside a choice that names it. */
  explain?: (id: string, look: Look<V, B, P>) => string;
  /** What every sign means, fetched when it is asked for. */
  legend?: () => Promise<{ legend: Sign[] }>;
  /** How a card looks, and which ids are cards: they are chosen as cards. */
  Card?: Component<CardProps<V, B, P>>;
  isCard?: (id: string, board: B) => boolean;
  /** What a choice names that is no counter on the table: recruits as blocks, elements as bases, an army's roster. */
  pictures?: (id: string, look: Look<V, B, P>) => Picture[];
  /** Facts about a place in words: [label key, value]. */
  facts?: (place: string, look: Look<V, B, P>) => [string, string][];
  /** The side that a lone player leads in this match, where the seat is called after nobody. */
  leads?: (look: Look<V, B, P>) => string | undefined;
  /** How a side is shown. */
  side: (role: string) => Livery;
};

/**
 * A skin knows the shapes of its own game; the table shows it that game's views only (skins/index.ts), so
 * outside of its folder they need not be known. This is the one place where that is taken on trust.
 */
export const skinned = <V extends View, B extends Board, P extends Piece>(
  Counter: Component<CounterProps<V, B, P>>,
): Component<CounterProps> => Counter as unknown as Component<CounterProps>;
export const skin = <V extends View, B extends Board, P extends Piece>(made: Skin<V, B, P>): Skin =>
  made as unknown as Skin;
