import type { Options } from '@durbar/engine';
import { advancedSeats, seatsValue } from './advanced.ts';

/** The options without those that another one has left without a meaning: tiles of a printed river, seats nobody sits in. */
export function fit(options: Options, players: number): Options {
  const isPrinted = (options.river ?? 'printed') === 'printed';
  const advanced = options.navaratnas === 'on' ? [] : advancedSeats(options.mixedRounds).filter((seat) => seat <= players);
  return {
    ...options,
    mixedRounds: seatsValue(advanced),
    ...(isPrinted ? { riverPool: 'usual' } : {}),
    ...(options.river === 'custom' ? {} : { riverLayout: '' }),
  };
}
