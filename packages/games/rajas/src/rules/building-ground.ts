import type { Seat } from '@durbar/engine';
import type { RajasGame, Reason, Tile } from '../game.ts';
import { at, entry, lowestBit } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { NONE } from '../words.ts';
import { canPay, diceShowing, purseOf, sumInPurse } from './dice.ts';
import { cellIndex, filledCells, keepsJoined, openCells, tileNumbered } from './province.ts';
import { REASONS } from './reasons.ts';

/** The open tile of a stack; undefined if the stack is empty (RAJ-QUARRY-03). */
export function openTile(game: RajasGame, state: RajasState, stack: number): Tile | undefined {
  return tileNumbered(game, at(state.tops, stack));
}

/** RAJ-MB-02, RAJ-MB-03: the new tile must cost more; the player pays the difference. Some tiles cost a number of dice instead. */
export function overbuildPrice(old: Tile, tile: Tile): number {
  const dice = Math.max(old.coverDice, tile.coverDice);
  return dice > 0 ? -dice : Math.max(0, tile.price - old.price);
}

/** The value of the single die of any colour that covering costs (GB2-GB1-03); 0: the price is in the tile's colour. */
export function overbuildFace(old: Tile, tile: Tile): number {
  return old.coverDice > 0 ? tile.coverFace : 0;
}

function canPayOver(state: RajasState, seat: Seat, old: Tile, tile: Tile, spent: number, purse: number): boolean {
  const face = overbuildFace(old, tile);
  if (face === 0) return canPay(state, seat, tile.colour, overbuildPrice(old, tile), spent, purse);
  return diceShowing(state, seat, face, spent) > 0;
}

/** RAJ-QUARRY-09: an affordable top tile and a cell for it. */
export function whyNotBuild(game: RajasGame, state: RajasState, seat: Seat, spent: number, karma: number): Reason | undefined {
  if (openCells(game, state, seat) === 0) return REASONS.noOpenRoad;
  const purse = purseOf(state, seat, spent, karma);
  for (let stack = 0; stack < game.stacks.length; stack++) {
    const tile = openTile(game, state, stack);
    if (tile && canPay(state, seat, tile.colour, tile.price, spent, purse)) return undefined;
  }
  return REASONS.nothingPayable;
}

/** Why a tile can't cover this cell in any rotation at an affordable price (RAJ-MB-13). */
export function whyNotCover(
  game: RajasGame,
  state: RajasState,
  seat: Seat,
  cell: number,
  tile: Tile,
  spent: number,
  purse: number,
): Reason | undefined {
  const i = cellIndex(game, seat, cell);
  const old = tileNumbered(game, at(state.tiles, i));
  if (!old) return REASONS.cellEmpty;
  if (at(state.covered, i) !== NONE) return REASONS.overbuiltOnce;
  if (overbuildPrice(old, tile) === 0) return REASONS.notDearer;
  if (!canPayOver(state, seat, old, tile, spent, purse)) return REASONS.differenceTooHigh;
  return (
    vetoOverbuild(game, state, seat, cell, tile) ?? (fitsSomehow(game, state, seat, cell, tile) ? undefined : REASONS.cutsOff)
  );
}

function vetoOverbuild(game: RajasGame, state: RajasState, seat: Seat, cell: number, tile: Tile): Reason | undefined {
  for (const veto of game.hooks.mayOverbuild) {
    const reason = veto(game, state, seat, cell, tile);
    if (reason) return reason;
  }
  return undefined;
}

function fitsSomehow(game: RajasGame, state: RajasState, seat: Seat, cell: number, tile: Tile): boolean {
  for (let i = 0; i < tile.rotations.length; i++) {
    if (keepsJoined(game, state, seat, cell, at(tile.ends, at(tile.rotations, i)))) return true;
  }
  return false;
}

/** Whether a tile can cover some cell. */
export function canCoverSomewhere(
  game: RajasGame,
  state: RajasState,
  seat: Seat,
  tile: Tile,
  spent: number,
  purse: number,
): boolean {
  if (tile.coverFace === 0 && sumInPurse(purse, tile.colour) === 0) return false;
  for (let cells = filledCells(game, state, seat); cells !== 0; cells &= cells - 1) {
    if (!whyNotCover(game, state, seat, lowestBit(cells), tile, spent, purse)) return true;
  }
  return false;
}

/** RAJ-MB-09: a matching pair of tiles and the dice for the difference. */
export function whyNotOverbuild(
  game: RajasGame,
  state: RajasState,
  seat: Seat,
  spent: number,
  karma: number,
): Reason | undefined {
  const prices = coverablePrices(game, state, seat);
  if (prices === 0) return REASONS.nothingToOverbuild;
  const purse = purseOf(state, seat, spent, karma);
  for (let stack = 0; stack < game.stacks.length; stack++) {
    const tile = openTile(game, state, stack);
    if (tile && (pricesInReach(tile, purse) & prices) !== 0 && canCoverSomewhere(game, state, seat, tile, spent, purse))
      return undefined;
  }
  return REASONS.nothingToOverbuild;
}

const EVERY_PRICE = -1;
/** The highest price represented by a bit. */
const DEAREST = 30;

function hasPlainPrice({ price, coverDice, coverFace }: Tile): boolean {
  return price >= 0 && price <= DEAREST && coverDice === 0 && coverFace === 0;
}

/** Prices of the player's tiles that cover no other, as bits; all bits if one has a special covering price. */
function coverablePrices(game: RajasGame, state: RajasState, seat: Seat): number {
  let prices = 0;
  const first = cellIndex(game, seat, 0);
  for (let cells = filledCells(game, state, seat); cells !== 0; cells &= cells - 1) {
    const i = first + lowestBit(cells);
    if (at(state.covered, i) !== NONE) continue;
    const old = entry(game.tiles, at(state.tiles, i));
    prices |= hasPlainPrice(old) ? 1 << old.price : EVERY_PRICE;
  }
  return prices;
}

/** Lower prices with an affordable difference, as bits. */
function pricesInReach(tile: Tile, purse: number): number {
  if (!hasPlainPrice(tile)) return EVERY_PRICE;
  const least = Math.max(0, tile.price - sumInPurse(purse, tile.colour));
  return (1 << tile.price) - (1 << least);
}
