import type { Seat } from '@durbar/engine';
import { entry } from './at.ts';
import type { CardIndex } from './choices.ts';
import type { CardsAndKarmaGame } from './game.ts';
import type { CardsAndKarmaView } from './view.ts';

/** What a turn offers apart from cards. */
const ACTIONS = ['additional-dice', 'additional-turn', 'end-turn'] as const;
export type Action = (typeof ACTIONS)[number];

/** Something on the table a player can ask about. */
export type Thing =
  | { readonly type: 'card' | 'corner' | 'die' | 'top' | 'placed'; readonly card: CardIndex }
  | { readonly type: 'row'; readonly seat: Seat }
  | { readonly type: 'discards' }
  | { readonly type: 'action'; readonly action: Action };

/** Everything one seat may ask about. */
export function thingsOf({ grid, pile, seats }: CardsAndKarmaView, seat: Seat): Thing[] {
  const cards = grid.filter((card) => card >= 0);
  const placed = seats.flatMap(({ buildings, ships, goods }) => [...buildings, ...ships, ...goods]);
  return [
    ...cards.map((card) => ({ type: 'card', card }) as const),
    ...cards.map((card) => ({ type: 'corner', card }) as const),
    ...entry(seats, seat).hand.map(({ card }) => ({ type: 'die', card }) as const),
    ...(pile.top >= 0 ? [{ type: 'top', card: pile.top } as const] : []),
    ...placed.map((card) => ({ type: 'placed', card }) as const),
    ...seats.map((_view, owner) => ({ type: 'row', seat: owner }) as const),
    { type: 'discards' },
    ...ACTIONS.map((action) => ({ type: 'action', action }) as const),
  ];
}

/** A card of the grid and a card in a display are both called "card …". */
export function textOfThing({ edition }: CardsAndKarmaGame, thing: Thing): string {
  switch (thing.type) {
    case 'discards':
      return thing.type;
    case 'action':
      return thing.action;
    case 'row':
      return `row seat-${thing.seat + 1}`;
    case 'placed':
      return `card ${entry(edition.cards, thing.card).id}`;
    default:
      return `${thing.type} ${entry(edition.cards, thing.card).id}`;
  }
}
