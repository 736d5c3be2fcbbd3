/** The shapes of this game, as its skin reads them. */
import type { Army, CampaignBoard, CampaignView } from '../../wire/types';
import type * as skins from '../types';

export type Look = skins.Look<CampaignView, CampaignBoard, Army>;
export type PanelProps = skins.PanelProps<CampaignView, CampaignBoard, Army>;
export type LiveProps = skins.LiveProps<CampaignView, CampaignBoard, Army>;
export type CounterProps = skins.CounterProps<CampaignView, CampaignBoard, Army>;
