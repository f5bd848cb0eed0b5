import type { Seat } from '@durbar/engine';
import { PAY_DIE, PAY_TURNED } from '../choices.ts';
import type { RajasGame, RajasStep, Reason, Space } from '../game.ts';
import type { RajasChoice } from '../modules/index.ts';
import { at } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { FACES, KINDS_OF_DICE, NONE } from '../words.ts';
import { colourOf, faceOf, turnedValue } from './dice.ts';
import { pushEffects, whyNotAny } from './palace.ts';
import { REASONS } from './reasons.ts';

/** Why a player cannot place a worker here now; undefined when the placement is legal (RAJ-PLACE-15). */
export function whyNotPlace(game: RajasGame, state: RajasState, seat: Seat, space: Space): Reason | undefined {
  if (at(state.workers, space.index) !== 0) return REASONS.occupied;
  if (!isNextInArea(state, space)) return REASONS.notNext;
  return whyNotEnter(game, state, seat, space);
}

/** Like `whyNotPlace`, but without the rules about workers that stand here or before. */
export function whyNotEnter(game: RajasGame, state: RajasState, seat: Seat, space: Space): Reason | undefined {
  if (space.groupLimit > 0 && ownWorkersInGroup(game, state, seat, space.group) >= space.groupLimit) return REASONS.groupLimit;
  const vetoes = game.hooks.mayPlace;
  for (let i = 0; i < vetoes.length; i++) {
    const reason = vetoes[i]?.(game, state, seat, space);
    if (reason) return reason;
  }
  if (at(state.money, seat) < space.cost.money) return REASONS.tooLittleMoney;
  if (!space.cost.die) return whyNotAny(game, state, seat, space.effects, NONE, at(state.karma, seat));
  return whyNotPay(game, state, seat, space);
}

/** RAJ-PLACE-03. */
function isNextInArea(state: RajasState, { before }: Space): boolean {
  for (let i = 0; i < before.length; i++) if (at(state.workers, at(before, i)) === 0) return false;
  return true;
}

function ownWorkersInGroup(game: RajasGame, state: RajasState, seat: Seat, group: string): number {
  let own = 0;
  for (let i = 0; i < game.spaces.length; i++) {
    if (at(state.workers, i) & (1 << seat) && game.spaces[i]?.group === group) own++;
  }
  return own;
}

/** A die as it is (0), turned over (1), or not at all (NONE) for a space's cost. */
function isAccepted({ cost }: Space, die: number, turned: boolean): boolean {
  if (cost.colour !== NONE && cost.colour !== colourOf(die)) return false;
  const value = turned ? turnedValue(faceOf(die)) : faceOf(die);
  return (cost.values & (1 << value)) !== 0;
}

/** Turning a die must make a difference: it opens a space, or raises what the die is worth. */
function isWorthTurning(space: Space, die: number): boolean {
  return !isAccepted(space, die, false) || faceOf(die) < turnedValue(faceOf(die));
}

function canTurn(space: Space, die: number): boolean {
  return space.cost.turnable && isAccepted(space, die, true) && isWorthTurning(space, die);
}

function whyNotPay(game: RajasGame, state: RajasState, seat: Seat, space: Space): Reason | undefined {
  const karma = at(state.karma, seat);
  let reason: Reason = REASONS.noDie;
  for (let die = 0; die < KINDS_OF_DICE; die++) {
    if (at(state.dice, seat * KINDS_OF_DICE + die) === 0) continue;
    const plain = isAccepted(space, die, false) ? whyNotAny(game, state, seat, space.effects, die, karma) : REASONS.noDie;
    if (!plain) return undefined;
    const turned = karma > 0 && canTurn(space, die) ? whyNotAny(game, state, seat, space.effects, die, karma - 1) : REASONS.noDie;
    if (!turned) return undefined;
    if (reason === REASONS.noDie) reason = plain === REASONS.noDie ? turned : plain;
  }
  return reason;
}

/** The dice that pay for a space and leave its action possible. */
export function listSpaceDice(game: RajasGame, state: RajasState, seat: Seat, space: Space, choices: RajasChoice[]): void {
  const karma = at(state.karma, seat);
  for (let die = 0; die < KINDS_OF_DICE; die++) {
    if (at(state.dice, seat * KINDS_OF_DICE + die) === 0) continue;
    const plain = PAY_DIE[die];
    if (plain && isAccepted(space, die, false) && !whyNotAny(game, state, seat, space.effects, die, karma)) choices.push(plain);
    const turned = PAY_TURNED[die];
    if (turned && karma > 0 && canTurn(space, die) && !whyNotAny(game, state, seat, space.effects, die, karma - 1))
      choices.push(turned);
  }
}

/** Places a worker: its money is paid, then its die is asked for or its action begins (RAJ-PLACE-06). */
export function enterSpace(seat: Seat, space: Space, step: RajasStep): void {
  step.fact({ type: 'worker-placed', seat, space: space.index, id: space.id });
  if (space.cost.money > 0) step.fact({ type: 'money-paid', seat, amount: space.cost.money, reason: space.id });
  if (space.cost.die) step.next({ kind: 'pay-space', seat, space: space.index });
  else pushEffects(space.effects, seat, 0, space.id, step);
}

export const ALL_VALUES = ((1 << FACES) - 1) << 1;
