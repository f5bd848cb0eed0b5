import { defined } from '@durbar/engine';
import type { HandlerOf } from '../frames.ts';
import { symbolsOf } from '../scoring/sets.ts';
import { carryOutPlan, plansOf } from '../steps/sets.ts';
import { notAsked } from './not-asked.ts';

/** Which sets to complete when one symbol could serve two, and with which symbols (CNK-THREE-02, CNK-THREE-11). */
export const chooseSet: HandlerOf<'choose-set'> = {
  ask: (game, _state, { seat, set, noted }) => ({
    decider: seat,
    choices: plansOf(game, noted, set).map((plan) => ({ type: 'set', set, symbols: symbolsOf(plan) })),
  }),
  answer: (game, _state, frame, choice, step) => {
    if (choice.type !== 'set') return notAsked(choice);
    const plan = plansOf(game, frame.noted, frame.set).find((candidate) => isPlanOf(symbolsOf(candidate), choice.symbols));
    carryOutPlan(step, frame, frame.set, defined(plan, 'plan'));
  },
};

function isPlanOf(symbols: readonly number[], chosen: readonly number[]): boolean {
  return symbols.length === chosen.length && symbols.every((symbol, index) => symbol === chosen[index]);
}
