import type { Seat } from '@durbar/engine';
import type { InstalledModule } from '../module.ts';

/** RAJ-MIX-01: advanced players use the back of their boards; all other rules are those of the base game. */
export function install(advanced: readonly Seat[]): InstalledModule {
  return {
    id: 'mixed-rounds',
    replace: { side: (seat) => (advanced.includes(seat) ? 'back' : 'front') },
  };
}
