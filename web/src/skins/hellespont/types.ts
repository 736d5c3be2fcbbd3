/** The shapes of this game, as its skin reads them. */
import type { HellespontBoard, HellespontPiece, HellespontView } from '../../wire/types';
import type * as skins from '../types';

export type Look = skins.Look<HellespontView, HellespontBoard, HellespontPiece>;
export type PanelProps = skins.PanelProps<HellespontView, HellespontBoard, HellespontPiece>;
export type LiveProps = skins.LiveProps<HellespontView, HellespontBoard, HellespontPiece>;
export type CounterProps = skins.CounterProps<HellespontView, HellespontBoard, HellespontPiece>;
export type CardProps = skins.CardProps<HellespontView, HellespontBoard, HellespontPiece>;
