import type { Upcast } from '@durbar/engine';
import type { TajMahalGame } from '../game.ts';

/** Version 1 didn't record public knowledge of hands; later facts rebuild it. */
export const FROM_VERSION_1: Upcast<TajMahalGame> = {
  from: 1,
  state: (state, { colours }) => ({ ...(state as object), taken: colours.map(() => []), kept: colours.map(() => []) }),
};
