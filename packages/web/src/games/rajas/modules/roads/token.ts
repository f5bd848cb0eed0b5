import type { TokenOf } from '../module.ts';
import { FLAG, heldFlags } from './flags.ts';
import { flagsPlace } from './story.ts';

export const flagToken: TokenOf = (view, seat, { words }) => {
  const count = heldFlags(view, seat);
  if (count === 0) return undefined;
  return { ...FLAG, count, label: words.roadBoard.held(count), place: flagsPlace(seat) };
};
