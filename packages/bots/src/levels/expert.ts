import type { Bot } from '../mind.ts';
import { masterOf } from './master.ts';

/** Uses the strongest measured search of its game; falls back to the master. */
export const expert: Bot = (mind, ...asked) => {
  const { expert: search, search: usual } = mind.evaluation;
  return masterOf(search ?? usual)(mind, ...asked);
};
