import type { TokenOf } from '../module.ts';
import { heldFlags } from './flags.ts';

export const flagToken: TokenOf = (view, seat, { words }) => {
  const count = heldFlags(view, seat);
  if (count === 0) return undefined;
  return { symbol: 'icon-flag', colour: 'var(--fort)', count, label: words.roadBoard.held(count), about: 'flag' };
};
