import type { Texts } from '../../format.ts';
import type { BaseId } from './sections.ts';

export const texts: Texts<BaseId> = {
  aim: {
    title: 'Waar het om gaat',
    text: `Met twee tot vier rajas maken jullie van je provincie aan de Ganges een bloeiend land.`,
  },
};
