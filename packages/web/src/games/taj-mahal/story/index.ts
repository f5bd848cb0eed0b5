import type { BeatTable, Item, PlaceName } from '../../../story/beat.ts';
import { defineStory, nearSeat, type TurnMark } from '../../../story/telling.ts';
import { GOODS } from '../model/model.ts';
import { GOOD_PICTURES } from '../pieces/faces.ts';
import type { Fact, Game, View } from '../types.ts';
import { cardBeats } from './card-beats.ts';
import { prizeBeats } from './prize-beats.ts';
import { goodFace, LAMP, LIGHT, POINT, stageOf } from './stage.ts';
import { POINT_PICTURE } from './sums.ts';
import { visitBeats } from './visit-beats.ts';

const SYMBOLS: Readonly<Record<string, Pick<Item, 'symbol' | 'tone'>>> = {
  ...Object.fromEntries(GOODS.map((good) => [goodFace(good), { symbol: GOOD_PICTURES[good] }])),
  [POINT]: { symbol: POINT_PICTURE },
  [LAMP]: { symbol: 'icon-lamp', tone: 'tone-lamp' },
  [LIGHT]: { symbol: 'icon-lamp', tone: 'tone-lamp' },
};

/** A turn is a play or a withdrawal with all its effects; clean-up between visits belongs to no one. */
const TURN_MARKS: Readonly<Partial<Record<Fact['type'], TurnMark>>> = {
  'card-played': 'opens',
  withdrew: 'opens',
  'tokens-exchanged': 'interlude',
  'province-tile-removed': 'interlude',
  'bonus-tile-removed': 'interlude',
  'start-player-passed': 'interlude',
  'hand-revealed': 'interlude',
};

const beats: BeatTable<Game, Fact> = { ...cardBeats, ...prizeBeats, ...visitBeats };
const nearPlayer = nearSeat(['hand', 'played', 'tokens', 'goods', 'points', 'palaces', 'start']);

export const story = defineStory<Game, View, Fact>({
  stageOf,
  beats,
  turnAt: ({ type }) => TURN_MARKS[type],
  strongest: ['withdrew', 'card-played', 'province-entered', 'tokens-exchanged', 'start-player-chosen'],
  nearby,
  symbolOf: (face) => SYMBOLS[face],
});

/** Collected tiles are shown as goods, and a supply as what comes from it. */
function nearby(place: PlaceName): PlaceName | undefined {
  const [kind = '', number = ''] = place.split(':');
  if (kind === 'tiles') return `goods:${number}`;
  return kind === 'token-supply' ? `court:${number}` : nearPlayer(place);
}
