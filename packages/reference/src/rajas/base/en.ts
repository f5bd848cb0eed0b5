import type { Texts } from '../../format.ts';
import type { BaseId } from './sections.ts';

export const texts: Texts<BaseId> = {
  aim: {
    title: 'What it is about',
    text: `Two to four of you are rajas who turn a province at the Ganges into a flourishing country.`,
  },
};
