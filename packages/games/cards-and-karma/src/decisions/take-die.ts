import { at, entry } from '../at.ts';
import type { CardsAndKarmaChoice } from '../choices.ts';
import type { HandlerOf } from '../frames.ts';
import { takeAsDie } from '../steps/dice.ts';
import { notAsked } from './not-asked.ts';

/** Which grid card to take as a die (CNK-DICE-07). */
export const takeDie: HandlerOf<'take-die'> = {
  ask: (game, { grid }, { seat }) => {
    const choices: CardsAndKarmaChoice[] = [];
    for (let i = 0; i < grid.length; i++) if (at(grid, i) >= 0) choices.push(entry(game.choices.takeDie, at(grid, i)));
    return { decider: seat, choices };
  },
  answer: (game, state, { seat, left }, choice, step) => {
    if (choice.type !== 'take-die') return notAsked(choice);
    takeAsDie(game, state, step, seat, choice.card);
    if (left > 1) step.next({ kind: 'gain-dice', seat, left: left - 1 });
  },
};
