import type { CardsAndKarmaChoice, cardsAndKarma } from '@durbar/cards-and-karma';
import type { GameOf } from '../../../features.ts';
import type { Habits } from '../../../habits.ts';
import { entry, rowAt } from '../../../numbers.ts';
import { type State, tablesOf } from '../tables.ts';
import { worthOfExtraDice, worthOfExtraTurn } from './administrators.ts';
import { worthOfCard, worthOfEffect, worthOfLastShip } from './cards.ts';
import { worthOfDie, worthOfKeeping, worthOfPayment } from './dice.ts';
import { worthOfPaying } from './prices.ts';
import { worthOfSet } from './sets.ts';
import { type Standpoint, standpointOf } from './standpoint.ts';
import { AT, TRAITS } from './traits.ts';

export const cardsAndKarmaHabits: Habits<GameOf<typeof cardsAndKarma>, State, CardsAndKarmaChoice> = {
  traits: TRAITS,
  margin: 1.5,
  horizon: { stages: 2, share: 1 },
  stage: (game, { round, stage }) => tablesOf(game).thresholds.stagesPerRound * round + stage,
  incline: (game, state, choices, seat, strengths, into) => {
    const standpoint = standpointOf(tablesOf(game), state, seat, strengths);
    // Only actions are paid for, and a card to take as a die is always among them (CNK-TURN-04).
    const worthOf = choices[0]?.type === 'take-die' ? worthOfAction : worthOfAnswer;
    for (let index = 0; index < choices.length; index++) into[index] = worthOf(standpoint, entry(choices, index));
  },
};

function worthOfAction(standpoint: Standpoint, choice: CardsAndKarmaChoice): number {
  switch (choice.type) {
    case 'take':
      return worthOfCard(standpoint, choice.card) + worthOfPaying(standpoint, choice.card);
    case 'additional-dice':
      return worthOfExtraDice(standpoint) + rowAt(standpoint.strengths, AT['dice-before-act']);
    default:
      return worthOfAnswer(standpoint, choice);
  }
}

/** Overpaying wastes dice. */
const NEVER = -20;

function worthOfAnswer(standpoint: Standpoint, choice: CardsAndKarmaChoice): number {
  switch (choice.type) {
    case 'take-die':
      return worthOfDie(standpoint, choice.card);
    case 'take':
      return worthOfCard(standpoint, choice.card);
    case 'pay':
      return worthOfPayment(standpoint, choice);
    case 'discard':
      return -worthOfKeeping(standpoint, choice.card);
    case 'copy':
      return worthOfLastShip(standpoint, choice.seat);
    case 'alternative':
      return worthOfEffect(standpoint, entry(entry(standpoint.tables.bonuses, choice.bonus), choice.index));
    case 'set':
      return worthOfSet(standpoint, choice);
    case 'enough':
      return rowAt(standpoint.strengths, AT.enough);
    case 'additional-dice':
      return worthOfExtraDice(standpoint);
    case 'additional-turn':
      return worthOfExtraTurn(standpoint);
    case 'overpay':
      return NEVER;
    default:
      return 0;
  }
}
