import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RajasGame } from './game.ts';
import { whyNotPlace } from './rules/spaces.ts';
import { conserved } from './testing/conservation.ts';
import { type Moment, playAtRandom, SET_UPS } from './testing/random-games.ts';

/** RAJ-PLACE-15: a player asked to place can finish the turn; no question is without a choice. */
function checkPlacing(game: RajasGame, { state, agenda }: Moment['position']): void {
  const frame = agenda.at(-1);
  if (frame?.kind !== 'place') return;
  expect(game.spaces.some((space) => !whyNotPlace(game, state, frame.seat, space))).toBe(true);
}

describe('conservation', () => {
  test('dice, workers, tiles, yield tiles and markers at every decision of random games', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SET_UPS), fc.nat(), (setUp, seed) => {
        playAtRandom(setUp, `conservation ${seed}`, (moment) => {
          conserved(moment);
          checkPlacing(moment.game, moment.position);
        });
      }),
      { numRuns: 25, seed: 20_17 },
    );
  });
});
