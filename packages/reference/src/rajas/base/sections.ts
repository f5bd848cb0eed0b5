import { defineSections, type IdOf } from '../../format.ts';

export const sections = defineSections([{ id: 'aim', group: 'overview', rules: ['RAJ-GEN-01'] }]);

export type BaseId = IdOf<typeof sections>;
