import { type BeatTable, type Journey, NOWHERE, type Scene, type Told } from '../../../story/beat.ts';
import { type Fact, type Game, NONE } from '../types.ts';
import { routeBetween } from './route.ts';
import { bonusFace, CROWN, LIGHT, START_MARKER, specialFace, tileFace, tokenFace, tokensOf } from './stage.ts';
import { cardItem } from './sums.ts';

/** How the game is set up, and what happens between two visits. */
export const visitBeats = {
  'province-tile-laid': ({ tile, province }) => ({
    ...laid({ face: tileFace(tile), from: NOWHERE, to: `province:${province}` }),
    sound: 'card',
    softer: 10,
  }),
  'bonus-tile-laid': ({ tile, city }) => ({
    ...laid({ face: bonusFace(tile), from: NOWHERE, to: `city:${city}` }),
    sound: 'stone',
    softer: 12,
  }),
  'start-player-chosen': ({ seat }) => ({
    verb: 'pass',
    ms: 300,
    sound: 'bell',
    seat,
    journeys: [{ face: START_MARKER, from: NOWHERE, to: `start:${seat}` }],
  }),
  'start-player-passed': ({ seat }, { find }) => ({
    verb: 'pass',
    ms: 320,
    sound: 'wood',
    softer: 4,
    seat,
    journeys: [{ face: START_MARKER, from: find(START_MARKER, 'start:') ?? NOWHERE, to: `start:${seat}` }],
  }),
  'province-entered': ({ visit, province }, scene) => ({
    verb: 'call',
    ms: 600,
    weight: 3,
    sound: 'bell',
    ribbon: true,
    journeys: [wandering(scene, province), { face: tileFace(visit - 1), from: `province:${province}`, to: 'court:tile' }],
  }),
  'token-replaced': ({ token }) => ({
    verb: 'fly',
    ms: 220,
    stagger: 50,
    start: 'stock',
    weight: 1,
    sound: 'wood',
    softer: 10,
    journeys: [{ face: tokenFace(token), from: `token-supply:${token}`, to: `court:${token}` }],
  }),
  'crown-returned': () => ({
    verb: 'fly',
    ms: 260,
    start: 'stock',
    weight: 1,
    sound: 'bell',
    softer: 12,
    journeys: [{ face: CROWN, from: NOWHERE, to: 'court:crown' }],
  }),
  'tokens-exchanged': ({ seat, token, from }, { game }) => {
    const card = specialFace(game, token);
    const source = from === NONE ? 'special-cards' : `hand:${from}`;
    return {
      verb: 'fly',
      ms: 420,
      stagger: 80,
      sound: 'silk',
      seat,
      focus: `seat:${seat}`,
      journeys: [
        {
          face: tokenFace(token),
          from: tokensOf(seat, token),
          to: `token-supply:${token}`,
          count: game.edition.numbers.tokensPerSpecialCard,
        },
        ...(from === seat ? [] : [{ face: card, from: source, to: `hand:${seat}` }]),
      ],
      sum: { gain: [cardItem(game, game.specialCards[token] ?? NONE)] },
    };
  },
  'province-tile-removed': ({ tile }) => removed({ face: tileFace(tile), from: 'court:tile', to: NOWHERE }),
  'bonus-tile-removed': ({ city, tile }) => removed({ face: bonusFace(tile), from: `city:${city}`, to: NOWHERE }),
} satisfies Partial<BeatTable<Game, Fact>>;

/** The light follows the roads to the next province. */
function wandering({ game, find }: Scene<Game>, province: number): Journey {
  const from = find(LIGHT, 'province:');
  const to = `province:${province}`;
  if (from === undefined) return { face: LIGHT, from: NOWHERE, to };
  const way = routeBetween(game, Number(from.slice('province:'.length)), province);
  return { face: LIGHT, from, to, via: way.map((city) => `city:${city}`) };
}

function laid(journey: Journey): Told {
  return { verb: 'lay', ms: 180, stagger: 20, start: 'stock', weight: 1, journeys: [journey] };
}

function removed(journey: Journey): Told {
  return { verb: 'light', ms: 220, stagger: 40, start: 'stock', weight: 1, journeys: [journey] };
}
