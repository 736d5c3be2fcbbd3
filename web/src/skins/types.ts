/** What a game adds to the table: a drawing, counters, a few panels. Nothing here knows rules. */
import type { Component } from 'svelte';
import type { Ring, Rect } from '../board/geometry';
import type { Table } from '../state/table.svelte';
import type { Choice } from '../table/choices';
import type { Board, Piece, Point, View } from '../wire/types';

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

export type CounterProps = { piece: Piece; id: string; table: Table };
export type LiveProps = { table: Table; layout: Layout; scale: number; k: number; taken: Rect[] };
export type PanelProps = { table: Table };

/** A panel of the game's own; `title` is a text key; `when`: whether it has anything to say in this match. */
export type Panel = {
  id: string;
  icon: string;
  title: string;
  component: Component<PanelProps>;
  when?: (table: Table) => boolean;
};

/** Another board that is played on for a while, such as a battlefield within a campaign. */
export type Scene = { id: string; skin: Skin; board: Board; pieces: Record<string, Piece> };

export type Skin = {
  layout: (board: Board) => Layout;
  /** SVG markup of the still drawing (no text: images cannot load our fonts), in map units. */
  art: (board: Board, layout: Layout, scenery: string) => string;
  /** What of the view the still drawing depends on; when it changes, the drawing is made anew. */
  scenery?: (table: Table) => string;
  /** The board that is played on now, where that is not the game's own. */
  scene?: (view: View, board: Board) => Scene | null;
  /** What a click on a place means, where the skin knows better than the table; `undo`: a change of mind. */
  pick?: (place: string, table: Table) => Choice | 'undo' | null;
  /** Living drawing under the counters: lettering, ports, tracks. */
  Live: Component<LiveProps>;
  /** A counter within -16..16. */
  Counter: Component<CounterProps>;
  /** Controls of the game's own over the map. */
  Bar?: Component<PanelProps>;
  panels: Panel[];
  /** Strength of a piece for the totals of its stack: class of unit -> points. */
  strength?: (piece: Piece, id: string, board: Board) => { kind: string; points: number } | null;
  /** Pieces shown as small badges on the edge of their stack (leaders), not in it. */
  chip?: (piece: Piece) => boolean;
  /** Pieces the skin draws on the map itself (posts, walls): never in a stack. */
  flat?: (piece: Piece) => boolean;
  /** Smaller comes first, on top of the stack. */
  order?: (piece: Piece, id: string, board: Board) => number;
  /** Paragraphs that speak of a place or a piece, for "What is this?". */
  rules?: (what: { place?: string; piece?: Piece }, board: Board) => string[];
  /** What a card or counter does, shown beside a choice that names it. */
  explain?: (id: string, table: Table) => string;
  /** Facts about a place in words: [label key, value]. */
  facts?: (place: string, table: Table) => [string, string][];
  /** How a side is shown besides its colour. */
  side: (role: string) => { colour: string; dark: string; mark: string };
};
