import { at, entry } from '../at.ts';
import type { ChosenSet, Reserved, SetKind } from '../facts.ts';
import type { CardsAndKarmaFrame, CardsAndKarmaStep, HandlerOf, NotedSets } from '../frames.ts';
import { BUILDING, type CardsAndKarmaGame, SHIP } from '../game.ts';
import { buildingPlans, buildingsInSets, cardsOf, goodsInSets, goodsPlans, type Plan, saleOf } from '../scoring/sets.ts';
import { freeBuildings, freeGoods, freeShips, isReserved } from '../scoring/symbols.ts';
import type { CardsAndKarmaState } from '../state.ts';
import { showNumbers } from './discards.ts';
import { gain } from './gain.ts';

const NO_SYMBOLS: readonly number[] = [];

/**
 * Notes and reserves the sets that a placement completes (CNK-RES-01, step 4), each kind separately (CNK-THREE-12); they resolve after the
 * reward.
 */
export function noteSets(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  step: CardsAndKarmaStep,
  seat: number,
  card: number,
): CardsAndKarmaFrame | undefined {
  const kind = at(game.kind, card);
  return reserve(step, seat, {
    buildings: kind === BUILDING ? completeBuildings(game, state, seat) : NO_SYMBOLS,
    goods: entry(game.goodTypes, card).length > 0 ? completeGoods(game, state, seat) : NO_SYMBOLS,
    ships: kind === SHIP ? completeShips(game, state, seat) : NO_SYMBOLS,
  });
}

function reserve(step: CardsAndKarmaStep, seat: number, noted: Reserved): CardsAndKarmaFrame | undefined {
  const { buildings, goods, ships } = noted;
  const first = nextKind(noted);
  if (first === undefined) return undefined;
  step.fact({ type: 'sets-noted', seat, buildings, goods, ships });
  return { kind: 'carry-out-sets', seat, set: first, noted, leaving: NO_SYMBOLS };
}

/** Buildings, then goods, then ships (CNK-RES-03): the first kind with sets, or the first after another kind. */
function nextKind({ buildings, goods, ships }: Reserved, done?: SetKind): SetKind | undefined {
  if (done === undefined && buildings.length > 0) return 'buildings';
  if (done !== 'goods' && done !== 'ships' && goods.length > 0) return 'goods';
  return done !== 'ships' && ships.length > 0 ? 'ships' : undefined;
}

function completeBuildings(game: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number): readonly number[] {
  return buildingsInSets(game, freeBuildings(game, state, seat));
}

function completeGoods(game: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number): readonly number[] {
  return goodsInSets(game, freeGoods(game, state, seat));
}

function completeShips(game: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number): readonly number[] {
  const row = freeShips(state, seat);
  return row.length < game.thresholds.shipSet ? NO_SYMBOLS : row;
}

/** Sets are mandatory (CNK-THREE-09); the player only decides if there is more than one way (CNK-THREE-11). */
export const carryOutSets: HandlerOf<'carry-out-sets'> = {
  run: (game, _state, frame, step) => {
    const { seat, set, noted, leaving } = frame;
    if (set === 'ships') return carryOutPlan(step, frame, set, [noted.ships]);
    const plans = plansOf(game, noted, set);
    if (plans.length > 1) step.next({ kind: 'choose-set', seat, set, noted, leaving });
    else carryOutPlan(step, frame, set, entry(plans, 0));
  },
};

/** The ways to complete the noted sets of one kind. */
export function plansOf(game: CardsAndKarmaGame, { buildings, goods }: Reserved, set: ChosenSet): readonly Plan[] {
  return set === 'buildings' ? buildingPlans(game, buildings) : goodsPlans(game, goods);
}

/** The sets of a kind one after another (CNK-ADMIN-11), then the next kind; all their cards leave together at the end (CNK-RES-03). */
export function carryOutPlan(step: CardsAndKarmaStep, frame: NotedSets, set: SetKind, plan: Plan): void {
  const { seat, noted } = frame;
  const leaving = frame.leaving.slice();
  for (const symbols of plan) {
    step.next({ kind: 'carry-out-set', seat, set, symbols });
    for (const card of cardsIn(set, symbols)) if (!leaving.includes(card)) leaving.push(card);
  }
  const next = nextKind(noted, set);
  if (next) step.next({ kind: 'carry-out-sets', seat, set: next, noted, leaving });
  else step.next({ kind: 'discard-sets', seat, noted, leaving });
}

/** Ships are noted as cards, buildings and goods as symbols on them. */
function cardsIn(set: SetKind, symbols: readonly number[]): readonly number[] {
  return set === 'ships' ? symbols : cardsOf(symbols);
}

/** The reward of one set (CNK-THREE-01, CNK-THREE-06). Its cards are still on display while triggered effects resolve (CNK-RES-05). */
export const carryOutSet: HandlerOf<'carry-out-set'> = {
  run: (game, state, { seat, set, symbols }, step) => {
    const cards = cardsIn(set, symbols);
    const coins = set === 'goods' ? saleOf(game, symbols) : 0;
    step.fact({ type: 'set-carried-out', seat, set, cards, coins });
    if (set === 'goods') gain(game, state, step, seat, 'coins', coins);
    else gain(game, state, step, seat, 'administrators', game.thresholds.administratorsPerSet);
  },
};

/** CNK-RES-11: cards that already left are skipped. Reserved but unused symbols may complete a set now (CNK-THREE-16). */
export const discardSets: HandlerOf<'discard-sets'> = {
  run: (game, state, { seat, noted, leaving }, step) => {
    const { buildings, goods, ships } = noted;
    const cards = leaving.filter((card) => isReserved(state, card));
    step.fact({ type: 'set-cards-discarded', seat, cards, buildings, goods, ships });
    showNumbers(state, step, cards);
    const further = reserve(step, seat, {
      buildings: completeBuildings(game, state, seat),
      goods: completeGoods(game, state, seat),
      ships: NO_SYMBOLS,
    });
    if (further) step.next(further);
  },
};
