import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RajasGame } from './game.ts';
import { navaratnasOf } from './modules/navaratnas/tiles.ts';
import { at, countBits, range } from './numbers.ts';
import { whyNotPlace } from './rules/spaces.ts';
import type { RajasState } from './state.ts';
import { type Moment, playAtRandom, SET_UPS } from './testing/random-games.ts';
import { COLOURS, KINDS_OF_DICE, NONE } from './words.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function checkDice(game: RajasGame, state: RajasState): void {
  for (const [colour] of COLOURS.entries()) {
    const onKali = state.dice.filter((_, kind) => Math.floor((kind % KINDS_OF_DICE) / 6) === colour);
    expect(sum(onKali) + at(state.supply, colour)).toBe(game.edition.dice.perColour);
  }
  expect([...state.supply, ...state.dice].every((count) => count >= 0)).toBe(true);
}

function checkWorkers(game: RajasGame, state: RajasState): void {
  for (const seat of range(game.players)) {
    const standing = state.workers.filter((workers) => workers & (1 << seat)).length;
    expect(standing).toBe(at(state.placed, seat));
    expect(at(state.placed, seat)).toBeLessThanOrEqual(at(state.active, seat));
    expect(at(state.active, seat)).toBeLessThanOrEqual(game.mostWorkers);
    expect(at(state.active, seat) + countBits(at(state.waiting, seat))).toBeLessThanOrEqual(game.edition.limits.workers);
  }
}

function checkTiles(game: RajasGame, state: RajasState): void {
  const laid = [...state.tiles, ...state.covered, ...state.tops].filter((tile) => tile !== NONE);
  expect(new Set(laid).size).toBe(laid.length);
  expect(laid.length + sum(state.below.map(countBits))).toBe(game.tiles.length);
}

function checkYieldTiles(game: RajasGame, state: RajasState): void {
  const { navaratnas } = state.modules;
  const all = (colours: readonly string[]): number =>
    sum(game.yieldTiles.filter(({ colourName }) => colours.includes(colourName)).map(({ count }) => count));
  if (!navaratnas) {
    expect(sum(state.yieldStack) + sum(state.yieldAside)).toBe(all(['white']));
    return;
  }
  const { display, laid } = navaratnasOf(state.modules);
  expect(sum(display) + laid.filter((tile) => tile !== NONE).length).toBe(all(['white', 'yellow', 'red', 'brown']));
}

function checkMarkers(game: RajasGame, state: RajasState): void {
  const { limits, start } = game.edition;
  for (const karma of state.karma) expect(karma >= 0 && karma <= limits.karma).toBe(true);
  for (const level of state.levels) expect(level >= start.buildingLevel && level <= limits.buildingLevel).toBe(true);
  for (const marker of [...state.money, ...state.fame]) expect(marker).toBeGreaterThanOrEqual(0);
  for (const boat of state.boats) expect(boat >= 0 && boat <= game.river.last).toBe(true);
}

/** RAJ-PLACE-15: whoever is asked to place can finish the turn; nobody is asked without a choice. */
function checkPlacing(game: RajasGame, { state, agenda }: Moment['position']): void {
  const frame = agenda.at(-1);
  if (frame?.kind !== 'place') return;
  expect(game.spaces.some((space) => !whyNotPlace(game, state, frame.seat, space))).toBe(true);
}

describe('conservation', () => {
  test('dice, workers, tiles, yield tiles and markers at every moment of random games', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SET_UPS), fc.nat(), (setUp, seed) => {
        playAtRandom(setUp, `conservation ${seed}`, ({ game, position }) => {
          checkDice(game, position.state);
          checkWorkers(game, position.state);
          checkTiles(game, position.state);
          checkYieldTiles(game, position.state);
          checkMarkers(game, position.state);
          checkPlacing(game, position);
        });
      }),
      { numRuns: 25, seed: 20_17 },
    );
  });
});
