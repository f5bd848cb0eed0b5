import { defined, spell } from '@durbar/engine';
import type { FoldsOf } from '../../folds.ts';
import { at, bitsAt, bitsOf } from '../../numbers.ts';
import { riverSpaces } from '../../spelling.ts';
import { NONE } from '../../words.ts';
import type { ModuleStates } from '../index.ts';
import type { ModuleHooks, Slice } from '../module.ts';
import type { RajasModule } from '../parts.ts';

type Fact = { readonly type: 'drying/dried'; readonly index: number };

interface State {
  /** River spaces that have dried up, as bits of their index. */
  dried: number;
}

interface View {
  readonly dried: readonly number[];
}

function dryingOf(states: ModuleStates): State {
  return defined(states.drying, 'drying sources');
}

const slice: Slice = {
  begin: (_game, states) => {
    states.drying = { dried: 0 };
  },
  copy: (from, to) => {
    to.drying = { dried: dryingOf(from).dried };
  },
  view: (_game, states, _viewer, views) => {
    views.drying = { dried: bitsOf(dryingOf(states).dried) };
  },
  imagine: (_game, views, _random, states) => {
    states.drying = { dried: bitsAt(defined(views.drying, 'view of the sources').dried) };
  },
  spell: (game, spellings) => {
    spellings.drying = spell.object({ dried: spell.bits(riverSpaces(game)) });
  },
};

/** Drying-up Sources: once a boat leaves a river tile, it can no longer be used. */
function install(): ModuleHooks {
  return {
    slice,
    /** GB2-DRY-05, GB2-DRY-09, GB2-DRY-10. */
    mayStop: (_game, { modules }, _seat, index) =>
      dryingOf(modules).dried & (1 << index) ? { code: 'dried-up', rule: 'GB2-DRY-04' } : undefined,
    react: {
      // GB2-DRY-03, GB2-DRY-07, GB2-DRY-13: only tiles dry up; the start and printed spaces don't.
      'boat-moved': (_game, { riverTiles }, { from }, step) => {
        // GB2-DRY-06, GB2-DRY-08.
        if (at(riverTiles, from) !== NONE) step.fact({ type: 'drying/dried', index: from });
      },
    },
  };
}

const folds: FoldsOf<Fact> = {
  'drying/dried': (_game, { modules }, { index }) => {
    dryingOf(modules).dried |= 1 << index;
  },
};

interface DryingParts {
  readonly fact: Fact;
  readonly state: { drying: State };
  readonly view: { drying: View };
}

export const drying: RajasModule<DryingParts> = {
  id: 'drying',
  folds,
  install: ({ options: { river } }) => (river === 'drying' ? install() : undefined),
};
