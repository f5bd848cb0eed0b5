import { begin, mustRules, playOut, type SetUp, seededRandom } from '@durbar/engine';
import { expect, test } from 'vitest';
import { cardsAndKarma } from './definition.ts';
import { flipped } from './state.ts';
import { secondEdition } from './testing/second-edition.ts';

const SET_UPS: readonly [string, SetUp, number][] = [
  ['2 players', { players: 2 }, 2500],
  ['3 players', { players: 3 }, 2500],
  ['4 players', { players: 4 }, 2500],
  ['2 players, visible bonuses', { players: 2, options: { bonuses: 'visible' } }, 1000],
  ['4 players, visible bonuses', { players: 4, options: { bonuses: 'visible' } }, 1000],
  ['4 players, karma for the last two', { players: 4, edition: 'late-karma' }, 1000],
  ['3 players, second edition', { players: 3, editionData: secondEdition() }, 1000],
];

test.each(SET_UPS)('random games of %s end', (_name, setUp, games) => {
  const rules = mustRules(cardsAndKarma, setUp);
  const random = seededRandom('random games');
  let winners = 0;
  for (let game = 0; game < games; game++) {
    const { position } = begin(rules);
    playOut(rules, position, random);
    if (position.state.hands.some((_hand, seat) => flipped(position.state, seat) === rules.game.track.length)) winners++;
  }
  expect(winners).toBe(games);
});
