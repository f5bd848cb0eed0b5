import type { Seat, Standing } from '@durbar/engine';
import type { RajasGame } from '../game.ts';
import { at, range } from '../numbers.ts';
import { overlap } from '../rules/tracks.ts';
import type { RajasState } from '../state.ts';

/**
 * Players whose markers crossed rank first: by larger overlap, then by earlier meeting; the others by their gap (section 20: RAJ-END-13,
 * RAJ-END-16).
 */
export function standings(game: RajasGame, state: RajasState): Standing[] {
  const seats = range(game.players);
  return seats.map((seat) => ({
    seat,
    rank: 1 + seats.filter((other) => isAhead(game, state, other, seat)).length,
    score: overlap(game, state, seat),
    parts: { fame: at(state.fame, seat), money: at(state.money, seat) },
  }));
}

function isAhead(game: RajasGame, state: RajasState, seat: Seat, other: Seat): boolean {
  const mine = at(state.crossed, seat);
  const theirs = at(state.crossed, other);
  // RAJ-END-09.
  if (mine > 0 !== theirs > 0) return mine > 0;
  // RAJ-END-10.
  const difference = overlap(game, state, seat) - overlap(game, state, other);
  // RAJ-END-11, RAJ-END-14.
  return difference > 0 || (difference === 0 && mine < theirs);
}
