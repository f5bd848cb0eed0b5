import type { Seat } from '@durbar/engine';
import { unexpected } from '../../decisions/unexpected.ts';
import type { HandlersOf } from '../../frames.ts';
import type { RajasGame } from '../../game.ts';
import { range } from '../../numbers.ts';
import type { RajasState } from '../../state.ts';
import type { RajasSource } from '../index.ts';
import type { ModuleHooks } from '../module.ts';
import { isHidden } from '../mysterious/hidden.ts';
import type { RajasModule } from '../parts.ts';

type Frame = { readonly kind: 'dark-dolphin/choose'; readonly seat: Seat; readonly source: RajasSource };
type Choice = { readonly type: 'dark-dolphin/turn'; readonly index: number };

/** GB2-MYST-10: the dolphin in Mysterious Waters; with no open tile left to use, it may reveal a face-down one. */
function install(): ModuleHooks {
  return {
    react: {
      lapsed: (game, state, { seat, what, source }, step) => {
        if (what === 'dolphin' && faceDown(game, state).length > 0) step.next({ kind: 'dark-dolphin/choose', seat, source });
      },
    },
  };
}

function faceDown(game: RajasGame, state: RajasState): number[] {
  return range(game.river.last).filter((index) => isHidden(state, index));
}

const handlers: HandlersOf<Frame> = {
  'dark-dolphin/choose': {
    ask: (game, state, { seat }) => ({
      decider: seat,
      choices: [{ type: 'decline' }, ...faceDown(game, state).map((index) => ({ type: 'dark-dolphin/turn', index }) as const)],
    }),
    answer: (_game, _state, frame, choice, step) => {
      const { seat, source } = frame;
      if (choice.type === 'decline') return step.fact({ type: 'declined', seat, what: 'dolphin', source });
      if (choice.type !== 'dark-dolphin/turn') return unexpected(frame, choice);
      step.next({ kind: 'mysterious/reveal', seat, index: choice.index });
    },
  },
};

const notation = { 'dark-dolphin/turn': ({ index }: Choice) => `turn river-${index}` };

interface DarkDolphinParts {
  readonly frame: Frame;
  readonly choice: Choice;
}

export const darkDolphin: RajasModule<DarkDolphinParts> = {
  id: 'dark-dolphin',
  handlers,
  notation,
  install: ({ options: { river } }) => (river === 'mysterious' ? install() : undefined),
};
