import type { Texts } from '../../format.ts';
import type { BaseId } from './sections.ts';

export const texts: Texts<BaseId> = {
  aim: {
    title: 'Worum es geht',
    text: `Zu zweit bis zu viert seid ihr Rajas und macht aus eurer Provinz am Ganges ein blühendes Land.`,
  },
};
