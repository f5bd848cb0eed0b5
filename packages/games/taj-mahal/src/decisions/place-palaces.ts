import { defined, type Seat } from '@durbar/engine';
import { choiceAt, type TajMahalChoice } from '../choices.ts';
import type { DecisionOn, TajMahalStep } from '../frames.ts';
import type { TajMahalGame } from '../game.ts';
import { at } from '../numbers.ts';
import { bonusPoints } from '../scoring/tiles.ts';
import { currentCities, type TajMahalState } from '../state.ts';
import { NONE } from '../words.ts';
import { notAsked } from './chance.ts';
import { nextDraw } from './draw-card.ts';

/** TAJ-PLACE-08: one palace after another, in the player's order. */
export const placePalaces: DecisionOn<'place-palaces'> = {
  ask: (game, state, { seat, normal, crown }) => {
    const choices: TajMahalChoice[] = [];
    for (const city of currentCities(game, state)) {
      if (normal > 0 && isFree(state, city)) choices.push(choiceAt(game.choices.palace, city));
      // TAJ-PLACE-03: beside any palace.
      if (crown > 0) choices.push(choiceAt(game.choices.crown, city));
    }
    return { decider: seat, choices };
  },
  answer: (game, state, { seat, normal, crown }, choice, step) => {
    if (choice.type !== 'palace' && choice.type !== 'crown') return notAsked(choice);
    const { type, city } = choice;
    const left = type === 'palace' ? { normal: normal - 1, crown } : { normal, crown: crown - 1 };
    if (type === 'palace') placeNormalPalace(game, state, seat, city, step);
    else step.fact({ type: 'crown-palace-placed', seat, city });
    if (left.normal + left.crown > 0) step.next({ kind: 'place-palaces', seat, ...left });
  },
};

/** TAJ-PLACE-02: no normal palace there yet; TAJ-PLACE-05: a crown palace is fine. */
function isFree({ palaces }: TajMahalState, city: number): boolean {
  return palaces[city] === NONE;
}

/** TAJ-PLACE-06, TAJ-PLACE-07: only a normal palace takes the bonus tile, and it always does. */
function placeNormalPalace(game: TajMahalGame, state: TajMahalState, seat: Seat, city: number, step: TajMahalStep): void {
  step.fact({ type: 'palace-placed', seat, city });
  const tile = at(state.bonusTiles, city);
  if (tile !== NONE) takeBonusTile(game, state, { seat, city, tile }, step);
}

function takeBonusTile(
  game: TajMahalGame,
  state: TajMahalState,
  { seat, city, tile }: { readonly seat: Seat; readonly city: number; readonly tile: number },
  step: TajMahalStep,
): void {
  const points = bonusPoints(game, state, seat, tile);
  step.fact({ type: 'bonus-tile-taken', seat, city, tile });
  if (points > 0) step.fact({ type: 'points-gained', seat, points, reason: 'bonus-tile' });
  // TAJ-SCORE-04.
  const { effect } = defined(game.bonusTiles[tile], 'bonus tile');
  if (effect.type === 'cards') nextDraw(state, step, seat, effect.cards);
}
