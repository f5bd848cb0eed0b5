import type { HandlerOf } from '../frames.ts';
import { symbolsOf } from '../scoring/sets.ts';
import { carryOutPlan, plansOf, SETS_IN_ORDER } from '../steps/sets.ts';

/** Which set is carried out when one symbol could serve two, and with which symbols (CNK-THREE-02, CNK-THREE-11). */
export const chooseSet: HandlerOf<'choose-set'> = {
  ask: (game, _state, frame) => {
    const set = SETS_IN_ORDER[frame.done] === 'buildings' ? 'buildings' : 'goods';
    const choices = plansOf(game, frame, frame.done).map((plan) => ({ type: 'set', set, symbols: symbolsOf(plan) }) as const);
    return { decider: frame.seat, choices };
  },
  answer: (game, state, frame, choice, step) => {
    if (choice.type === 'set') carryOutPlan(game, state, step, frame, frame.done, [choice.symbols]);
  },
};
