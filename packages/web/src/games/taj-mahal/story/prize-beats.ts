import {
  type BeatTable,
  type Journey,
  NOWHERE,
  type PlaceName,
  type Scene,
  type SoundName,
  type Told,
} from '../../../story/beat.ts';
import { GOOD_PICTURES } from '../pieces/faces.ts';
import { type Fact, type Game, NONE } from '../types.ts';
import { bonusOf } from '../words/names.ts';
import { walkOver } from './route.ts';
import {
  bonusFace,
  CROWN,
  crownPalaceFace,
  goodFace,
  LAMP,
  markerFace,
  POINT,
  palaceFace,
  roadPlace,
  tileFace,
  tokenFace,
  tokensOf,
} from './stage.ts';
import { POINT_PICTURE, palaceItem, tokenItem } from './sums.ts';

type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

const BONUS_SOUNDS: Readonly<Record<'points' | 'good' | 'cards', SoundName>> = { points: 'coin', good: 'silk', cards: 'card' };
/** From this many points, play the triumph sound. */
const MANY_POINTS = 5;
/** How long a point flies, and how much longer a lamp runs for each further province, in milliseconds. */
const POINT_FLIGHT = 320;
const RUN_FOR_EACH = 60;
const LONGEST_RUN = 600;

/** The gains of a withdrawal: prizes, palaces, bonus tiles and points. */
export const prizeBeats = {
  withdrew: ({ seat }) => ({ verb: 'clear', ms: 260, sound: 'silk', seat, focus: `seat:${seat}` }),
  'token-won': ({ seat, token }) => ({
    verb: 'fly',
    ms: 320,
    stagger: 80,
    sound: 'bell',
    seat,
    journeys: [{ face: tokenFace(token), from: `court:${token}`, to: tokensOf(seat, token) }],
    sum: { gain: [tokenItem(token)] },
  }),
  'crown-won': ({ seat }) => ({
    verb: 'fly',
    ms: 360,
    sound: 'bell',
    seat,
    journeys: [{ face: CROWN, from: 'court:crown', to: NOWHERE, via: [`seat:${seat}`] }],
    sum: { gain: [{ symbol: 'court-crown', count: 1 }] },
  }),
  'province-tile-won': ({ seat, tile }) => ({
    verb: 'fly',
    ms: 320,
    sound: 'card',
    seat,
    journeys: [{ face: tileFace(tile), from: 'court:tile', to: `tiles:${seat}` }],
    sum: { gain: [{ symbol: 'court-elephant', count: 1 }] },
  }),
  'palace-placed': ({ seat, city }, scene) => ({
    verb: 'rise',
    ms: 420,
    stagger: 120,
    sound: 'stone',
    seat,
    journeys: [{ face: palaceFace(seat), from: palaceStock(scene, seat), to: `city:${city}` }],
    cause: `city:${city}`,
    sum: { gain: [palaceItem(scene.game, seat)] },
  }),
  'crown-palace-placed': ({ seat, city }, scene) => ({
    verb: 'rise',
    ms: 460,
    sound: 'stone',
    seat,
    journeys: [{ face: palaceFace(seat), from: palaceStock(scene, seat), to: `city:${city}`, becomes: crownPalaceFace(seat) }],
    cause: `city:${city}`,
    sum: { gain: [palaceItem(scene.game, seat)] },
  }),
  'bonus-tile-taken': takenBonus,
  'points-gained': ({ seat, points, reason, provinces = [] }, scene) => ({
    verb: 'earn',
    ms: Math.min(LONGEST_RUN, POINT_FLIGHT + RUN_FOR_EACH * Math.max(0, provinces.length - 1)),
    stagger: 60,
    sound: points < MANY_POINTS ? 'coin' : 'bell',
    seat,
    isEffect: true,
    journeys: [
      ...march(scene, seat, points),
      ...lamps(scene, seat, provinces),
      ...pointsFrom(
        seat,
        points,
        provinces.length > 0 ? provinces.map((province) => `province:${province}`) : [sourceOf(reason, seat, scene)],
      ),
    ],
    ...(isOfHand(reason) ? { isStaged: true } : { sum: { gain: [{ symbol: POINT_PICTURE, count: points }] } }),
  }),
} satisfies Partial<BeatTable<Game, Fact>>;

/** TAJ-GEN-08: after the last palace of a colour, other pieces replace them. */
function palaceStock({ count }: Scene<Game>, seat: number): PlaceName {
  return count(`palaces:${seat}`, palaceFace(seat)) > 0 ? `palaces:${seat}` : NOWHERE;
}

/** TAJ-SCORE-03, TAJ-SCORE-09: a good is kept; points and cards follow, and their tile leaves the game. */
function takenBonus({ seat, city, tile }: FactOf<'bonus-tile-taken'>, { game }: Scene<Game>): Told {
  const from = `city:${city}`;
  const face = bonusFace(tile);
  const bonus = bonusOf(game, tile) ?? { type: 'cards' };
  const journey: Journey =
    bonus.type === 'good'
      ? { face, from, to: `goods:${seat}`, becomes: goodFace(bonus.good) }
      : { face, from, to: NOWHERE, via: [bonus.type === 'points' ? `points:${seat}` : 'pile'] };
  return {
    verb: 'fly',
    ms: 280,
    stagger: 60,
    sound: BONUS_SOUNDS[bonus.type],
    softer: 4,
    seat,
    isEffect: true,
    journeys: [journey],
    cause: from,
    ...(bonus.type === 'good' ? { sum: { gain: [{ symbol: GOOD_PICTURES[bonus.good], count: 1 }] } } : {}),
  };
}

/** TAJ-END-02, TAJ-END-03, TAJ-END-04: counted when the last visit is over, outside any turn. */
function isOfHand(reason: FactOf<'points-gained'>['reason']): boolean {
  return reason.startsWith('hand-');
}

/** Where points of a kind come from; for bonus tiles and special cards, what was just taken or played. */
function sourceOf(reason: FactOf<'points-gained'>['reason'], seat: number, { cause }: Scene<Game>): PlaceName {
  if (reason === 'bonus-tile' || reason === 'special-card') return cause ?? `seat:${seat}`;
  return reason === 'province-tile' ? `tiles:${seat}` : `hand:${seat}`;
}

/** Every source gives the same; palaces score once for each province. */
function pointsFrom(seat: number, points: number, sources: readonly PlaceName[]): Journey[] {
  return sources.map((source) => ({
    face: POINT,
    from: NOWHERE,
    to: `points:${seat}`,
    count: points / sources.length,
    via: [source],
  }));
}

/** TAJ-SCORE-12, TAJ-SCORE-16: lamps run by road over a player's palaces, from every group with one in the current province. */
function lamps({ game, cause, count }: Scene<Game>, seat: number, [current = NONE]: readonly number[]): Journey[] {
  const isOwn = (city: number): boolean =>
    count(`city:${city}`, palaceFace(seat)) + count(`city:${city}`, crownPalaceFace(seat)) > 0;
  const own = new Set([...game.cities.keys()].filter(isOwn));
  const isNewest = (city: number): number => (`city:${city}` === cause ? 1 : 0);
  const starts = (game.citiesOf[current] ?? []).filter((city) => own.has(city));
  const walks: (readonly number[])[] = [];
  for (const start of starts.toSorted((one, other) => isNewest(other) - isNewest(one)))
    if (!walks.some((walk) => walk.includes(start))) walks.push(walkOver(game, start, own));
  return walks
    .filter(({ length }) => length > 1)
    .map((walk) => ({ face: LAMP, from: NOWHERE, to: NOWHERE, via: alongRoads(walk) }));
}

/** The cities of a walk, and the roads between them. */
function alongRoads(walk: readonly number[]): PlaceName[] {
  return walk.flatMap((city, index) => {
    const before = walk[index - 1];
    return before === undefined ? [`city:${city}`] : [roadPlace(before, city), `city:${city}`];
  });
}

/** TAJ-GEN-07: the marker moves from space to space, and round again past the last one. */
function march({ find, game }: Scene<Game>, seat: number, points: number): Journey[] {
  const face = markerFace(seat);
  const from = find(face, 'track:');
  if (from === undefined) return [];
  const { spaces } = game.edition.scoreTrack;
  const start = Number(from.slice('track:'.length));
  const [to = from, ...passed] = Array.from({ length: points }, (_, step) => `track:${(start + step + 1) % spaces}`).reverse();
  return [{ face, from, to, via: passed.reverse() }];
}
