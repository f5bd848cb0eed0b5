import { at } from '../at.ts';
import type { CardsAndKarmaStep, HandlerOf } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { ADMINISTRATORS, type CardsAndKarmaState, COINS, FAME, flipped, held, KARMA, type Token } from '../state.ts';

/**
 * Thresholds trigger when reached (CNK-TRACK-08), unit by unit; the excess is kept (CNK-RES-04, CNK-TRACK-03). A triggered effect
 * resolves before the rest of the gain (CNK-RES-05), so the caller must push what follows as frames.
 */
export function gain(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  step: CardsAndKarmaStep,
  seat: number,
  token: Token,
  amount: number,
): void {
  if (amount === 0) return;
  const room = hasThreshold(game, state, seat, token) ? roomFor(game, state, seat, token) : amount + 1;
  const part = Math.min(amount, room);
  step.fact({ type: 'gained', seat, token, amount: part });
  if (part === room) reachThreshold(game, state, step, seat, token);
  if (part < amount) step.next({ kind: 'gain', seat, token, amount: amount - part });
}

/** The rest of an interrupted gain; it may reach the threshold again (CNK-TRACK-04). */
export const gainTokens: HandlerOf<'gain'> = {
  run: (game, state, { seat, token, amount }, step) => gain(game, state, step, seat, token, amount),
};

/** Fame and coins accumulate when there is nothing left to flip (CNK-TRACK-07). */
function hasThreshold(game: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number, token: Token): boolean {
  return token === 'karma' || token === 'administrators' || flipped(state, seat) < game.track.length;
}

/** How many more tokens reach the threshold (CNK-GEN-02, CNK-THREE-07, CNK-THREE-08). */
function roomFor(game: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number, token: Token): number {
  const { karmaPerAdministrator, administratorsPerExchange, famePerFlip, coinsPerFlip } = game.thresholds;
  if (token === 'karma') return karmaPerAdministrator - held(state, seat, KARMA);
  if (token === 'administrators') return administratorsPerExchange - held(state, seat, ADMINISTRATORS);
  return token === 'fame' ? famePerFlip - held(state, seat, FAME) : coinsPerFlip - held(state, seat, COINS);
}

function reachThreshold(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  step: CardsAndKarmaStep,
  seat: number,
  token: Token,
): void {
  const { karmaPerAdministrator, administratorsPerExchange, famePerExchange } = game.thresholds;
  switch (token) {
    case 'karma':
      step.fact({ type: 'exchanged', seat, token, amount: karmaPerAdministrator });
      gain(game, state, step, seat, 'administrators', 1);
      break;
    case 'administrators':
      step.fact({ type: 'exchanged', seat, token, amount: administratorsPerExchange });
      gain(game, state, step, seat, 'fame', famePerExchange);
      break;
    case 'fame':
      flip(game, state, step, seat, 'left');
      break;
    case 'coins':
      flip(game, state, step, seat, 'right');
      break;
  }
}

/**
 * CNK-TRACK-01, CNK-TRACK-02: the outermost card still unflipped, from either side of the same track (CNK-TRACK-05). Its bonus is received
 * immediately (CNK-RES-05), that of the last card too (CNK-BONUS-09), and in the variant it was open before (CNK-VAR-02).
 */
function flip(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  step: CardsAndKarmaStep,
  seat: number,
  side: 'left' | 'right',
): void {
  const { length } = game.track;
  const position = side === 'left' ? at(state.flips, seat * 2) : length - 1 - at(state.flips, seat * 2 + 1);
  step.fact({ type: 'track-card-flipped', seat, side, position });
  if (flipped(state, seat) === length) step.fact({ type: 'end-triggered', seat });
  if (game.visibleBonuses) winBonus(step, seat, position, at(state.tracks, seat * length + position));
  else step.next({ kind: 'reveal-bonus', seat, position });
}

/** The bonus and everything it triggers (CNK-BONUS-08) resolve before anything else in progress (CNK-RES-06). */
export function winBonus(step: CardsAndKarmaStep, seat: number, position: number, bonus: number): void {
  step.fact({ type: 'bonus-won', seat, position, bonus });
  step.next({ kind: 'begin-bonus', seat, bonus });
}
