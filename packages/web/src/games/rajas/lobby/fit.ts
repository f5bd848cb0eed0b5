import type { Options } from '@durbar/engine';
import { WHOLE_RIVERS } from '@durbar/rajas/vocabulary';
import { advancedSeats, seatsValue } from './advanced.ts';

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
