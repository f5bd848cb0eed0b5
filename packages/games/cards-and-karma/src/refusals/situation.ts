import type { Refusal, Seat } from '@durbar/engine';
import { entry } from '../at.ts';
import type { CardsAndKarmaChoice } from '../choices.ts';
import type { CardsAndKarmaFrame } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import type { CardsAndKarmaState } from '../state.ts';
import type { CardsAndKarmaView } from '../view.ts';

/** A seat with a pending question and a thing it can't choose. */
export interface Situation {
  readonly game: CardsAndKarmaGame;
  readonly view: CardsAndKarmaView;
  /** A state consistent with what this seat knows. */
  readonly state: CardsAndKarmaState;
  readonly seat: Seat;
  readonly frame: CardsAndKarmaFrame;
  readonly choices: readonly CardsAndKarmaChoice[];
}

/** What must be decided first, regardless of the thing; undefined if it depends on the thing. */
export function refuseForNow({ frame, game }: Situation): Refusal | undefined {
  switch (frame.kind) {
    case 'pay-building':
    case 'pay-exactly':
    case 'overpay':
      return { code: 'pay-first', rule: 'CNK-RES-01', values: { card: entry(game.edition.cards, frame.card).id } };
    case 'discard-die':
      return { code: 'discard-first', rule: 'CNK-DICE-05', values: { left: frame.left, limit: game.thresholds.handLimit } };
    case 'take-die':
      return { code: 'take-die-first', rule: 'CNK-RES-07', values: { left: frame.left } };
    case 'take-goods-card':
      return { code: 'take-goods-card-first', rule: 'CNK-SHIP-11', values: { left: frame.left } };
    case 'take-palace-card':
      return { code: 'take-palace-card-first', rule: 'CNK-SHIP-17' };
    case 'take-ship':
      return { code: 'take-ship-first', rule: 'CNK-BONUS-04' };
    case 'copy-ship-reward':
      return { code: 'copy-ship-reward-first', rule: 'CNK-PALACE-07' };
    case 'choose-set':
      return { code: 'choose-set-first', rule: 'CNK-THREE-11' };
    case 'choose-bonus':
      return { code: 'choose-bonus-first', rule: 'CNK-BONUS-01', values: { bonus: entry(game.bonuses, frame.bonus).id } };
    case 'lay-track-card':
      return { code: 'lay-track-card-first', rule: 'CNK-VAR-01', values: { position: frame.position + 1 } };
    default:
      return undefined;
  }
}
