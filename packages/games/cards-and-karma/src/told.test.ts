import type { SetUp } from '@durbar/engine';
import { type PieceMove, toldContract, undoContract } from '@durbar/engine/testing';
import { cardsAndKarma } from './definition.ts';
import type { CardsAndKarmaFact } from './facts.ts';
import type { CardsAndKarmaGame } from './game.ts';
import { UNSEEN } from './state.ts';

/** A card keeps its number for the whole game (CNK-GEN-03), so a number once seen stays known. */
function seen({ edition }: CardsAndKarmaGame, card: number, number: number): PieceMove[] {
  if (number === UNSEEN) return [];
  const piece = `${number}`;
  const place = `behind ${edition.cards[card]?.id}`;
  return [{ piece, from: place, to: place }];
}

function moves(game: CardsAndKarmaGame, fact: CardsAndKarmaFact): readonly PieceMove[] {
  switch (fact.type) {
    case 'number-seen':
    case 'number-shown':
    case 'die-discarded':
      return seen(game, fact.card, fact.number);
    case 'paid':
      return fact.dice.flatMap((card, place) => seen(game, card, fact.numbers[place] ?? UNSEEN));
    case 'bonus-won':
      return [{ piece: `${fact.bonus}`, to: `track ${fact.seat} ${fact.position}` }];
    default:
      return [];
  }
}

const SET_UPS: readonly SetUp[] = [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 4, options: { bonuses: 'visible' } },
];

toldContract(cardsAndKarma, {
  setUps: SET_UPS,
  known: () => ({}),
  moves,
  places: ({ edition, track }, { numbers, tracks }) => ({
    ...Object.fromEntries(edition.cards.map(({ id }, card) => [`behind ${id}`, numbers[card] ? [`${numbers[card]}`] : []])),
    ...Object.fromEntries(tracks.map((bonus, i) => [`track ${Math.floor(i / track.length)} ${i % track.length}`, [`${bonus}`]])),
  }),
});

undoContract(cardsAndKarma, SET_UPS);
