import type { Mind } from '../../mind.ts';
import { rowAt } from '../../numbers.ts';
import type { WholeTurn } from './turns.ts';

/**
 * Records how turns ended. A turn is dominated if another has the same result and leaves at least the same funds, e.g. an overpayment or
 * the same payment in another order.
 */
export class Outcomes {
  readonly #mind: Mind;
  readonly #seat: number;
  /** What was left to pay with, keyed by everything else at the table. */
  readonly #known = new Map<string, (readonly number[])[]>();

  constructor(mind: Mind, seat: number) {
    this.#mind = mind;
    this.#seat = seat;
  }

  /** Whether a turn is worth following; records it if so. */
  admits(turn: WholeTurn): boolean {
    const { rest, funds } = this.#outcomeOf(turn);
    const known = this.#known.get(rest) ?? [];
    if (known.some((other) => holds(other, funds))) return false;
    this.#known.set(rest, [...known, funds]);
    return true;
  }

  /** Whether no later turn left more. */
  stands(turn: WholeTurn): boolean {
    const { rest, funds } = this.#outcomeOf(turn);
    return !(this.#known.get(rest) ?? []).some((other) => holds(other, funds) && !holds(funds, other));
  }

  #outcomeOf({ end: { state, agenda } }: WholeTurn): { rest: string; funds: readonly number[] } {
    const { rules, evaluation } = this.#mind;
    const { funds } = evaluation.features;
    if (!funds) return { rest: JSON.stringify([state, agenda]), funds: [] };
    const rest = JSON.stringify([funds.rest(rules.game, state, this.#seat), agenda]);
    return { rest, funds: funds.amounts(rules.game, state, this.#seat) };
  }
}

/** Whether one has everything that another has. */
function holds(one: readonly number[], other: readonly number[]): boolean {
  for (let i = 0; i < one.length; i++) if (rowAt(one, i) < rowAt(other, i)) return false;
  return true;
}
