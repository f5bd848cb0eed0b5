import type { Seat } from '@durbar/engine';
import type { FrameOf } from '../frames.ts';
import type { Gain, GainRule, RajasGame, RajasStep } from '../game.ts';
import type { RajasEffect, RajasSource } from '../modules/index.ts';
import { at, entry } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { COLOURS, NONE } from '../words.ts';
import { whyNotBuild, whyNotOverbuild } from './building-ground.ts';
import { canUpgradeAny } from './buildings.ts';
import { canReturn, freeHands, ownedDice } from './dice.ts';
import { hasMarket, saleAmounts } from './markets.ts';
import { ANY_MARKET, ANY_SUPPLY, marketOf, NEEDS, supplyOf } from './needs.ts';
import { MOST_DICE, packedCount, packedDice } from './packed.ts';
import { REASONS } from './reasons.ts';
import { isAtRiverEnd, moveBoat, spacesAhead } from './river.ts';
import { whyNotChoose } from './spaces.ts';
import { takeDice } from './take-dice.ts';
import { gainFame, gainMoney } from './tracks.ts';

/** Carries out a gain. */
export function runGain(game: RajasGame, state: RajasState, frame: FrameOf<'gain'>, step: RajasStep): void {
  const gain = gainOf(game, frame);
  gain.rule.run(game, state, gain, frame, step);
}

export function gainOf(game: RajasGame, frame: FrameOf<'gain'>): Gain {
  return entry(game.gains, frame.gain);
}

/** RAJ-ORDER-08: computed when the effect begins. */
function amountOf(game: RajasGame, state: RajasState, seat: number, gain: Gain): number {
  if (!gain.counter) return gain.amount;
  return gain.amount * Math.floor(gain.counter(game, state, seat) / gain.every);
}

/** Records that part of an effect was impossible (RAJ-ORDER-07, RAJ-GAIN-17, GB2-GEN-07). */
function lapse(frame: { readonly seat: number; readonly source: RajasSource }, what: RajasEffect, step: RajasStep): void {
  step.fact({ type: 'lapsed', seat: frame.seat, what, source: frame.source });
}

function fixedAmount({ counter, amount }: Gain): number {
  return !counter && amount > 0 ? NEEDS.nothing : 0;
}

function diceNeeds({ counter, amount, colour, colours }: Gain): number {
  if (colours !== 0) return COLOURS.reduce((needs, _, i) => (packedCount(colours, i) > 0 ? needs | supplyOf(i) : needs), 0);
  if (counter || amount <= 0) return 0;
  return colour === NONE ? ANY_SUPPLY : supplyOf(colour);
}

const AMOUNT = { required: ['amount'], optional: ['per', 'every'] } as const;

/** RAJ-GAIN-03. */
const money: GainRule = {
  ignoresPayment: true,
  takes: AMOUNT,
  needs: fixedAmount,
  whyNot: (game, state, seat, gain) => (amountOf(game, state, seat, gain) > 0 ? undefined : REASONS.amountIsZero),
  run: (game, state, gain, { seat, source }, step) =>
    gainMoney(game, state, seat, amountOf(game, state, seat, gain), source, step),
};

/** RAJ-GAIN-04. */
const fame: GainRule = {
  ignoresPayment: true,
  takes: AMOUNT,
  needs: fixedAmount,
  whyNot: (game, state, seat, gain) => (amountOf(game, state, seat, gain) > 0 ? undefined : REASONS.amountIsZero),
  run: (game, state, gain, { seat, source }, step) =>
    gainFame(game, state, seat, amountOf(game, state, seat, gain), source, step),
};

/** RAJ-GAIN-02, RAJ-TRACK-05, RAJ-KARMA-11, GB2-GEN-11. */
const karma: GainRule = {
  takes: { required: ['amount'] },
  needs: () => NEEDS.karma,
  whyNot: (game, _state, _seat, _gain, _spent, level) => (level < game.edition.limits.karma ? undefined : REASONS.karmaFull),
  run: (game, state, gain, frame, step) => {
    const { seat, source } = frame;
    const amount = Math.min(gain.amount, game.edition.limits.karma - at(state.karma, seat));
    if (amount > 0) step.fact({ type: 'karma-gained', seat, amount, source });
    else lapse(frame, 'karma', step);
  },
};

/** Whether the supply has a die of the gain once `spent` is returned, or one can be returned to make room (RAJ-PLACE-12, RAJ-DICE-11). */
function canDieCome(game: RajasGame, state: RajasState, seat: Seat, gain: Gain, spent: number): boolean {
  if (gain.colour !== NONE) return canColourCome(game, state, seat, gain.colour, spent);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const isWanted = gain.colours === 0 || packedCount(gain.colours, colour) > 0;
    if (isWanted && canColourCome(game, state, seat, colour, spent)) return true;
  }
  return false;
}

function canColourCome(game: RajasGame, state: RajasState, seat: Seat, colour: number, spent: number): boolean {
  if (at(state.supply, colour) > 0) return true;
  if (spent !== NONE) return game.hooks.rules.ownColour(state, seat, spent) === colour;
  return freeHands(game, state, seat) === 0 && canReturn(game, state, seat, colour);
}

/** RAJ-GAIN-01, RAJ-TRACK-07. */
const dice: GainRule = {
  takes: { optional: ['amount', 'per', 'every', 'colour', 'colours', 'optional'] },
  needs: diceNeeds,
  whyNotData: (data) => {
    const { amount, colour, colours } = data;
    if (colours) {
      const key = (['per', 'amount', 'colour'] as const).find((one) => data[one] !== undefined);
      if (key) return { key, reason: 'has no meaning beside colours', code: 'beside-colours' };
      return colours.length > MOST_DICE
        ? {
            key: 'colours',
            reason: `has more than ${MOST_DICE} dice`,
            code: 'too-many',
            values: { count: colours.length, most: MOST_DICE },
          }
        : undefined;
    }
    if (amount === undefined) return { key: 'amount', reason: 'is missing', code: 'missing' };
    const isTooMany = colour !== undefined && amount > MOST_DICE;
    return isTooMany
      ? {
          key: 'amount',
          reason: `${amount} is more than ${MOST_DICE}`,
          code: 'above',
          values: { value: amount, most: MOST_DICE },
        }
      : undefined;
  },
  whyNot: (game, state, seat, gain, spent) => {
    if (gain.colours === 0 && amountOf(game, state, seat, gain) <= 0) return REASONS.amountIsZero;
    return canDieCome(game, state, seat, gain, spent) ? undefined : REASONS.noDieInSupply;
  },
  run: (game, state, gain, { seat, source }, step) => {
    const amount = amountOf(game, state, seat, gain);
    // RAJ-GANGA-09, RAJ-PALACE-04, RAJ-PALACE-06.
    const due = gain.colour === NONE ? gain.colours : packedDice(gain.colour, Math.min(amount, MOST_DICE));
    const any = gain.colour === NONE ? amount : 0;
    takeDice(game, state, { kind: 'take-dice', seat, due, any, taken: 0, optional: gain.optional, source }, step);
  },
};

/** RAJ-GAIN-10, RAJ-TRACK-04, RAJ-UPG-03. */
const upgrade: GainRule = {
  ignoresPayment: true,
  takes: { required: ['amount'], optional: ['late'] },
  needs: () => NEEDS.upgrade,
  needsDecide: true,
  whyNot: (game, state, seat) => (canUpgradeAny(game, state, seat) ? undefined : REASONS.allUpgraded),
  run: (game, state, gain, frame, step) => {
    const { seat, source } = frame;
    if (canUpgradeAny(game, state, seat)) step.next({ kind: 'upgrade', seat, times: gain.amount, late: gain.late, source });
    else lapse(frame, 'upgrade', step);
  },
};

const reroll: GainRule = {
  ignoresPayment: true,
  takes: {},
  needs: () => NEEDS.ownDie,
  needsDecide: true,
  whyNot: (_game, state, seat) => (ownedDice(state, seat) > 0 ? undefined : REASONS.noDice),
  run: (_game, state, _gain, { seat }, step) => {
    if (ownedDice(state, seat) > 0) step.next({ kind: 'reroll', seat, named: [] });
  },
};

/** RAJ-PALACE-09, RAJ-PALACE-10. */
const startPlayer: GainRule = {
  ignoresPayment: true,
  takes: {},
  needs: () => NEEDS.nothing,
  whyNot: () => undefined,
  run: (_game, _state, _gain, { seat }, step) => step.fact({ type: 'start-claimed', seat }),
};

const yieldTile: GainRule = {
  takes: { optional: ['amount'] },
  whyNot: (game, state, seat, gain, spent, level) =>
    game.hooks.rules.receiveYieldTile.whyNot(game, state, seat, gain, spent, level),
  run: (_game, _state, gain, { seat, source }, step) => {
    for (let tile = 0; tile < Math.max(1, gain.amount); tile++) step.next({ kind: 'yield-tile', seat, source });
  },
};

const build: GainRule = {
  takes: {},
  looksAtColours: (game, state, seat) => whyNotBuild(game, state, seat, NONE, at(state.karma, seat)) !== undefined,
  whyNot: (game, state, seat, _gain, spent, level) => whyNotBuild(game, state, seat, spent, level),
  run: (game, state, _gain, frame, step) => {
    const { seat, source } = frame;
    if (whyNotBuild(game, state, seat, NONE, at(state.karma, seat))) lapse(frame, 'build', step);
    else step.next({ kind: 'pick-tile', seat, over: false, optional: false, source });
  },
};

/** Low-confidence ruling (RAJ-GAIN-06): even a free Master Builder pays the price difference (RAJ-PALACE-18, RAJ-MB-04). */
const overbuild: GainRule = {
  takes: {},
  looksAtColours: (game, state, seat) => whyNotOverbuild(game, state, seat, NONE, at(state.karma, seat)) !== undefined,
  whyNot: (game, state, seat, _gain, spent, level) => whyNotOverbuild(game, state, seat, spent, level),
  run: (game, state, _gain, frame, step) => {
    const { seat, source, die } = frame;
    if (whyNotOverbuild(game, state, seat, NONE, at(state.karma, seat))) return lapse(frame, 'overbuild', step);
    // RAJ-ORDER-06: optional when granted for free.
    step.next({ kind: 'pick-tile', seat, over: true, optional: die === 0, source });
  },
};

/** RAJ-GAIN-12, RAJ-GAIN-13, RAJ-MARKET-03, RAJ-GANGA-11. */
const markets: GainRule = {
  ignoresPayment: true,
  takes: { required: ['goods', 'max'] },
  needs: ({ goods }) => (goods < 0 ? ANY_MARKET : marketOf(goods)),
  needsDecide: true,
  whyNot: (game, state, seat, gain) => (hasMarket(game, state, seat, gain.goods) ? undefined : REASONS.noMarket),
  run: (game, state, gain, frame, step) => {
    const { seat, source, die } = frame;
    const amounts = saleAmounts(game, state, seat, gain.goods, gain.max === 0 ? die : gain.max);
    if (amounts.length > 0) step.next({ kind: 'score-markets', seat, amounts, source });
    else lapse(frame, 'markets', step);
  },
};

/** The harbour: from 1 space up to the value of the paid die (RAJ-RIVER-03, RAJ-RIVER-04). */
const sail: GainRule = {
  ignoresPayment: true,
  takes: { required: ['max'] },
  needs: () => NEEDS.river,
  needsDecide: true,
  whyNot: (game, state, seat) => (isAtRiverEnd(game, state, seat) ? REASONS.riverEnd : undefined),
  run: (game, state, gain, frame, step) => {
    const { seat, source, die } = frame;
    const most = spacesAhead(game, state, seat, gain.max === 0 ? die : gain.max);
    if (most === 0) lapse(frame, 'sail', step);
    else if (most === 1) moveBoat(game, state, seat, 1, source, step);
    else step.next({ kind: 'sail', seat, least: 1, most, source });
  },
};

/** RAJ-PALACE-19, RAJ-PALACE-20, RAJ-PALACE-22. */
const sailExactly: GainRule = {
  ignoresPayment: true,
  takes: { required: ['amount'] },
  whyNot: (game, state, seat, gain) =>
    spacesAhead(game, state, seat, gain.amount) < gain.amount ? REASONS.tooFewRiverSpaces : undefined,
  run: (game, state, gain, frame, step) => {
    const { seat, source } = frame;
    if (spacesAhead(game, state, seat, gain.amount) < gain.amount) lapse(frame, 'sail', step);
    else moveBoat(game, state, seat, gain.amount, source, step);
  },
};

/** A boat move that may be declined (RAJ-ORDER-06, RAJ-TRACK-06, RAJ-RIVER-15, RAJ-RIVER-16, RAJ-GANGA-12, RAJ-GANGA-13). */
const boatMove: GainRule = {
  ignoresPayment: true,
  takes: { required: ['max'] },
  whyNotData: ({ max }) => (max === 'die' ? { key: 'max', reason: 'no die is paid for this', code: 'no-die-paid' } : undefined),
  needs: () => NEEDS.river,
  needsDecide: true,
  whyNot: (game, state, seat) => (isAtRiverEnd(game, state, seat) ? REASONS.riverEnd : undefined),
  run: (game, state, gain, frame, step) => {
    const { seat, source } = frame;
    const most = spacesAhead(game, state, seat, gain.max);
    if (most === 0) lapse(frame, 'boat-move', step);
    else step.next({ kind: 'sail', seat, least: 0, most, source });
  },
};

/** RAJ-GAIN-07, RAJ-GANGA-10. */
const palaceAction: GainRule = {
  ignoresPayment: true,
  looksInto: 'spaces',
  looksAtColours: (game, state, seat, gain) => whyNotChoose(game, state, seat, gain) !== undefined,
  takes: { required: ['actions'] },
  whyNot: (game, state, seat, gain) => whyNotChoose(game, state, seat, gain),
  run: (game, state, gain, frame, step) => {
    const { seat, source } = frame;
    if (whyNotChoose(game, state, seat, gain)) lapse(frame, 'palace-action', step);
    else step.next({ kind: 'palace-action', seat, gain: gain.index, source });
  },
};

/** All gain kinds of the base game. */
export const coreGainRules: Readonly<Record<string, GainRule>> = {
  money,
  fame,
  karma,
  dice,
  upgrade,
  reroll,
  'start-player': startPlayer,
  'yield-tile': yieldTile,
  build,
  overbuild,
  markets,
  sail,
  'sail-exactly': sailExactly,
  'boat-move': boatMove,
  'palace-action': palaceAction,
};
