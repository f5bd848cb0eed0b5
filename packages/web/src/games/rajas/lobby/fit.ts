import type { Options } from '@durbar/engine';
import { advancedSeats, seatsValue } from './advanced.ts';

/** Sets with a tile for every round space of the river, as Mysterious Waters need them (GB2-MYST-01). */
const WHOLE_RIVERS: readonly string[] = ['ganga1+ganga3', 'ganga1+ganga2+ganga3'];

/** The options without those that another one has left without a meaning: tiles of a printed river, seats nobody sits in. */
export function fit(options: Options, players: number): Options {
  const isPrinted = (options.river ?? 'printed') === 'printed';
  const isTooSmall = options.river === 'mysterious' && !WHOLE_RIVERS.includes(options.riverPool ?? 'usual');
  const advanced = options.navaratnas === 'on' ? [] : advancedSeats(options.mixedRounds).filter((seat) => seat <= players);
  return {
    ...options,
    mixedRounds: seatsValue(advanced),
    ...(isPrinted || isTooSmall ? { riverPool: 'usual' } : {}),
    ...(options.river === 'custom' ? {} : { riverLayout: '' }),
  };
}
