import { liveMoves, type Match } from '@durbar/engine';
import type { Features } from '../features.ts';

/** A turn as it was played: its entries from first to last, including those where the seat decided again after chance. */
export interface PlayedTurn {
  readonly seat: number;
  readonly first: number;
  readonly last: number;
  /** The entries where the seat's decisions begin: the first, and those after a draw. */
  readonly starts: readonly number[];
}

/** Splits a game into turns. Chance during a turn belongs to it; anything before the first turn belongs to none. */
export function playedTurns({ journal }: Match, { endsTurn }: Features): PlayedTurn[] {
  const moves = liveMoves(journal);
  const turns: Growing[] = [];
  for (const [entry, { by, facts }] of moves.entries()) {
    const running = turns.at(-1);
    const goesOn = running !== undefined && !running.isOver && (by === 'chance' || by === running.seat);
    if (goesOn) {
      running.last = entry;
      if (by !== 'chance' && moves[entry - 1]?.by === 'chance') running.starts.push(entry);
    } else if (by !== 'chance') {
      turns.push({ seat: by, first: entry, last: entry, starts: [entry], isOver: false });
    }
    const turn = turns.at(-1);
    if (turn && endsTurn && facts.some(endsTurn)) turn.isOver = true;
  }
  return turns.map(({ seat, first, last, starts }) => ({ seat, first, last, starts }));
}

interface Growing {
  readonly seat: number;
  readonly first: number;
  last: number;
  readonly starts: number[];
  isOver: boolean;
}
