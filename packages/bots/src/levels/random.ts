import { below, defined } from '@durbar/engine';
import type { Bot } from '../mind.ts';

/** Any legal choice. */
export const random: Bot = (_mind, _view, { choices }, _budget, random) =>
  defined(choices[below(random, choices.length)], 'legal choice').choice;
