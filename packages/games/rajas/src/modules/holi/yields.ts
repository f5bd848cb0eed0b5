import { defined, type Seat, sumOf } from '@durbar/engine';
import type { GainRule, RajasGame, RajasStep, YieldPlace } from '../../game.ts';
import { at } from '../../numbers.ts';
import { sideOf, yieldPlace } from '../../rules/boards.ts';
import { REASONS } from '../../rules/reasons.ts';
import { pushEffects, whyNotAction } from '../../rules/spaces.ts';
import type { RajasState } from '../../state.ts';
import { NONE, YIELD_COLOURS } from '../../words.ts';
import { type HoliSettings, holiOf } from './state.ts';

const NO_YIELD = { code: 'no-yield-of-this-colour', rule: 'GB2-HOLI-36' } as const;

/** Gains only festivals give. */
export function holiGainRules({ ownYields }: HoliSettings): Record<string, GainRule> {
  const yields = YIELD_COLOURS.map((name, colour) => [`holi/${name}-yield`, ownYields ? ownYield(colour) : drawnYield(colour)]);
  return { 'holi/palace': palace, ...Object.fromEntries(yields) };
}

/** GB2-HOLI-31: the action without worker and die. */
const palace: GainRule = {
  takes: { required: ['actions'] },
  looksInto: 'spaces',
  whyNotData: ({ actions = [] }) =>
    actions.length > 1 ? { key: 'actions', reason: 'there is one palace action', code: 'one-action' } : undefined,
  whyNot: (game, state, seat, { actions }) => whyNotAction(game, state, seat, at(actions, 0)),
  run: (game, _state, { actions }, { seat, source }, step) => {
    const action = defined(game.actions[at(actions, 0)], 'palace action');
    step.fact({ type: 'action-chosen', seat, id: action.id, source });
    pushEffects(action.effects, seat, 0, action.source, step);
  },
};

/** GB2-HOLI-37, GB2-HOLI-38: connected or not, covered or printed. */
function ownYield(colour: number): GainRule {
  return {
    takes: {},
    looksInto: 'yields',
    whyNot: (game, state, seat) => (usefulYields(game, state, seat, colour).length > 0 ? undefined : NO_YIELD),
    run: (game, state, _gain, { seat }, step) => {
      const [place, ...others] = usefulYields(game, state, seat, colour);
      if (others.length > 0) step.next({ kind: 'holi/choose-yield', seat, colour });
      else if (place) receiveOwnYield(game, state, seat, place.index, step);
    },
  };
}

/** The player's yield spaces of a colour that would have an effect now. */
export function usefulYields(game: RajasGame, state: RajasState, seat: Seat, colour: number): YieldPlace[] {
  return sideOf(game, seat).yields.filter((place) => {
    if (place.colour !== colour) return false;
    const gain = game.hooks.rules.yieldGain(game, state, seat, place.index);
    return !gain.rule.whyNot(game, state, seat, gain, NONE, at(state.karma, seat));
  });
}

export function receiveOwnYield(game: RajasGame, state: RajasState, seat: Seat, place: number, step: RajasStep): void {
  const { id, source } = yieldPlace(game, seat, place);
  const gain = game.hooks.rules.yieldGain(game, state, seat, place);
  step.fact({ type: 'holi/yield-chosen', seat, place, id });
  step.next({ kind: 'gain', seat, gain: gain.index, die: 0, source });
}

/** GB2-HOLI-41: white tiles come from the base game's stack. */
function drawnYield(colour: number): GainRule {
  if (YIELD_COLOURS[colour] === 'white') {
    return {
      takes: {},
      whyNot: (game, state, seat, gain, spent, karma) =>
        game.hooks.rules.receiveYieldTile.whyNot(game, state, seat, gain, spent, karma),
      run: (game, state, _gain, frame, step) => game.hooks.rules.receiveYieldTile.run(game, state, frame, step),
    };
  }
  return {
    takes: {},
    whyNot: (game, state) => (sumOf(pileOf(game, state, colour)) > 0 ? undefined : REASONS.noYieldTile),
    run: (game, state, _gain, { seat, source }, step) => {
      if (sumOf(pileOf(game, state, colour)) > 0) step.next({ kind: 'holi/draw-yield', seat, colour });
      else step.fact({ type: 'lapsed', seat, what: 'yield-tile', source });
    },
  };
}

/** Tiles of one colour in the piles, by kind. */
export function pileOf(game: RajasGame, { modules }: RajasState, colour: number): number[] {
  const { piles } = holiOf(modules);
  return game.yieldTiles.map((tile, index) => (tile.colour === colour ? at(piles, index) : 0));
}
