import { journalOf, liveMoves } from '@durbar/engine';
import type { StoredGame } from '../../store/games.ts';

/** The names of those who have played since the decider's last turn, in turn order. */
export function playedSince({ saved, decider, players }: StoredGame): readonly string[] {
  if (saved.durbar === 1 || typeof decider !== 'number') return [];
  const moves = liveMoves(journalOf(saved.entries));
  const since = moves.slice(moves.findLastIndex(({ by }) => by === decider) + 1);
  const seats = since.flatMap(({ by }) => (typeof by === 'number' ? [by] : []));
  return [...new Set(seats)].map((seat) => players[seat]?.name ?? '');
}
