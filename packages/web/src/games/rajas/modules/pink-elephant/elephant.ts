import type { Seat } from '@durbar/engine';
import type { RajasView } from '../../types.ts';

const FIRST_PLACE = 'front-terrace';

/** Whether the elephant stands on a worker space: its first place, or beside its owner's worker. */
export function isElephantOn({ modules }: RajasView, { id, index }: { readonly id: string; readonly index: number }): boolean {
  const elephant = modules.pinkElephant;
  if (!elephant) return false;
  return elephant.owner < 0 ? id === FIRST_PLACE : elephant.space === index;
}

/** How a player has the elephant at hand; undefined when it is elsewhere. */
export function elephantWith({ modules }: RajasView, seat: Seat): 'standing' | 'lying' | undefined {
  const elephant = modules.pinkElephant;
  if (!elephant || elephant.owner !== seat || elephant.space >= 0) return undefined;
  return elephant.lying ? 'lying' : 'standing';
}
