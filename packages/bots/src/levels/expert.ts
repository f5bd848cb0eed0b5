import type { Bot } from '../mind.ts';
import { masterOf } from './master.ts';

/** Searches in the way that measures strongest in its game, however new; a game without one has its master for an expert. */
export const expert: Bot = (mind, ...asked) => {
  const { expert: search, search: usual } = mind.evaluation;
  return masterOf(search ?? usual)(mind, ...asked);
};
