/** The shapes of a battle: a match of its own, or a part of a campaign. */
import type { Board, CampaignTroops, CampaignView, DbaView, Element } from '../../wire/types';
import type * as skins from '../types';

export type BattleView = DbaView | CampaignView;
export type Field = Board & { kinds: Record<string, CampaignTroops> };
export type Look = skins.Look<BattleView, Field, Element>;
export type PanelProps = skins.PanelProps<BattleView, Field, Element>;
export type LiveProps = skins.LiveProps<BattleView, Field, Element>;
export type CounterProps = skins.CounterProps<BattleView, Field, Element>;
