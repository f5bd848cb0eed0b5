import { at, entry, rowAt } from '../../../numbers.ts';
import { add } from '../../row.ts';
import type { CardNumbers } from '../tables.ts';
import { changing, owned, type Standpoint } from './standpoint.ts';
import { worthOfAdministrators, worthOfCoins, worthOfFame } from './tokens.ts';
import { AT } from './traits.ts';

/** Rows after a card was placed; they belong to the card asked about last. */
const buildings = new Float64Array(owned.buildings.length);
const goods = new Float64Array(owned.goods.length);
const values = new Float64Array(owned.values.length);

/** What a building card brings when it is placed: fame, a set or the prospect of one. */
export function worthOfBuildings(standpoint: Standpoint, card: CardNumbers): number {
  const { tables } = standpoint;
  buildings.set(owned.buildings);
  for (const type of card.buildings) add(buildings, type, 1);
  const before = prospectOfBuildings(standpoint, owned.buildings);
  let sets = 0;
  for (let type = 0; type < tables.buildingTypes; type++) {
    if (rowAt(buildings, type) < tables.thresholds.sameKindSet) continue;
    buildings[type] = 0;
    sets++;
  }
  if (sets === 0 && isComplete(buildings, tables.buildingTypes)) {
    for (let type = 0; type < tables.buildingTypes; type++) add(buildings, type, -1);
    sets = 1;
  }
  const fame = worthOfFame(standpoint, card.buildings.length);
  return fame + prospectOfBuildings(standpoint, buildings) - before + (sets > 0 ? worthOfAdministrators(standpoint, sets) : 0);
}

function isComplete(counts: Float64Array, types: number): boolean {
  for (let type = 0; type < types; type++) if (rowAt(counts, type) === 0) return false;
  return true;
}

function prospectOfBuildings(standpoint: Standpoint, counts: Float64Array): number {
  const { tables, strengths } = standpoint;
  let [all, kinds, pairs] = [0, 0, 0];
  for (let type = 0; type < tables.buildingTypes; type++) {
    const count = rowAt(counts, type);
    all += count;
    if (count > 0) kinds++;
    if (count > 1) pairs++;
  }
  return (
    all * changing(standpoint, AT.building, AT['building-late']) +
    pairs * rowAt(strengths, AT['building-pair']) +
    (kinds > 1 ? rowAt(strengths, AT['building-kinds']) : 0)
  );
}

/** What the goods on a card bring when it is placed: a sale or the prospect of one. */
export function worthOfGoods(standpoint: Standpoint, card: CardNumbers): number {
  if (card.goods.length === 0) return 0;
  const { tables } = standpoint;
  goods.set(owned.goods);
  values.set(owned.values);
  const before = prospectOfGoods(standpoint, goods, values);
  for (const { type, value } of card.goods) {
    add(goods, type, 1);
    add(values, type, value);
  }
  let sale = 0;
  for (const { type } of card.goods) {
    if (rowAt(goods, type) < tables.thresholds.sameKindSet) continue;
    sale += rowAt(values, type);
    goods[type] = 0;
    values[type] = 0;
  }
  if (sale === 0 && isComplete(goods, tables.goodsTypes)) sale = sellOneOfEach(standpoint, card);
  const prospect = prospectOfGoods(standpoint, goods, values) - before;
  return sale > 0 ? prospect + worthOfCoins(standpoint, sale) : prospect;
}

/** The best good of each type. */
function sellOneOfEach({ tables }: Standpoint, card: CardNumbers): number {
  let sale = 0;
  for (let type = 0; type < tables.goodsTypes; type++) {
    let value = rowAt(owned.best, type);
    for (const good of card.goods) if (good.type === type) value = Math.max(value, good.value);
    sale += value;
    add(goods, type, -1);
    add(values, type, -value);
  }
  return sale;
}

function prospectOfGoods(standpoint: Standpoint, counts: Float64Array, sums: Float64Array): number {
  const { tables, strengths } = standpoint;
  let [all, sum, kinds, pairs] = [0, 0, 0, 0];
  for (let type = 0; type < tables.goodsTypes; type++) {
    const count = rowAt(counts, type);
    const value = rowAt(sums, type);
    all += count;
    sum += value;
    if (count > 0) kinds++;
    if (count > 1) pairs += value;
  }
  return (
    all * changing(standpoint, AT.good, AT['good-late']) +
    sum * rowAt(strengths, AT['good-value']) +
    pairs * rowAt(strengths, AT['good-pair']) +
    (kinds > 1 ? sum * rowAt(strengths, AT['good-kinds']) : 0)
  );
}

/** What a ship's place in the row is worth: the third one an administrator; a lower one begins a new row. */
export function worthOfBerth(standpoint: Standpoint, flag: number): number {
  const { tables, state, seat } = standpoint;
  const row = entry(state.ships, seat);
  const last = row.length === 0 ? 0 : entry(tables.cards, at(row, row.length - 1)).flag;
  const before = prospectOfShips(standpoint, row.length, last);
  if (flag < last) return prospectOfShips(standpoint, 1, flag) - before;
  if (row.length + 1 < tables.thresholds.shipSet) return prospectOfShips(standpoint, row.length + 1, flag) - before;
  return worthOfAdministrators(standpoint, 1) - before;
}

function prospectOfShips(standpoint: Standpoint, ships: number, last: number): number {
  if (ships === 0) return 0;
  const { tables, strengths } = standpoint;
  const room = 1 - last / tables.highestFlag;
  const worth = changing(standpoint, AT.ship, AT['ship-late']);
  return ships === 1
    ? worth + room * rowAt(strengths, AT['ship-room'])
    : worth + rowAt(strengths, AT['second-ship']) + room * rowAt(strengths, AT['second-ship-room']);
}
