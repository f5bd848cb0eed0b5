import type { ArtName } from '../../../art/index.ts';
import { defineStory, nearSeat } from '../../../story/telling.ts';
import { GAIN_PICTURES } from '../pieces/pictures.ts';
import type { Fact, Game, View } from '../types.ts';
import { beats } from './beats.ts';
import { stageOf } from './stage.ts';

const SYMBOLS: Readonly<Record<string, ArtName>> = {
  ...GAIN_PICTURES,
  elephant: 'player-elephant',
  'elephant back': 'player-elephant',
};

export const story = defineStory<Game, View, Fact>({
  stageOf,
  beats,
  turnAt: (fact) => {
    if (fact.type === 'turn-began') return fact.reason === 'slot' ? 'opens' : undefined;
    if (fact.type === 'slot-ended') return 'closes';
    return fact.type === 'round-began' || (fact.type === 'stage-began' && fact.stage > 1) ? 'interlude' : undefined;
  },
  strongest: [
    'end-triggered',
    // What was taken; the cards it turned over and the coins of a sale are in the sums.
    'card-taken',
    'top-card-taken',
    'palace-card-discarded',
    'track-card-flipped',
    'set-carried-out',
    'die-taken',
    'die-drawn',
    'administrator-used',
    'round-began',
    'stage-began',
    'start-player-named',
  ],
  nearby: nearSeat(['hand', 'row', 'track', 'tokens', 'turns', 'start']),
  symbolOf: (face) => {
    const symbol = SYMBOLS[face];
    return symbol && { symbol };
  },
});
