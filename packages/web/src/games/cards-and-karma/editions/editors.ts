import type { GroupEditors } from '../../../editions/editors.ts';

const cards = () => import('./Cards.svelte');

export const editors: GroupEditors = { buildings: cards, ships: cards, goods: cards, palaces: cards };
