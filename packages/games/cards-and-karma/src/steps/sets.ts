import { at, entry } from '../at.ts';
import type { CardsAndKarmaStep, FrameOf, HandlerOf, NotedSets } from '../frames.ts';
import { BUILDING, type CardsAndKarmaGame, SHIP } from '../game.ts';
import { buildingPlans, buildingsInSets, cardsOf, goodsInSets, goodsPlans, type Plan, saleOf } from '../scoring/sets.ts';
import { buildingSymbols, freeGoods, freeShips } from '../scoring/symbols.ts';
import type { CardsAndKarmaState } from '../state.ts';
import { showNumbers } from './discards.ts';
import { gain } from './gain.ts';

const NO_SYMBOLS: readonly number[] = [];

/** The kinds of sets in the order in which they are carried out (CNK-RES-03). */
export const SETS_IN_ORDER = ['buildings', 'goods', 'ships'] as const;

/** Notes the sets that a placement completes (CNK-RES-01, step 4); they are carried out after the reward. */
export function noteSets(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  step: CardsAndKarmaStep,
  seat: number,
  card: number,
): FrameOf<'carry-out-sets'> | undefined {
  const kind = at(game.kind, card);
  const buildings = kind === BUILDING ? completeBuildings(game, state, seat) : NO_SYMBOLS;
  const goods = entry(game.goodTypes, card).length > 0 ? completeGoods(game, state, seat) : NO_SYMBOLS;
  const ships = kind === SHIP ? completeShips(game, state, seat) : NO_SYMBOLS;
  return note(step, seat, buildings, goods, ships);
}

function note(
  step: CardsAndKarmaStep,
  seat: number,
  buildings: readonly number[],
  goods: readonly number[],
  ships: readonly number[],
): FrameOf<'carry-out-sets'> | undefined {
  if (buildings.length + goods.length + ships.length === 0) return undefined;
  step.fact({ type: 'sets-noted', seat, goods, ships });
  return { kind: 'carry-out-sets', seat, buildings, goods, ships, done: 0, leaving: NO_SYMBOLS };
}

function completeBuildings(game: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number): readonly number[] {
  return buildingsInSets(game, buildingSymbols(game, state, seat));
}

function completeGoods(game: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number): readonly number[] {
  return goodsInSets(game, freeGoods(game, state, seat));
}

function completeShips(game: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number): readonly number[] {
  const row = freeShips(state, seat);
  return row.length < game.thresholds.shipSet ? NO_SYMBOLS : row;
}

/** Gives the rewards of noted sets one kind after another, then discards all their cards together. */
export const carryOutSets: HandlerOf<'carry-out-sets'> = {
  run: (game, state, frame, step) => {
    const done = nextKind(frame);
    if (done === SETS_IN_ORDER.length) return discardSets(game, state, step, frame);
    const plans = plansOf(game, frame, done);
    if (plans.length > 1) step.next({ ...frame, kind: 'choose-set', done });
    else carryOutPlan(game, state, step, frame, done, entry(plans, 0));
  },
};

/** The next kind of which there is a set, or the number of kinds. */
function nextKind(noted: NotedSets): number {
  let done = noted.done;
  while (done < SETS_IN_ORDER.length && noted[entry(SETS_IN_ORDER, done)].length === 0) done++;
  return done;
}

/** The alternatives for one kind of set; `done` kinds are carried out already. */
export function plansOf(game: CardsAndKarmaGame, { buildings, goods, ships }: NotedSets, done: number): readonly Plan[] {
  const set = SETS_IN_ORDER[done];
  if (set === 'buildings') return buildingPlans(game, buildings);
  return set === 'goods' ? goodsPlans(game, goods) : [[ships]];
}

export function carryOutPlan(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  step: CardsAndKarmaStep,
  noted: NotedSets,
  done: number,
  plan: Plan,
): void {
  const { seat, buildings, goods, ships } = noted;
  const kind = entry(SETS_IN_ORDER, done);
  const leaving = noted.leaving.slice();
  for (const set of plan) {
    const cards = kind === 'ships' ? set : cardsOf(set);
    const coins = kind === 'goods' ? saleOf(game, set) : 0;
    step.fact({ type: 'set-carried-out', seat, set: kind, cards, coins });
    if (kind === 'goods') gain(game, state, step, seat, 'coins', coins);
    else gain(game, state, step, seat, 'administrators', game.thresholds.administratorsPerSet);
    for (const card of cards) if (!leaving.includes(card)) leaving.push(card);
  }
  step.next({ kind: 'carry-out-sets', seat, buildings, goods, ships, done: done + 1, leaving });
}

/** CNK-RES-11: cards that a sale has taken meanwhile are gone already. */
function discardSets(game: CardsAndKarmaGame, state: CardsAndKarmaState, step: CardsAndKarmaStep, noted: NotedSets): void {
  const { seat, goods, ships } = noted;
  const cards = noted.leaving.filter((card) => isPlaced(state, seat, card));
  step.fact({ type: 'set-cards-discarded', seat, cards, goods, ships });
  showNumbers(state, step, cards);
  const further = note(step, seat, completeBuildings(game, state, seat), completeGoods(game, state, seat), NO_SYMBOLS);
  if (further) step.next(further);
}

function isPlaced({ buildings, ships, goods }: CardsAndKarmaState, seat: number, card: number): boolean {
  return entry(buildings, seat).includes(card) || entry(ships, seat).includes(card) || entry(goods, seat).includes(card);
}
