import type { Standing } from '@durbar/engine';
import { entry } from '../at.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { type CardsAndKarmaState, COINS, FAME, flipped, held, KARMA } from '../state.ts';

/**
 * Flipped cards (CNK-END-05), then leftovers (CNK-END-06), then karma (CNK-END-07); complete ties share a rank (CNK-END-08, CNK-END-09).
 */
export function standings(game: CardsAndKarmaGame, state: CardsAndKarmaState): readonly Standing[] {
  const seats = [...Array(game.players).keys()];
  const parts = seats.map((seat) => ({
    flipped: flipped(state, seat),
    leftovers: leftoversOf(game, state, seat),
    karma: held(state, seat, KARMA),
  }));
  return seats.map((seat) => {
    const own = entry(parts, seat);
    return { seat, rank: 1 + parts.filter((other) => isAhead(other, own)).length, score: own.flipped, parts: own };
  });
}

interface Parts {
  readonly flipped: number;
  readonly leftovers: number;
  readonly karma: number;
}

function isAhead(one: Parts, other: Parts): boolean {
  if (one.flipped !== other.flipped) return one.flipped > other.flipped;
  if (one.leftovers !== other.leftovers) return one.leftovers > other.leftovers;
  return one.karma > other.karma;
}

function leftoversOf({ thresholds }: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number): number {
  return held(state, seat, FAME) * thresholds.valueOfFame + held(state, seat, COINS) * thresholds.valueOfCoin;
}
