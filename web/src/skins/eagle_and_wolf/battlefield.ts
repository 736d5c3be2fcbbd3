/** The same field and pieces as the game of battles, in the colours of the nations. */
import type { CampaignView, Element } from '../../wire/types';
import { field } from '../dba';
import Fights from '../dba/Fights.svelte';
import type { Field } from '../dba/types';
import { skin } from '../types';
import { liveryOf } from './facts';
import { nations } from './nations';

export const battlefield = skin<CampaignView, Field, Element>({
  ...field,
  side: liveryOf,
  panels: [{ id: 'fights', icon: '⚔', title: 'dba-panel', component: Fights }, nations],
});
