/** The nations, beside the map and beside the field. */
import Nations from './Nations.svelte';

export const nations = { id: 'nations', icon: '⚜', title: 'ew-nations', component: Nations, pinned: true };
