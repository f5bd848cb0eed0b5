import type { Seat } from '@durbar/engine';
import { range } from '../../numbers.ts';
import type { ModuleHooks } from '../module.ts';
import type { RajasModule } from '../parts.ts';

const PATH = 'options.mixedRounds';

/** Every set of advanced seats by their numbers: 1, 2, 1+2, … The others are beginners (RAJ-MIX-06). */
function seatSets(): string[] {
  const sets = range(16).map((bits) => range(4).filter((seat) => bits & (1 << seat)));
  return sets.flatMap((seats) => (seats.length > 0 ? [seats.map((seat) => seat + 1).join('+')] : []));
}

function seatsOf(value: string): Seat[] {
  return value.split('+').map((number) => Number(number) - 1);
}

/**
 * RAJ-MIX-01: advanced players use the back of their boards; all other rules are those of the base game (RAJ-MIX-02, RAJ-MIX-03,
 * RAJ-MIX-04, RAJ-MIX-05).
 */
function install(advanced: readonly Seat[]): ModuleHooks {
  return {
    replace: { side: (seat) => (advanced.includes(seat) ? 'back' : 'front') },
  };
}

export const mixedRounds: RajasModule = {
  id: 'mixed-rounds',
  options: [{ id: 'mixedRounds', values: ['off', ...seatSets()], default: 'off' }],
  faults: (players, { navaratnas, mixedRounds: advanced = 'off' }) => {
    if (advanced === 'off') return [];
    const missing = seatsOf(advanced).filter((seat) => seat >= players);
    return [
      // RAJ-GEN-07, GB2-INT-57.
      ...(navaratnas === 'on'
        ? [
            {
              path: PATH,
              reason: 'mixed rounds follow the base rules, so they exclude Navaratnas',
              code: 'handicap-in-base-only',
            },
          ]
        : []),
      ...missing.map((seat) => ({
        path: PATH,
        reason: `there is no seat ${seat + 1} with ${players} players`,
        code: 'no-such-seat',
        values: { seat: seat + 1, players },
      })),
    ];
  },
  install: ({ options: { mixedRounds: advanced = 'off' } }) => (advanced === 'off' ? undefined : install(seatsOf(advanced))),
};
