import type { Seat } from '@durbar/engine';
import type { Gain, RajasGame, RajasStep, Reason } from '../game.ts';
import type { RajasSource } from '../modules/index.ts';
import { at, entry } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { NONE } from '../words.ts';
import { REASONS } from './reasons.ts';

/** Why none of several effects would do anything; undefined when one would (RAJ-PLACE-13, RAJ-PALACE-15, RAJ-PALACE-17). */
export function whyNotAny(
  game: RajasGame,
  state: RajasState,
  seat: Seat,
  effects: readonly Gain[],
  spent: number,
  karma: number,
): Reason | undefined {
  let first: Reason | undefined;
  for (let i = 0; i < effects.length; i++) {
    const gain = effects[i] as Gain;
    const reason = gain.rule.whyNot(game, state, seat, gain, spent, karma);
    if (!reason) return undefined;
    first ??= reason;
  }
  return first;
}

/** Why a palace action could not be carried out for nothing. */
export function whyNotAction(game: RajasGame, state: RajasState, seat: Seat, action: number): Reason | undefined {
  return whyNotAny(game, state, seat, entry(game.actions, action).effects, NONE, at(state.karma, seat));
}

export function whyNotChoose(game: RajasGame, state: RajasState, seat: Seat, gain: Gain): Reason | undefined {
  for (let i = 0; i < gain.actions.length; i++) if (!whyNotAction(game, state, seat, at(gain.actions, i))) return undefined;
  return REASONS.noAction;
}

/**
 * Names each effect in its order (RAJ-ORDER-03). `die`: the value paid for the action, 0 if none was (RAJ-PALACE-13,
 * RAJ-PALACE-14, RAJ-PALACE-16).
 */
export function pushEffects(effects: readonly Gain[], seat: Seat, die: number, source: RajasSource, step: RajasStep): void {
  for (const { index } of effects) step.next({ kind: 'gain', seat, gain: index, die, source });
}
