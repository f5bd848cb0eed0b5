import { NONE } from '@durbar/cards-and-karma/vocabulary';
import { at, entry, rowAt } from '../../../numbers.ts';
import type { CardEffect, CardNumbers } from '../tables.ts';
import { worthOfBerth, worthOfBuildings, worthOfGoods } from './rows.ts';
import { changing, owned, type Standpoint } from './standpoint.ts';
import { worthOfAdministrators, worthOfCoins, worthOfFame, worthOfKarma } from './tokens.ts';
import { AT } from './traits.ts';

/** What the action of a card is worth, without its price. */
export function worthOfCard(standpoint: Standpoint, card: number): number {
  return worthWithin(standpoint, card, 0);
}

/** How many rewards within rewards are followed. */
const DEEPEST = 1;

function worthWithin(standpoint: Standpoint, card: number, depth: number): number {
  const numbers = entry(standpoint.tables.cards, card);
  const worth = worthOfGoods(standpoint, numbers) + worthOfReward(standpoint, numbers.effect, depth);
  switch (numbers.kind) {
    case 'building':
      return worth + worthOfBuildings(standpoint, numbers);
    case 'ship':
      return worth + worthOfBerth(standpoint, numbers.flag);
    case 'goods':
      return numbers.coins > 0 ? worth + worthOfCoins(standpoint, numbers.coins) : worth;
    case 'palace':
      return worth;
  }
}

/** What a ship's reward, a palace action or a bonus is worth. */
export function worthOfEffect(standpoint: Standpoint, effect: CardEffect): number {
  return worthOfReward(standpoint, effect, 0);
}

function worthOfReward(standpoint: Standpoint, effect: CardEffect, depth: number): number {
  let worth = 0;
  for (const { gain, count } of effect) worth += worthOfGain(standpoint, gain, count, depth);
  return worth;
}

function worthOfGain(standpoint: Standpoint, gain: CardEffect[number]['gain'], count: number, depth: number): number {
  switch (gain) {
    case 'fame':
      return worthOfFame(standpoint, count);
    case 'coins':
      return worthOfCoins(standpoint, count);
    case 'coins-per-good':
      return worthOfCoins(standpoint, count * goodsOwned(standpoint));
    case 'karma':
      return worthOfKarma(standpoint, count);
    case 'administrators':
      return worthOfAdministrators(standpoint, count);
    case 'dice':
      return count * changing(standpoint, AT['reward-die'], AT['reward-die-late']);
    case 'turn':
      return count * rowAt(standpoint.strengths, AT['reward-turn']);
    case 'goods-cards':
      return count * worthOfBest(standpoint, 'goods', depth);
    case 'palace-action':
      return count * worthOfBest(standpoint, 'palace', depth);
    case 'ship':
      return count * worthOfBest(standpoint, 'ship', depth);
    case 'copied-ship-reward':
      return worthOfCopy(standpoint, depth);
    case 'top-card':
      return worthOfTop(standpoint, depth);
  }
}

function goodsOwned({ tables }: Standpoint): number {
  let all = 0;
  for (let type = 0; type < tables.goodsTypes; type++) all += rowAt(owned.goods, type);
  return all;
}

/** The best card of a kind in the grid, if there is one. */
function worthOfBest(standpoint: Standpoint, kind: CardNumbers['kind'], depth: number): number {
  const { tables, state, strengths } = standpoint;
  if (depth >= DEEPEST) return rowAt(strengths, AT['reward-card']);
  let best = 0;
  for (const card of state.grid) {
    if (card === NONE || entry(tables.cards, card).kind !== kind) continue;
    best = Math.max(best, worthWithin(standpoint, card, depth + 1));
  }
  return rowAt(strengths, AT['reward-best']) * best;
}

/** The best reward of a ship that is the last of its row. */
function worthOfCopy(standpoint: Standpoint, depth: number): number {
  if (depth > DEEPEST) return rowAt(standpoint.strengths, AT['reward-card']);
  let best = 0;
  for (let seat = 0; seat < standpoint.tables.players; seat++)
    best = Math.max(best, worthOfLastShip(standpoint, seat, depth + 1));
  return best;
}

/** What it is worth to copy the reward of a seat's last ship. */
export function worthOfLastShip(standpoint: Standpoint, seat: number, depth = 0): number {
  const row = entry(standpoint.state.ships, seat);
  if (row.length === 0) return 0;
  return worthOfReward(standpoint, entry(standpoint.tables.cards, at(row, row.length - 1)).effect, depth);
}

/** The top card is open. */
function worthOfTop(standpoint: Standpoint, depth: number): number {
  const { state, strengths } = standpoint;
  if (depth > DEEPEST || state.top === NONE) return rowAt(strengths, AT['reward-card']);
  return worthWithin(standpoint, state.top, depth + 1);
}
