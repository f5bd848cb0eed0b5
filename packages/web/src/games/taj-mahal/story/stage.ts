import type { Face, PlaceName } from '../../../story/beat.ts';
import { type Resting, type Stage, stageFrom } from '../../../story/stage.ts';
import { GOODS, TOKENS } from '../model/model.ts';
import { type Game, NONE, type View } from '../types.ts';

type SeatView = View['seats'][number];

/** A card the viewer doesn't know. */
export const BACK = 'back';
export const CROWN = 'crown';
/** Runs along the roads between palaces that score. */
export const LAMP = 'lamp';
/** Lies on the province that is being visited. */
export const LIGHT = 'light';
export const POINT = 'point';
export const START_MARKER = 'start';

export const cardFace = (card: number): Face => `card ${card}`;
export const tileFace = (tile: number): Face => `tile ${tile}`;
export const bonusFace = (tile: number): Face => `bonus ${tile}`;
export const tokenFace = (token: number): Face => `token ${TOKENS[token]}`;
export const goodFace = (good: string): Face => `good ${good}`;
export const palaceFace = (seat: number): Face => `palace ${seat}`;
export const crownPalaceFace = (seat: number): Face => `crown palace ${seat}`;
export const markerFace = (seat: number): Face => `marker ${seat}`;

/** A player's tokens of one kind are one place, as in the contest. */
export const tokensOf = (seat: number, token: number): PlaceName => `tokens:${seat}:${token}`;

export const roadPlace = (one: number, other: number): PlaceName => `road:${Math.min(one, other)}-${Math.max(one, other)}`;

/** The display is sorted, so it is one place; its cards have no separate places. */
export function stageOf(view: View, game: Game): Stage {
  return stageFrom([
    ...court(view),
    ...land(view),
    ...cards(view, game),
    ...view.seats.flatMap((seat, index) => [...hand(seat, index, view, game), ...holdings(seat, index)]),
  ]);
}

function court({ court: { tokens, crown, tile }, supply, startSeat }: View): Resting[] {
  return [
    ...tokens.map((count, token): Resting => [`court:${token}`, tokenFace(token), count]),
    ...supply.map((count, token): Resting => [`token-supply:${token}`, tokenFace(token), count]),
    ['court:crown', CROWN, crown ? 1 : 0],
    ...(tile === NONE ? [] : [['court:tile', tileFace(tile)] as const]),
    ...(startSeat === NONE ? [] : [[`start:${startSeat}`, START_MARKER] as const]),
  ];
}

/** A province keeps its tile until it is visited. */
function land({ cities, tileProvinces, visit, currentProvince }: View): Resting[] {
  return [
    ...(currentProvince === NONE ? [] : [[`province:${currentProvince}`, LIGHT] as const]),
    ...tileProvinces.flatMap((province, tile): Resting[] =>
      province === NONE || tile < visit ? [] : [[`province:${province}`, tileFace(tile)]],
    ),
    ...cities.flatMap(({ bonusTile, palace, crownPalace }, city): Resting[] => [
      ...(bonusTile === NONE ? [] : [[`city:${city}`, bonusFace(bonusTile)] as const]),
      ...(palace === NONE ? [] : [[`city:${city}`, palaceFace(palace)] as const]),
      ...(crownPalace === NONE ? [] : [[`city:${city}`, crownPalaceFace(crownPalace)] as const]),
    ]),
  ];
}

function cards({ display, discards, pileSize, specialCards }: View, game: Game): Resting[] {
  return [
    ...display.map((card): Resting => ['display', cardFace(card)]),
    ...discards.map((card): Resting => ['discards', cardFace(card)]),
    ['pile', BACK, pileSize],
    ...specialCards.flatMap(({ holder }, token): Resting[] =>
      holder === NONE ? [['special-cards', specialFace(game, token)]] : [],
    ),
  ];
}

/** The face of a token's special card. */
export function specialFace(game: Game, token: number): Face {
  return cardFace(game.specialCards[token] ?? NONE);
}

/** The viewer's own cards; of other hands the special cards and what everyone saw being taken, and the backs of the rest (TAJ-GEN-03). */
function hand({ hand, handSize, taken, played }: SeatView, seat: number, { specialCards }: View, game: Game): Resting[] {
  const specials = game.specialCards.filter(
    (_card, token) => specialCards[token]?.holder === seat && !specialCards[token]?.inPlay,
  );
  const known = hand ?? [...taken, ...specials];
  return [
    ...known.map((card): Resting => [`hand:${seat}`, cardFace(card)]),
    [`hand:${seat}`, BACK, handSize - known.length],
    ...played.map((card): Resting => [`played:${seat}`, cardFace(card)]),
  ];
}

function holdings({ tokens, provinceTiles, goodsTiles, palacesLeft, score, marker }: SeatView, seat: number): Resting[] {
  return [
    ...tokens.map((count, token): Resting => [tokensOf(seat, token), tokenFace(token), count]),
    ...provinceTiles.map((tile): Resting => [`tiles:${seat}`, tileFace(tile)]),
    ...GOODS.map((good, index): Resting => [`goods:${seat}`, goodFace(good), goodsTiles[index] ?? 0]),
    [`palaces:${seat}`, palaceFace(seat), palacesLeft],
    [`points:${seat}`, POINT, score],
    [`track:${marker.space}`, markerFace(seat)],
  ];
}
