import type { ArtName } from '../../../art/index.ts';
import type { BeatTable } from '../../../story/beat.ts';
import { defineStory, nearSeat, type TurnMark } from '../../../story/telling.ts';
import { GOODS, TOKENS } from '../model/model.ts';
import { GOOD_PICTURES, SYMBOL_PICTURES } from '../pieces/faces.ts';
import type { Fact, Game, View } from '../types.ts';
import { cardBeats } from './card-beats.ts';
import { prizeBeats } from './prize-beats.ts';
import { CROWN, goodFace, POINT, START, stageOf, tokenFace } from './stage.ts';
import { POINT_PICTURE } from './sums.ts';
import { visitBeats } from './visit-beats.ts';

const SYMBOLS: Readonly<Record<string, ArtName>> = {
  ...Object.fromEntries(TOKENS.map((token, number) => [tokenFace(number), SYMBOL_PICTURES[token]])),
  ...Object.fromEntries(GOODS.map((good) => [goodFace(good), GOOD_PICTURES[good]])),
  [CROWN]: 'court-crown',
  [POINT]: POINT_PICTURE,
  [START]: 'icon-flag',
};

/** A turn is a play or a withdrawal with all it brings; what is tidied up between two visits is nobody's. */
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
const nearPlayer = nearSeat(['hand', 'played', 'tokens', 'tiles', 'goods', 'points', 'palaces', 'start']);

export const story = defineStory<Game, View, Fact>({
  stageOf,
  beats,
  turnAt: ({ type }) => TURN_MARKS[type],
  strongest: ['withdrew', 'card-played', 'province-entered', 'tokens-exchanged', 'start-player-chosen'],
  nearby: nearPlayer,
  symbolOf: (face) => {
    const symbol = SYMBOLS[face];
    return symbol && { symbol };
  },
});
