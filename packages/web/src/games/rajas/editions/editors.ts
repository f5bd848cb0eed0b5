import type { GroupEditors } from '../../../editions/editors.ts';

export const editors: GroupEditors = { 'province-tiles': () => import('./ProvinceTiles.svelte') };
