/** The shapes of this game, as its skin reads them. */
import type { Piece, WarBoard, WarView } from '../../wire/types';
import type * as skins from '../types';

export type Look = skins.Look<WarView, WarBoard, Piece>;
export type PanelProps = skins.PanelProps<WarView, WarBoard, Piece>;
export type LiveProps = skins.LiveProps<WarView, WarBoard, Piece>;
export type CounterProps = skins.CounterProps<WarView, WarBoard, Piece>;
