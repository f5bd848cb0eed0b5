import { type CoreChoice, coreNotation } from '../../choices.ts';
import type { Edition } from '../../edition.ts';
import type { CoreFact } from '../../facts.ts';
import { coreFolds } from '../../folds.ts';
import type { CoreFrame } from '../../frames.ts';
import { coreHandlers } from '../../handlers.ts';
import { add, range } from '../../numbers.ts';
import { yieldPlace } from '../../rules/boards.ts';
import { coreCounters } from '../../rules/counters.ts';
import { colourOf } from '../../rules/dice.ts';
import { coreGainRules, runGain } from '../../rules/gains.ts';
import { landOnSpace } from '../../rules/river.ts';
import type { CoreEffect, CoreSource } from '../../sources.ts';
import { COLOURS } from '../../words.ts';
import type { ModuleHooks } from '../module.ts';
import type { RajasModule } from '../parts.ts';
import { drawWhite } from './yield-tile.ts';

/** The base game, the first module. It implements every rule that other modules can replace. */
function install({ edition }: { readonly edition: Edition }): ModuleHooks {
  return {
    gainRules: coreGainRules,
    counters: coreCounters,
    setUp: {
      stacks: ({ stacks }) => stacks.flatMap(({ tiles }, stack) => (tiles.length > 0 ? [{ kind: 'reveal-tile', stack }] : [])),
      players: ({ players }) => [
        // RAJ-SETUP-14.
        ...range(players).flatMap((seat) => COLOURS.map((_, colour) => ({ kind: 'roll', seat, colour }) as const)),
        { kind: 'find-start-player' },
      ],
    },
    replace: {
      side: () => 'front',
      mostWorkers: edition.limits.baseWorkers,
      mayIdle: false,
      receiveYieldTile: drawWhite,
      /** RAJ-SETUP-03. */
      stackedYieldTiles: ({ colourName, count }) => (colourName === 'white' ? count : 0),
      yieldGain: (game, _state, seat, place) => yieldPlace(game, seat, place).gain,
      ownColour: (_state, _seat, die) => colourOf(die),
      receiveDie: ({ supply }, _source, colour) => add(supply, colour, 1),
      carryOut: runGain,
      land: landOnSpace,
    },
  };
}

interface BaseParts {
  readonly frame: CoreFrame;
  readonly fact: CoreFact;
  readonly choice: CoreChoice;
  readonly source: CoreSource;
  readonly effect: CoreEffect;
}

export const base: RajasModule<BaseParts> = {
  id: 'base',
  handlers: coreHandlers,
  folds: coreFolds,
  notation: coreNotation,
  install,
};
