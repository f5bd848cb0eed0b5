import type { Seat } from '@durbar/engine';
import type { GainData } from '../../edition.ts';
import type { RajasGame, RajasStep } from '../../game.ts';
import { at, range } from '../../numbers.ts';
import { dieOf } from '../../rules/dice.ts';
import type { RajasState } from '../../state.ts';
import { FAME, MONEY } from '../../words.ts';
import type { ModuleHooks } from '../module.ts';
import { boardSides, sideOf } from '../options.ts';
import type { RajasModule } from '../parts.ts';
import { type HoliChoice, holiNotation } from './choices.ts';
import { giftName, type HoliData, holiData, holiFaults, holiShape } from './components.ts';
import { explainHoli, holiThings } from './explain.ts';
import { type HoliFact, holiFolds } from './facts.ts';
import { type HoliFrame, holiHandlers } from './frames.ts';
import { ON_TRACK } from './places.ts';
import { pauseBeforeColours, recolourChoices } from './recolour.ts';
import { forgetColour, keepColour, ownColour } from './recoloured.ts';
import type { HoliEffect, HoliSource } from './sources.ts';
import { type HoliSettings, type HoliState, type HoliView, holiOf, holiSlice, spaceOf } from './state.ts';
import { holiGainRules } from './yields.ts';

/** Holi: the first player to reach a tile on the tracks triggers a festival with gifts for everyone. */
function install(settings: HoliSettings): ModuleHooks {
  const { data, side } = settings;
  const gains = data.backs.flatMap(({ gifts }, back) =>
    gifts.map(({ gain }, gift) => [giftName(back, gift), { at: `backs[${back}].gifts[${gift}].gain`, gain }] as const),
  );
  return {
    slice: holiSlice(settings),
    gainRules: holiGainRules(settings),
    // GB2-HOLI-29, GB2-HOLI-32, GB2-HOLI-33, GB2-HOLI-34, GB2-HOLI-35.
    gains: Object.fromEntries(gains),
    faults: ({ tracks }) => holiFaults(data, tracks.fame.spaces),
    description: { holi: { backs: data.backs.map(({ gifts }) => gifts.map(({ gain }) => gain)) } },
    setUp:
      side === 'back' ? { boards: () => range(data.fameSpaces.length).map((tile) => ({ kind: 'holi/lay-tile', tile })) } : {},
    react: {
      /** GB2-HOLI-07, GB2-INT-02, GB2-INT-10. */
      'money-gained': (game, state, { seat, amount }, step) =>
        trigger(settings, game, state, { seat, track: MONEY, amount }, step),
      'fame-gained': (game, state, { seat, amount }, step) => trigger(settings, game, state, { seat, track: FAME, amount }, step),
    },
    watch: {
      'die-paid': (_game, state, { seat, colour, value }) => forgetColour(state, seat, dieOf(colour, value)),
      'die-returned': (_game, state, { seat, colour, value }) => forgetColour(state, seat, dieOf(colour, value)),
      'die-rerolled': (_game, state, { seat, colour, value, from }) =>
        keepColour(state, seat, dieOf(colour, from), dieOf(colour, value)),
    },
    // GB2-HOLI-08: after the whole turn, before the next one (GB2-HOLI-45, GB2-HOLI-48).
    turnEnd: (_game, _state, _seat, step) => step.next({ kind: 'holi/festival' }),
    extraChoices: recolourChoices,
    replace: { ownColour, carryOut: pauseBeforeColours },
    things: holiThings,
    explain: explainHoli,
  };
}

interface Move {
  readonly seat: Seat;
  readonly track: number;
  readonly amount: number;
}

/** GB2-HOLI-05, GB2-HOLI-06: a marker moved forward onto or past a tile still on the track. */
function trigger({ data }: HoliSettings, game: RajasGame, state: RajasState, move: Move, step: RajasStep): void {
  const { seat, track, amount } = move;
  const now = at(track === FAME ? state.fame : state.money, seat);
  const { tiles } = holiOf(state.modules);
  for (let i = 0; i < tiles.length; i++) {
    // The tracks run in opposite directions, so the money marker meets the tiles in reverse.
    const tile = track === FAME ? i : tiles.length - 1 - i;
    if (at(tiles, tile) !== ON_TRACK) continue;
    const space = spaceOf(game, data, tile, track);
    // GB2-HOLI-10, GB2-HOLI-02.
    if (now < space || now - amount >= space) continue;
    step.fact({ type: 'holi/triggered', seat, tile, track, name: track === FAME ? 'fame' : 'money', space });
  }
}

interface HoliParts {
  readonly frame: HoliFrame;
  readonly fact: HoliFact;
  readonly choice: HoliChoice;
  readonly source: HoliSource;
  readonly effect: HoliEffect;
  readonly state: { holi: HoliState };
  readonly view: { holi: HoliView };
  /** The gifts of each back, the leader's first. */
  readonly description: { holi: { readonly backs: readonly (readonly GainData[])[] } };
  readonly data: HoliData;
}

export const holi: RajasModule<HoliParts> = {
  id: 'holi',
  options: [boardSides('holi')],
  handlers: holiHandlers,
  folds: holiFolds,
  notation: holiNotation,
  data: holiData,
  dataShape: holiShape,
  install: ({ options, data }) => {
    // GB2-HOLI-01.
    const side = sideOf(options.holi);
    // GB2-INT-12, GB2-INT-14.
    return side && install({ data, side, ownYields: options.navaratnas === 'on' });
  },
};
