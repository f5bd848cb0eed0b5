import { TOKENS } from '@durbar/cards-and-karma/vocabulary';
import { type Resting, type Stage, stageFrom } from '../../../story/stage.ts';
import { type Game, NONE, type View } from '../types.ts';

type SeatView = View['seats'][number];

export const cardFace = (card: number): string => `card ${card}`;
export const rowOf = (seat: number, game: Game, card: number): string => `row:${seat}:${ROWS[game.cards[card]?.kind ?? 'goods']}`;

/** A player's row for each kind of card; palaces have none. */
const ROWS = { building: 'buildings', ship: 'ships', goods: 'goods', palace: 'goods' } as const;

/** A card shows its price side in the grid and in the rows, and its die in a hand; it is the same card, so it has one face. */
export function stageOf(view: View, game: Game): Stage {
  return stageFrom([...middle(view), ...view.seats.flatMap((seat, index) => seatPieces(seat, index, game))]);
}

function middle({ grid, pile, discards, resolving, start, stage }: View): Resting[] {
  return [
    ...grid.flatMap((card, slot): Resting[] => (card === NONE ? [] : [[`grid:${slot}`, cardFace(card)]])),
    ...(pile.top === NONE ? [] : [['pile', cardFace(pile.top)] as const]),
    ['pile', 'back', pile.size - (pile.top === NONE ? 0 : 1)],
    ...discards.map(({ card }): Resting => ['discards', cardFace(card)]),
    ...resolving.map((card): Resting => ['resolving', cardFace(card)]),
    ...(start === NONE ? [] : [[`start:${start}`, elephant(stage)] as const]),
  ];
}

/** It turns over in the later stages of a round. */
export function elephant(stage: number): string {
  return stage > 1 ? 'elephant back' : 'elephant';
}

function seatPieces(seat: SeatView, index: number, game: Game): Resting[] {
  const rows = [...seat.buildings, ...seat.ships, ...seat.goods];
  return [
    ...seat.hand.map(({ card }): Resting => [`hand:${index}`, cardFace(card)]),
    ...rows.map((card): Resting => [rowOf(index, game, card), cardFace(card)]),
    ...TOKENS.map((token): Resting => [`tokens:${index}:${token}`, token, seat[token]]),
    ...seat.track.flatMap((card, place): Resting[] =>
      isLaid(card, game) ? [[`track:${index}:${place}`, card.flipped ? 'turned' : 'laid']] : [],
    ),
    [`turns:${index}`, 'turn', seat.bonusTurns],
  ];
}

/** With visible bonuses, players arrange their tracks themselves, in secret at first (CNK-VAR-01). */
function isLaid({ bonus, secret }: SeatView['track'][number], { visibleBonuses }: Game): boolean {
  return !visibleBonuses || secret || bonus !== NONE;
}
