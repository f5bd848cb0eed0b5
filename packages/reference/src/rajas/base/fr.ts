import type { Texts } from '../../format.ts';
import type { BaseId } from './sections.ts';

export const texts: Texts<BaseId> = {
  aim: {
    title: 'De quoi il s’agit',
    text: `De deux à quatre rajas, vous faites de votre province au bord du Gange un pays prospère.`,
  },
};
