import type { Options } from '@durbar/engine';
import { expect, test } from 'vitest';
import type { RajasGame } from '../../game.ts';
import { add, at, filled } from '../../numbers.ts';
import { colourOf } from '../../rules/dice.ts';
import type { RajasState } from '../../state.ts';
import { playAtRandom } from '../../testing/random-games.ts';
import { COLOURS, KINDS_OF_DICE, NONE } from '../../words.ts';
import { ON_TRACK } from './places.ts';
import { holiOf } from './state.ts';

/** Every die by its true colour: on Kali, in the supply, on a Holi tile, on the road board. */
function diceByColour({ dice, supply, modules }: RajasState): number[] {
  const total = supply.slice();
  for (const [kind, count] of dice.entries()) add(total, colourOf(kind % KINDS_OF_DICE), count);
  for (const { die, own } of holiOf(modules).recoloured) {
    add(total, colourOf(die), -1);
    add(total, own, 1);
  }
  for (const die of holiOf(modules).dice) add(total, colourOf(die), 1);
  const rolling = modules.roads?.rolling ?? NONE;
  if (rolling !== NONE) add(total, rolling, 1);
  return total;
}

function check(game: RajasGame, state: RajasState): void {
  expect(diceByColour(state)).toEqual(filled(COLOURS.length, game.edition.dice.perColour));
  expect(Math.min(...state.supply)).toBeGreaterThanOrEqual(0);
  const { tiles, recoloured } = holiOf(state.modules);
  for (const { seat, die } of recoloured) expect(at(state.dice, seat * KINDS_OF_DICE + die)).toBeGreaterThan(0);
  expect(recoloured.length).toBeLessThanOrEqual(tiles.filter((tile) => tile < ON_TRACK).length);
}

const SET_UPS: readonly [players: number, options: Options][] = [
  [2, { holi: 'front', roads: 'back' }],
  [3, { holi: 'front', navaratnas: 'on', river: 'full-random' }],
  [4, { holi: 'back', roads: 'back', wilderness: 'on', cows: 'on' }],
  [3, { holi: 'back', mixedRounds: '2', river: 'mysterious', kedarnath: 'back', pinkElephant: 'on' }],
];

test.each(SET_UPS)('GB2-HOLI-22 every colour keeps its dice: %i players %o', (players, options) => {
  let recolours = 0;
  for (let seed = 0; seed < 6; seed++) {
    playAtRandom({ players, options }, `dice ${seed}`, ({ game, position, facts }) => {
      check(game, position.state);
      recolours += facts.filter(({ type }) => type === 'holi/recoloured').length;
    });
  }
  expect(recolours).toBeGreaterThan(0);
});
