import { type Position, sumOf } from '@durbar/engine';
import type { RajasGame } from '../game.ts';
import type { RajasFrame } from '../modules/index.ts';
import { navaratnasOf } from '../modules/navaratnas/tiles.ts';
import { undrawnTiles } from '../modules/wilderness/tiles.ts';
import { at, countBits } from '../numbers.ts';
import { colourOf } from '../rules/dice.ts';
import type { RajasState } from '../state.ts';
import { COLOURS, KINDS_OF_DICE, NONE, WAITING } from '../words.ts';

/** Checks every position of many games, so it throws instead of using `expect`, which takes ten times as long. */
function same(what: string, actual: number, wanted: number): void {
  if (actual !== wanted) throw new Error(`${what}: ${actual}, not ${wanted}`);
}

function within(what: string, least: number, actual: number, most: number): void {
  if (actual < least || actual > most) throw new Error(`${what}: ${actual}, not from ${least} to ${most}`);
}

/** Recoloured dice count as another colour until returned, so with Holi only the total is constant. */
function checkDice({ edition }: RajasGame, { supply, dice, modules: { holi, roads } }: RajasState): void {
  const counts = supply.slice();
  for (let i = 0; i < dice.length; i++) {
    within('dice of a kind', 0, at(dice, i), edition.dice.perColour);
    const colour = colourOf(i % KINDS_OF_DICE);
    counts[colour] = at(counts, colour) + at(dice, i);
  }
  const rolling = roads?.rolling ?? NONE;
  if (rolling !== NONE) counts[rolling] = at(counts, rolling) + 1;
  const { perColour } = edition.dice;
  for (const left of supply) within('dice in the supply', 0, left, perColour);
  if (holi) same('dice', sumOf(counts) + holi.dice.length, perColour * COLOURS.length);
  else for (const count of counts) same('dice of a colour', count, perColour);
}

function checkWorkers({ players, mostWorkers, edition }: RajasGame, { workers, placed, active, waiting }: RajasState): void {
  for (let seat = 0; seat < players; seat++) {
    same('placed workers', workers.filter((standing) => standing & (1 << seat)).length, at(placed, seat));
    within('active workers', at(placed, seat), at(active, seat), mostWorkers);
    within('workers', 0, at(active, seat) + countBits(at(waiting, seat)), edition.start.workers + Object.keys(WAITING).length);
  }
}

function checkTiles(game: RajasGame, state: RajasState): void {
  const laid = [...state.tiles, ...state.covered, ...state.tops].filter((tile) => tile !== NONE);
  same('different tiles', new Set(laid).size, laid.length);
  same('tiles', laid.length + sumOf(state.below.map(countBits)) + undrawnTiles(game, state).length, game.tiles.length);
}

function checkYieldTiles({ yieldTiles }: RajasGame, { yieldStack, yieldAside, modules }: RajasState): void {
  if (modules.navaratnas) {
    const { display, laid } = navaratnasOf(modules);
    const all = sumOf(yieldTiles.map(({ count }) => count));
    same('yield tiles', sumOf(display) + laid.filter((tile) => tile !== NONE).length, all);
    return;
  }
  const white = sumOf(yieldTiles.map(({ colourName, count }) => (colourName === 'white' ? count : 0)));
  same('white yield tiles', sumOf(yieldStack) + sumOf(yieldAside), white);
}

function checkMarkers({ edition: { limits, start }, river }: RajasGame, state: RajasState): void {
  for (const karma of state.karma) within('karma', 0, karma, limits.karma);
  for (const level of state.levels) within('level', start.buildingLevel, level, limits.buildingLevel);
  for (const marker of [...state.money, ...state.fame]) within('marker', 0, marker, Number.MAX_SAFE_INTEGER);
  for (const boat of state.boats) within('boat', 0, boat, river.last);
}

/** Throws if dice, workers, tiles or yield tiles were lost or invented, or a marker left its track. */
export function conserved({ game, position: { state } }: { game: RajasGame; position: Position<RajasState, RajasFrame> }): void {
  checkDice(game, state);
  checkWorkers(game, state);
  checkTiles(game, state);
  checkYieldTiles(game, state);
  checkMarkers(game, state);
}
