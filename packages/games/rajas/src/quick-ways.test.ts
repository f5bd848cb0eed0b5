import type { Seat, SetUp } from '@durbar/engine';
import { expect, test } from 'vitest';
import type { RajasGame } from './game.ts';
import type { RajasChoice } from './modules/index.ts';
import { at, bitsOf, range } from './numbers.ts';
import { canCoverSomewhere, openTile, whyNotOverbuild } from './rules/building-ground.ts';
import { kindsOwned, purseOf } from './rules/dice.ts';
import { canPlaceAnywhere, listLegalSpaces } from './rules/legal-spaces.ts';
import { metNeeds } from './rules/needs.ts';
import { whyNotPlace } from './rules/spaces.ts';
import type { RajasState } from './state.ts';
import { otherEdition } from './testing/other-edition.ts';
import { playAtRandom } from './testing/random-games.ts';
import { houseEdition } from './testing/table.ts';
import { NONE } from './words.ts';

/** The quarry's first space is too far from the others for one number's bits. */
function splitQuarry(): SetUp['editionData'] {
  return houseEdition((edition) => {
    for (const board of edition.boards) board.spaces = [...board.spaces.slice(1), ...board.spaces.slice(0, 1)];
  });
}

const SET_UPS: readonly SetUp[] = [
  { players: 2 },
  { players: 4 },
  { players: 4, editionData: splitQuarry() },
  { players: 3, editionData: otherEdition() },
  { players: 3, options: { navaratnas: 'on', cows: 'on', kedarnath: 'front', roads: 'front', river: 'full-random' } },
  { players: 2, options: { roads: 'back', wilderness: 'on', pinkElephant: 'on', holi: 'front' } },
  { players: 4, options: { blocking: 'any', kedarnath: 'back' } },
];

/** Throws instead of using `expect`, which takes ten times as long, because it checks many positions. */
function same(what: string, quick: string, clear: string): void {
  if (quick !== clear) throw new Error(`${what}: ${quick}, not ${clear}`);
}

function checkPlaces(game: RajasGame, state: RajasState, seat: Seat): void {
  const choices: RajasChoice[] = [];
  listLegalSpaces(game, state, seat, choices);
  const legal = game.spaces.filter((space) => !whyNotPlace(game, state, seat, space));
  same('legal spaces', JSON.stringify(choices), JSON.stringify(legal.map(({ choice }) => choice)));
  same('a legal space', `${canPlaceAnywhere(game, state, seat)}`, `${legal.length > 0}`);
}

function checkNeeds(game: RajasGame, state: RajasState, seat: Seat): void {
  const hand = kindsOwned(state, seat);
  const met = metNeeds(game, state, seat, hand);
  const karma = at(state.karma, seat);
  for (const gain of game.gains) {
    if (!((gain.rule.needs?.(gain) ?? 0) & met)) continue;
    for (const spent of [NONE, ...bitsOf(hand)]) {
      for (const left of karma > 0 ? [karma, karma - 1] : [karma]) {
        const reason = gain.rule.whyNot(game, state, seat, gain, spent, left);
        same(`a need of ${gain.kind} is met`, reason?.code ?? 'possible', 'possible');
      }
    }
  }
}

function checkCovers(game: RajasGame, state: RajasState, seat: Seat): void {
  const karma = at(state.karma, seat);
  for (const spent of [NONE, ...bitsOf(kindsOwned(state, seat))]) {
    const purse = purseOf(state, seat, spent, karma);
    const canCover = game.stacks.some((_, stack) => {
      const tile = openTile(game, state, stack);
      return tile && canCoverSomewhere(game, state, seat, tile, spent, purse);
    });
    same('a cover', `${whyNotOverbuild(game, state, seat, spent, karma) === undefined}`, `${canCover}`);
  }
}

test.each(SET_UPS)('fast paths agree with the plain rules: $players players, $options', (setUp) => {
  let moments = 0;
  playAtRandom(setUp, 'quick ways', ({ game, position: { state, agenda } }) => {
    if (agenda.at(-1)?.kind !== 'place') return;
    moments++;
    for (const seat of range(game.players)) {
      checkPlaces(game, state, seat);
      checkNeeds(game, state, seat);
      checkCovers(game, state, seat);
    }
  });
  expect(moments).toBeGreaterThan(50);
});
