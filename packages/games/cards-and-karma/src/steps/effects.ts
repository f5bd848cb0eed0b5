import { entry } from '../at.ts';
import type { Part } from '../edition.ts';
import type { CardsAndKarmaStep, HandlerOf } from '../frames.ts';
import { type CardsAndKarmaGame, PALACE, SHIP } from '../game.ts';
import { countGoods } from '../scoring/symbols.ts';
import { type CardsAndKarmaState, gridHas } from '../state.ts';
import { makeRoom } from './dice.ts';
import { gain } from './gain.ts';
import { waitsForGrid } from './grid.ts';

/** Resolves a reward, palace action or bonus part by part, in the order of its text (CNK-RES-09). */
export const carryOut: HandlerOf<'carry-out'> = {
  run: (game, state, frame, step) => {
    const { seat, effect, part } = frame;
    const parts = entry(game.effects, effect);
    if (choosesFromGrid(entry(parts, part)) && waitsForGrid(game, state, step, frame)) return;
    carryOutPart(game, state, step, seat, entry(parts, part));
    if (part + 1 < parts.length) step.next({ kind: 'carry-out', seat, effect, part: part + 1 });
  },
};

function carryOutPart(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  step: CardsAndKarmaStep,
  seat: number,
  part: Part,
): void {
  switch (part.gain) {
    case 'fame':
    case 'coins':
    case 'karma':
    case 'administrators':
      gain(game, state, step, seat, part.gain, part.count);
      break;
    case 'coins-per-good':
      gain(game, state, step, seat, 'coins', part.count * countGoods(game, state, seat));
      break;
    case 'dice':
      makeRoom(game, state, step, seat, part.count);
      step.next({ kind: 'gain-dice', seat, left: part.count });
      break;
    case 'goods-cards':
      step.next({ kind: 'gain-goods-cards', seat, left: part.count, mustTake: part.atLeast ?? part.count });
      break;
    case 'turn':
      for (let turn = 0; turn < part.count; turn++) step.fact({ type: 'bonus-turn-gained', seat });
      break;
    case 'top-card':
      step.next({ kind: 'take-top-card', seat });
      break;
    case 'palace-action':
    case 'ship':
    case 'copied-ship-reward':
      carryOutIfPossible(game, state, step, seat, part.gain);
      break;
  }
}

/** Whether a part's feasibility depends on the grid. */
export function choosesFromGrid({ gain }: Part): boolean {
  return gain === 'palace-action' || gain === 'ship';
}

/** CNK-RES-08: impossible parts lapse. */
export function isPossible(game: CardsAndKarmaGame, state: CardsAndKarmaState, { gain }: Pick<Part, 'gain'>): boolean {
  switch (gain) {
    case 'palace-action':
      return gridHas(game, state, PALACE);
    case 'ship':
      return gridHas(game, state, SHIP);
    case 'copied-ship-reward':
      return state.ships.some((row) => row.length > 0);
    default:
      return true;
  }
}

const CHOICE_FRAMES = {
  'palace-action': 'take-palace-card',
  ship: 'take-ship',
  'copied-ship-reward': 'copy-ship-reward',
} as const;

function carryOutIfPossible(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  step: CardsAndKarmaStep,
  seat: number,
  what: keyof typeof CHOICE_FRAMES,
): void {
  if (isPossible(game, state, { gain: what })) step.next({ kind: CHOICE_FRAMES[what], seat });
  else step.fact({ type: 'lapsed', seat, gain: what });
}
