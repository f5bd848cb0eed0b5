import type { YieldModel } from '../model/model.ts';

/** The rim of a yield, in the colour of the tiles that fit there. */
export function rimOf(colour: YieldModel['colour']): string {
  return colour ? `var(--yield-${colour})` : 'var(--marble)';
}
