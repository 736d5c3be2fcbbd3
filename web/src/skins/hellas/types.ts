/** The shapes of this game, as its skin reads them. */
import type { HellasBoard, HellasPiece, HellasView } from '../../wire/types';
import type * as skins from '../types';

export type Look = skins.Look<HellasView, HellasBoard, HellasPiece>;
export type PanelProps = skins.PanelProps<HellasView, HellasBoard, HellasPiece>;
export type LiveProps = skins.LiveProps<HellasView, HellasBoard, HellasPiece>;
export type CounterProps = skins.CounterProps<HellasView, HellasBoard, HellasPiece>;
