import type { Seat } from '@durbar/engine';
import type { Face, PlaceName } from '../../../../story/beat.ts';
import type { PieceMark } from '../../model/model.ts';
import type { RajasView } from '../../types.ts';

export const FIRST_PLACE = 'front-terrace';

export const ELEPHANT: PieceMark = { symbol: 'player-elephant', colour: '#e46aa5', about: 'pink-elephant' };

/** Its name in the story: it looks the same, but it belongs to someone. */
export const elephantFace = (owner: Seat): Face => (owner < 0 ? 'pink elephant' : `pink elephant ${owner}`);
export const elephantPlace = (seat: Seat): PlaceName => `elephant:${seat}`;

/** The elephant on a worker space: on its first place, or beside its owner's worker. */
export function elephantOn(
  { modules }: RajasView,
  space: { readonly id: string; readonly index: number },
): PieceMark | undefined {
  const elephant = modules.pinkElephant;
  if (!elephant) return undefined;
  const isHere = elephant.owner < 0 ? space.id === FIRST_PLACE : elephant.space === space.index;
  return isHere ? { ...ELEPHANT, face: elephantFace(elephant.owner) } : undefined;
}

/** How a player has the elephant available; undefined when it is elsewhere. */
export function elephantWith({ modules }: RajasView, seat: Seat): 'standing' | 'lying' | undefined {
  const elephant = modules.pinkElephant;
  if (!elephant || elephant.owner !== seat || elephant.space >= 0) return undefined;
  return elephant.lying ? 'lying' : 'standing';
}
