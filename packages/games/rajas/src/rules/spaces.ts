import type { Seat } from '@durbar/engine';
import { PAY_DIE, PAY_TURNED } from '../choices.ts';
import type { Gain, RajasGame, RajasStep, Reason, Space } from '../game.ts';
import type { RajasChoice, RajasSource } from '../modules/index.ts';
import { at, entry, lowestBit } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { NONE } from '../words.ts';
import { kindsOwned } from './dice.ts';
import { REASONS } from './reasons.ts';

/** Why a player cannot place a worker here now; undefined when the placement is legal (RAJ-PLACE-15). */
export function whyNotPlace(
  game: RajasGame,
  state: RajasState,
  seat: Seat,
  space: Space,
  hand = kindsOwned(state, seat),
): Reason | undefined {
  return whyNotFree(state, space) ?? whyNotEnter(game, state, seat, space, hand);
}

/** RAJ-PLACE-16. */
function whyNotFree(state: RajasState, space: Space): Reason | undefined {
  if (at(state.workers, space.index) !== 0) return REASONS.occupied;
  return isNextInArea(state, space) ? undefined : REASONS.notNext;
}

/** Like `whyNotPlace`, but ignoring workers on this or earlier spaces. */
export function whyNotEnter(
  game: RajasGame,
  state: RajasState,
  seat: Seat,
  space: Space,
  hand = kindsOwned(state, seat),
): Reason | undefined {
  const forbidden = whyNotAllowed(game, state, seat, space);
  if (forbidden) return forbidden;
  if (at(state.money, seat) < space.cost.money) return REASONS.tooLittleMoney;
  if (!space.cost.die) return whyIdle(game, state, seat, space.effects, NONE, at(state.karma, seat));
  return whyNotPay(game, state, seat, space, hand);
}

/** Why an affordable placement is illegal because of its effect; `spent` and `karma` as in `GainRule`. */
function whyIdle(
  game: RajasGame,
  state: RajasState,
  seat: Seat,
  effects: readonly Gain[],
  spent: number,
  karma: number,
): Reason | undefined {
  return game.hooks.rules.mayIdle ? undefined : whyNotAny(game, state, seat, effects, spent, karma);
}

/** Why a space is closed to this player, whatever they own. */
export function whyNotAllowed(game: RajasGame, state: RajasState, seat: Seat, space: Space): Reason | undefined {
  if (space.groupLimit > 0 && ownWorkersInGroup(state, seat, space) >= space.groupLimit) return REASONS.groupLimit;
  for (const veto of game.hooks.mayPlace) {
    const reason = veto(game, state, seat, space);
    if (reason) return reason;
  }
  return undefined;
}

/** Like `whyNotPlace`, but for a placement whose cost is waived. */
export function whyNotPlaceFree(game: RajasGame, state: RajasState, seat: Seat, space: Space): Reason | undefined {
  return (
    whyNotFree(state, space) ??
    whyNotAllowed(game, state, seat, space) ??
    whyIdle(game, state, seat, space.effects, NONE, at(state.karma, seat))
  );
}

/** Places a worker for free. If a die sets the size of the action, the best value counts (GB2-GANGA3-07). */
export function enterSpaceFree(seat: Seat, space: Space, step: RajasStep): void {
  step.fact({ type: 'worker-placed', seat, space: space.index, id: space.id });
  const isSizedByDie = space.effects.some(({ data }) => data.max === 'die');
  pushEffects(space.effects, seat, isSizedByDie ? space.cost.best : 0, space.source, step);
}

/** RAJ-PLACE-03. */
export function isNextInArea(state: RajasState, { before }: Space): boolean {
  for (let i = 0; i < before.length; i++) if (at(state.workers, at(before, i)) === 0) return false;
  return true;
}

function ownWorkersInGroup(state: RajasState, seat: Seat, { groupSpaces }: Space): number {
  let own = 0;
  for (let i = 0; i < groupSpaces.length; i++) if (at(state.workers, at(groupSpaces, i)) & (1 << seat)) own++;
  return own;
}

/** Why none of the player's dice can pay for this space and keep the placement legal. */
function whyNotPay(game: RajasGame, state: RajasState, seat: Seat, space: Space, hand: number): Reason | undefined {
  const karma = at(state.karma, seat);
  const plain = hand & space.cost.plain;
  // RAJ-KARMA-09, RAJ-KARMA-10.
  const turned = karma > 0 ? hand & space.cost.turned : 0;
  if ((plain | turned) === 0) return REASONS.noDie;
  if (space.ignoresPayment) return whyIdle(game, state, seat, space.effects, NONE, karma);
  let first: Reason | undefined;
  for (let rest = plain; rest !== 0; rest &= rest - 1) {
    const reason = whyIdle(game, state, seat, space.effects, lowestBit(rest), karma);
    if (!reason) return undefined;
    first ??= reason;
  }
  for (let rest = turned; rest !== 0; rest &= rest - 1) {
    const reason = whyIdle(game, state, seat, space.effects, lowestBit(rest), karma - 1);
    if (!reason) return undefined;
    first ??= reason;
  }
  return first;
}

/** The dice that can pay for a space and keep the placement legal (RAJ-PLACE-10, RAJ-KARMA-04). */
export function listSpaceDice(game: RajasGame, state: RajasState, seat: Seat, space: Space, choices: RajasChoice[]): void {
  const karma = at(state.karma, seat);
  const hand = kindsOwned(state, seat);
  const { plain, turned } = space.cost;
  for (let rest = hand & (plain | turned); rest !== 0; rest &= rest - 1) {
    const die = lowestBit(rest);
    if (plain & (1 << die)) pushIfPossible(game, state, seat, space, karma, PAY_DIE[die], choices);
    if (turned & (1 << die) && karma > 0) pushIfPossible(game, state, seat, space, karma - 1, PAY_TURNED[die], choices);
  }
}

function pushIfPossible(
  game: RajasGame,
  state: RajasState,
  seat: Seat,
  space: Space,
  karma: number,
  choice: Extract<RajasChoice, { type: 'pay-die' }> | undefined,
  choices: RajasChoice[],
): void {
  if (choice && !whyIdle(game, state, seat, space.effects, choice.die, karma)) choices.push(choice);
}

/** Places a worker: pays the money, then asks for the die or starts the action (RAJ-PLACE-06). */
export function enterSpace(seat: Seat, space: Space, step: RajasStep): void {
  step.fact({ type: 'worker-placed', seat, space: space.index, id: space.id });
  // RAJ-QUARRY-07.
  if (space.cost.money > 0) step.fact({ type: 'money-paid', seat, amount: space.cost.money, source: space.source });
  if (space.cost.die) step.next({ kind: 'pay-space', seat, space: space.index });
  else pushEffects(space.effects, seat, 0, space.source, step);
}

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

/** Why a free palace action is impossible. */
export function whyNotAction(game: RajasGame, state: RajasState, seat: Seat, action: number): Reason | undefined {
  return whyNotAny(game, state, seat, entry(game.actions, action).effects, NONE, at(state.karma, seat));
}

export function whyNotChoose(game: RajasGame, state: RajasState, seat: Seat, gain: Gain): Reason | undefined {
  for (let i = 0; i < gain.actions.length; i++) if (!whyNotAction(game, state, seat, at(gain.actions, i))) return undefined;
  return REASONS.noAction;
}

/**
 * Pushes each effect in order (RAJ-ORDER-03). `die`: the value paid for the action, 0 if none was (RAJ-PALACE-13, RAJ-PALACE-14,
 * RAJ-PALACE-16).
 */
export function pushEffects(effects: readonly Gain[], seat: Seat, die: number, source: RajasSource, step: RajasStep): void {
  for (const { index } of effects) step.next({ kind: 'gain', seat, gain: index, die, source });
}
