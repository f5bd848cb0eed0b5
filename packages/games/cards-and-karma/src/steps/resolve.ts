import { at, entry } from '../at.ts';
import type { CardsAndKarmaFrame, CardsAndKarmaStep, HandlerOf } from '../frames.ts';
import { BUILDING, type CardsAndKarmaGame, GOODS, PALACE, SHIP } from '../game.ts';
import { freeShips } from '../scoring/symbols.ts';
import { type CardsAndKarmaState, hasDrawable, isGridEmpty, NONE } from '../state.ts';
import { showNumber, showNumbers } from './discards.ts';
import { gain } from './gain.ts';
import { turnUpNext } from './grid.ts';
import { noteSets } from './sets.ts';

const FILL_EMPTY_GRID: CardsAndKarmaFrame = { kind: 'fill-empty-grid' };

/** Takes a grid card for its action (CNK-RES-01, step 2). New cards are dealt when it is finished (CNK-GRID-02). */
export function takeCard(state: CardsAndKarmaState, step: CardsAndKarmaStep, seat: number, card: number): void {
  step.fact({ type: 'card-taken', seat, card });
  step.next({ kind: 'resolve-card', seat, card });
  if (isGridEmpty(state)) step.next(FILL_EMPTY_GRID);
}

/** Placement, noted sets, immediate reward, sets: the order of CNK-RES-01, for a card inside a reward too (CNK-RES-16). */
export const resolveCard: HandlerOf<'resolve-card'> = {
  run: (game, state, { seat, card }, step) => {
    if (at(game.kind, card) === PALACE) {
      step.next({ kind: 'carry-out', seat, effect: at(game.effect, card), part: 0 });
      return step.next({ kind: 'discard-palace-card', seat, card });
    }
    if (at(game.kind, card) === SHIP) breakRow(game, state, step, seat, card);
    step.fact({ type: 'card-placed', seat, card });
    const noted = noteSets(game, state, step, seat, card);
    giveReward(game, state, step, seat, card);
    if (noted) step.next(noted);
  },
};

/** CNK-SHIP-03: a ship below the last one in the row (CNK-SHIP-05) discards the row. Ships of a noted set are spared (CNK-RES-12). */
function breakRow(game: CardsAndKarmaGame, state: CardsAndKarmaState, step: CardsAndKarmaStep, seat: number, card: number): void {
  const row = freeShips(state, seat);
  const last = row.at(-1);
  if (last === undefined || at(game.flag, card) > at(game.flag, last)) return;
  step.fact({ type: 'ships-discarded', seat, cards: row });
  showNumbers(state, step, row);
}

/**
 * CNK-RES-02: fame for each building (CNK-BUILD-03), printed coins (CNK-GOODS-03), the reward of any new ship (CNK-SHIP-04): once
 * (CNK-SHIP-06), bought or not (CNK-BUILD-04).
 */
function giveReward(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  step: CardsAndKarmaStep,
  seat: number,
  card: number,
): void {
  switch (at(game.kind, card)) {
    case BUILDING:
      gain(game, state, step, seat, 'fame', entry(game.buildings, card).length * game.thresholds.famePerBuilding);
      break;
    case GOODS:
      gain(game, state, step, seat, 'coins', at(game.coins, card));
      break;
    case SHIP:
      step.next({ kind: 'carry-out', seat, effect: at(game.effect, card), part: 0 });
      break;
  }
}

/** Palace 6: the top card, whatever it is (CNK-PALACE-13, CNK-PALACE-14), is used for free (CNK-PALACE-12), never drawn (CNK-PALACE-15). */
export const takeTopCard: HandlerOf<'take-top-card'> = {
  run: (_game, state, frame, step) => {
    const { seat } = frame;
    if (state.top === NONE) {
      if (!hasDrawable(state)) return step.fact({ type: 'lapsed', seat, gain: 'top-card' });
      turnUpNext(state, step);
      return step.next(frame);
    }
    const card = state.top;
    step.fact({ type: 'top-card-taken', seat, card });
    turnUpNext(state, step);
    step.next({ kind: 'resolve-card', seat, card });
  },
};

/** The card only goes to the discards once it is finished (CNK-RES-13, CNK-PALACE-02). */
export const discardPalaceCard: HandlerOf<'discard-palace-card'> = {
  run: (_game, state, { seat, card }, step) => {
    step.fact({ type: 'palace-card-discarded', seat, card });
    showNumber(state, step, card);
  },
};
