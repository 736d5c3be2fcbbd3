/** The shapes of this game, as its skin reads them. */
import type { Block, HellenesBoard, HellenesView } from '../../wire/types';
import type * as skins from '../types';

export type Look = skins.Look<HellenesView, HellenesBoard, Block>;
export type PanelProps = skins.PanelProps<HellenesView, HellenesBoard, Block>;
export type LiveProps = skins.LiveProps<HellenesView, HellenesBoard, Block>;
export type CounterProps = skins.CounterProps<HellenesView, HellenesBoard, Block>;
export type CardProps = skins.CardProps<HellenesView, HellenesBoard, Block>;
