import type { SetUp } from '@durbar/engine';
import { type PieceMove, toldContract, undoContract } from '@durbar/engine/testing';
import { tajMahal } from './definition.ts';
import { HIDDEN, type TajMahalFact } from './facts.ts';
import type { TajMahalGame } from './game.ts';
import { listOf } from './numbers.ts';

function pieces({ cards }: TajMahalGame, numbers: readonly number[]): string[] {
  return numbers.flatMap((card) => cards[card]?.text ?? []);
}

function moves(game: TajMahalGame, fact: TajMahalFact): readonly PieceMove[] {
  switch (fact.type) {
    case 'card-drawn':
      return [{ piece: fact.card === HIDDEN ? undefined : game.cards[fact.card]?.text, from: 'pile', to: `hand ${fact.seat}` }];
    case 'card-displayed':
      return [{ piece: game.cards[fact.card]?.text, from: 'pile', to: 'display' }];
    case 'cards-taken':
      return pieces(game, fact.cards).map((piece) => ({ piece, from: 'display', to: `hand ${fact.seat}` }));
    case 'card-played':
      return fact.card < game.firstSpecial
        ? [{ piece: game.cards[fact.card]?.text, from: `hand ${fact.seat}`, to: `played ${fact.seat}` }]
        : [];
    case 'cards-cleared':
      return [{ pieces: 'all', from: `played ${fact.seat}`, to: 'discards' }];
    case 'discards-shuffled':
      return [{ pieces: 'all', from: 'discards', to: 'pile' }];
    default:
      return [];
  }
}

const SET_UPS: readonly SetUp[] = [{ players: 3 }, { players: 4 }, { players: 5 }];

toldContract(tajMahal, {
  setUps: SET_UPS,
  known: (game) => ({ pile: pieces(game, listOf(game.deck)) }),
  moves,
  places: (game, state) => ({
    pile: pieces(game, listOf(state.pile)),
    discards: pieces(game, listOf(state.discards)),
    display: pieces(game, state.display),
    ...Object.fromEntries(state.hands.map((hand, seat) => [`hand ${seat}`, pieces(game, hand)])),
    ...Object.fromEntries(state.played.map((cards, seat) => [`played ${seat}`, pieces(game, cards)])),
  }),
});

undoContract(tajMahal, SET_UPS);
