import { drawIndex } from '@durbar/engine';
import { choiceAt } from '../choices.ts';
import type { DecisionOn } from '../frames.ts';
import type { TajMahalGame } from '../game.ts';
import { add, at } from '../numbers.ts';
import type { TajMahalState } from '../state.ts';
import { NONE } from '../words.ts';
import { chanceQuestion, notAsked } from './chance.ts';

/** TAJ-SETUP-04: one random province tile for each province except the last. */
export const layProvinceTile: DecisionOn<'lay-province-tile'> = {
  ask: (game, state) => chanceQuestion(game.choices.tile, unlaidTiles(state)),
  sample: (game, state, _frame, random) => choiceAt(game.choices.tile, drawIndex(unlaidTiles(state), random)),
  answer: (_game, _state, { province }, choice, step) => {
    if (choice.type !== 'tile') return notAsked(choice);
    step.fact({ type: 'province-tile-laid', tile: choice.tile, province });
  },
};

/** TAJ-SETUP-07: one random bonus tile for each fortress but the Taj Mahal's. */
export const layBonusTile: DecisionOn<'lay-bonus-tile'> = {
  ask: (game, state) => chanceQuestion(game.choices.bonus, unlaidBonusTiles(game, state)),
  sample: (game, state, _frame, random) => choiceAt(game.choices.bonus, drawIndex(unlaidBonusTiles(game, state), random)),
  answer: (_game, _state, { city }, choice, step) => {
    if (choice.type !== 'bonus') return notAsked(choice);
    step.fact({ type: 'bonus-tile-laid', tile: choice.tile, city });
  },
};

function unlaidTiles({ tileProvinces }: TajMahalState): number[] {
  return tileProvinces.map((province) => (province === NONE ? 1 : 0));
}

function unlaidBonusTiles(game: TajMahalGame, { bonusTiles }: TajMahalState): number[] {
  const counts = game.bonusCounts.slice();
  for (const city of game.fortresses) {
    const tile = at(bonusTiles, city);
    if (tile !== NONE) add(counts, tile, -1);
  }
  return counts;
}
