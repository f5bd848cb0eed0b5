import type { BeatTable, Face, Journey, PlaceName, Scene } from '../../../story/beat.ts';
import type { Fact, Game } from '../types.ts';
import { BACK, cardFace } from './stage.ts';
import { cardItem } from './sums.ts';

/** How cards are drawn, played, taken and cleared. */
export const cardBeats = {
  'card-drawn': ({ seat, card }, { game }) => ({
    verb: 'draw',
    ms: 280,
    stagger: 60,
    sound: 'card',
    seat,
    journeys: [{ face: BACK, from: 'pile', to: `hand:${seat}`, ...(card < 0 ? {} : { becomes: cardFace(card) }) }],
    sum: { gain: [cardItem(game, card)] },
  }),
  'card-displayed': ({ card }) => ({
    verb: 'draw',
    ms: 240,
    stagger: 50,
    start: 'stock',
    weight: 1,
    sound: 'card',
    softer: 8,
    journeys: [{ face: BACK, from: 'pile', to: 'display', becomes: cardFace(card) }],
  }),
  'discards-shuffled': (_fact, scene) => ({
    verb: 'mix',
    ms: 300,
    start: 'stock',
    weight: 1,
    sound: 'card',
    softer: 8,
    journeys: scene.faces('discards').map((face) => ({ face, from: 'discards', to: 'pile', becomes: BACK })),
  }),
  'draw-lost': ({ seat }) => ({ verb: 'note', ms: 160, weight: 1, sound: 'no', seat, focus: 'pile' }),
  'card-played': ({ seat, card }, scene) => ({
    verb: 'lay',
    ms: 340,
    stagger: 90,
    sound: 'card',
    seat,
    journeys: [{ ...heldCard(scene, `hand:${seat}`, card), from: `hand:${seat}`, to: `played:${seat}` }],
    cause: `played:${seat}`,
    sum: { cost: [cardItem(scene.game, card)] },
  }),
  'visit-colour-set': ({ seat }) => ({ verb: 'light', ms: 140, start: 'with', weight: 1, seat, focus: `seat:${seat}` }),
  'cards-cleared': ({ seat }, scene) => ({
    verb: 'clear',
    ms: 300,
    start: 'stock',
    weight: 1,
    sound: 'card',
    softer: 6,
    seat,
    journeys: clearedCards(scene, seat),
  }),
  'cards-taken': ({ seat, cards }, { game }) => ({
    verb: 'draw',
    ms: 320,
    stagger: 70,
    sound: 'card',
    seat,
    journeys: cards.map((card) => ({ face: cardFace(card), from: 'display', to: `hand:${seat}` })),
    sum: { gain: cards.map((card) => cardItem(game, card)) },
  }),
  'hand-revealed': ({ seat, cards }, scene) => ({
    verb: 'turn',
    ms: 480,
    stagger: 40,
    weight: 3,
    sound: 'card',
    seat,
    focus: `hand:${seat}`,
    journeys: unknownCards(scene, `hand:${seat}`, cards),
    cause: `hand:${seat}`,
    isStaged: true,
  }),
} satisfies Partial<BeatTable<Game, Fact>>;

/** A card in a hand: one the viewer knows to be there, or a back that turns over. */
function heldCard(scene: Scene<Game>, hand: PlaceName, card: number): Pick<Journey, 'face' | 'becomes'> {
  const face = cardFace(card);
  return scene.count(hand, face) > 0 ? { face } : { face: BACK, becomes: face };
}

/** TAJ-DRAW-01, TAJ-DRAW-02: special cards go back to the hand. */
function clearedCards({ game, faces }: Scene<Game>, seat: number): Journey[] {
  const specials = new Set<Face>(game.specialCards.map(cardFace));
  return faces(`played:${seat}`).map((face) => ({
    face,
    from: `played:${seat}`,
    to: specials.has(face) ? `hand:${seat}` : 'discards',
  }));
}

/** The cards in a hand that the viewer didn't know. */
function unknownCards(scene: Scene<Game>, hand: PlaceName, cards: readonly number[]): Journey[] {
  const known = [...scene.faces(hand)];
  return cards.flatMap((card) => {
    const place = known.indexOf(cardFace(card));
    if (place < 0) return [{ face: BACK, from: hand, to: hand, becomes: cardFace(card) }];
    known.splice(place, 1);
    return [];
  });
}
