import { at, entry } from '../at.ts';
import { type CardsAndKarmaChoice, ENOUGH } from '../choices.ts';
import type { HandlerOf } from '../frames.ts';
import { type CardsAndKarmaGame, GOODS, PALACE, SHIP } from '../game.ts';
import type { CardsAndKarmaState } from '../state.ts';
import { takeCard } from '../steps/resolve.ts';
import { notAsked } from './not-asked.ts';

/** These cards are taken without paying (CNK-PAY-06). */
function cardsOfKind(game: CardsAndKarmaGame, { grid }: CardsAndKarmaState, kind: number): CardsAndKarmaChoice[] {
  const choices: CardsAndKarmaChoice[] = [];
  for (let i = 0; i < grid.length; i++) {
    const card = at(grid, i);
    if (card >= 0 && at(game.kind, card) === kind) choices.push(entry(game.choices.take, card));
  }
  return choices;
}

/** Which goods card a reward gives; with a printed range, the player may stop early (CNK-SHIP-11). */
export const takeGoodsCard: HandlerOf<'take-goods-card'> = {
  ask: (game, state, { seat, mustTake }) => {
    const choices = cardsOfKind(game, state, GOODS);
    if (mustTake <= 0) choices.push(ENOUGH);
    return { decider: seat, choices };
  },
  answer: (_game, state, { seat, left, mustTake }, choice, step) => {
    if (choice.type === 'enough') return;
    if (choice.type !== 'take') return notAsked(choice);
    takeCard(state, step, seat, choice.card);
    if (left > 1) step.next({ kind: 'gain-goods-cards', seat, left: left - 1, mustTake: mustTake - 1 });
  },
};

/** Which palace action a reward or bonus triggers (CNK-SHIP-17, CNK-BONUS-03). */
export const takePalaceCard: HandlerOf<'take-palace-card'> = {
  ask: (game, state, { seat }) => ({ decider: seat, choices: cardsOfKind(game, state, PALACE) }),
  answer: (_game, state, { seat }, choice, step) => {
    if (choice.type !== 'take') return notAsked(choice);
    takeCard(state, step, seat, choice.card);
  },
};

/** Which ship a bonus gives (CNK-BONUS-04). */
export const takeShip: HandlerOf<'take-ship'> = {
  ask: (game, state, { seat }) => ({ decider: seat, choices: cardsOfKind(game, state, SHIP) }),
  answer: (_game, state, { seat }, choice, step) => {
    if (choice.type !== 'take') return notAsked(choice);
    takeCard(state, step, seat, choice.card);
  },
};
