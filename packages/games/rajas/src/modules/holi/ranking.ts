import type { Seat } from '@durbar/engine';
import type { RajasGame } from '../../game.ts';
import { at, range } from '../../numbers.ts';
import type { RajasState } from '../../state.ts';
import { FAME } from '../../words.ts';

/**
 * GB2-HOLI-11, GB2-HOLI-12: players from last place to first: by the marker on the festival's track, then the other marker, then later in
 * turn order.
 */
export function rankingOf({ players }: RajasGame, { fame, money, start }: RajasState, track: number): Seat[] {
  const [first, second] = track === FAME ? [fame, money] : [money, fame];
  const turn = (seat: Seat): number => (seat - start + players) % players;
  return range(players).sort((a, b) => at(first, a) - at(first, b) || at(second, a) - at(second, b) || turn(b) - turn(a));
}
