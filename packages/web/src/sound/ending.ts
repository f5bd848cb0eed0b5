import type { CallName } from './kinds.ts';
import type { Stroke } from './voices.ts';

/** When bells answer the fanfare, in milliseconds. */
export const ANSWER = 700;

/** How a game ended for the viewer. */
export type Outcome = 'won' | 'lost' | 'watched';

const call = (name: CallName, at = 0): Stroke => ({ name, at, softer: 0 });

/** What the viewer hears when the winner is named. */
export const END_CALLS: Readonly<Record<Outcome, readonly Stroke[]>> = {
  won: [call('win')],
  lost: [call('end'), call('lose', ANSWER)],
  watched: [call('end')],
};
