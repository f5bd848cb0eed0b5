import type { OptionSpec, Options } from '@durbar/engine';
import { SIDES, type SideName } from '../words.ts';

export function onOff(id: string): OptionSpec {
  return { id, values: ['off', 'on'], default: 'off' };
}

/** A double-sided board: not used, or one of its sides. */
export function boardSides(id: string): OptionSpec {
  return { id, values: ['off', ...SIDES], default: 'off' };
}

/** The side chosen by an option; undefined when it is off. */
export function sideOf(value: string | undefined): SideName | undefined {
  return SIDES.find((side) => side === value);
}

/** Sets of river tiles; the second module's only if named. */
const POOLS = ['usual', 'ganga1', 'ganga3', 'ganga1+ganga3', 'ganga1+ganga2', 'ganga2+ganga3', 'ganga1+ganga2+ganga3'] as const;

/** GB2-MYST-01: the sets with a tile for every round space of the river. */
export const WHOLE_RIVERS: readonly string[] = [
  'usual',
  'ganga1+ganga3',
  'ganga1+ganga2+ganga3',
] satisfies (typeof POOLS)[number][];

/** In version 1, Mysterious Waters showed printed spaces when tiles ran out (GB2-MYST-01). */
export const AND_PRINT = '+print';

export const RIVER: OptionSpec = {
  id: 'river',
  values: ['printed', 'ganga-roll', 'full-random', 'custom', 'drying', 'mysterious'],
  default: 'printed',
};
/** Which river tiles are used; `usual`: the first module's for rolls, otherwise the first and third. */
export const RIVER_POOL: OptionSpec = {
  id: 'riverPool',
  values: POOLS,
  default: 'usual',
  formerValues: POOLS.map((pool) => `${pool}${AND_PRINT}`),
};

export function riverPool({ river, riverPool: pool = 'usual' }: Options): readonly string[] {
  if (river === undefined || river === 'printed') return [];
  if (pool !== 'usual') return pool.split('+');
  return river === 'ganga-roll' ? ['ganga1'] : ['ganga1', 'ganga3'];
}
