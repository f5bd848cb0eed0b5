import { defined, type Seat, type SetUpFault } from '@durbar/engine';
import { unexpected } from '../../decisions/unexpected.ts';
import type { Edition } from '../../edition.ts';
import type { FoldsOf } from '../../folds.ts';
import type { HandlersOf } from '../../frames.ts';
import { enterSpace } from '../../rules/spaces.ts';
import { NONE } from '../../words.ts';
import type { Explain, ExtraChoices, ModuleHooks } from '../module.ts';
import { onOff } from '../options.ts';
import type { RajasModule } from '../parts.ts';
import { type ElephantState, elephantOf, elephantSlice, joinableSpaces, mayTake, whyNotUse } from './elephant.ts';

type Frame = { readonly kind: 'pink-elephant/offer'; readonly seat: Seat };
type Fact =
  | { readonly type: 'pink-elephant/taken'; readonly seat: Seat; readonly from: Seat }
  | { readonly type: 'pink-elephant/joined'; readonly seat: Seat; readonly space: number; readonly id: string };
type Effect = typeof THING;
type Choice =
  | { readonly type: 'pink-elephant/join'; readonly space: number; readonly id: string }
  | { readonly type: 'pink-elephant/take' }
  | { readonly type: 'pink-elephant/leave' };

/** Where the elephant starts and can be taken. */
const FIRST_PLACE = 'front-terrace';
const THING = 'pink-elephant';

/** The Pink Elephant: once per round its owner may join the start player on a space. */
function install(): ModuleHooks {
  return {
    slice: elephantSlice,
    watch: {
      /** GB2-PINK-04, GB2-PINK-15. */
      'round-started': (_game, { modules }) => {
        Object.assign(elephantOf(modules), { space: NONE, changed: 0, lying: 0, used: 0 });
      },
      /** GB2-INT-46. */
      'worker-lifted': (_game, { modules }, { seat, space }) => {
        const elephant = elephantOf(modules);
        if (elephant.owner === seat && elephant.space === space) Object.assign(elephant, { space: NONE, lying: 1 });
      },
    },
    react: {
      /** GB2-PINK-02, GB2-INT-11. */
      'worker-placed': (_game, state, { seat, id }, step) => {
        if (id !== FIRST_PLACE || !mayTake(state, seat)) return;
        const { owner } = elephantOf(state.modules);
        // GB2-PINK-03: only the first taking is optional.
        if (owner === NONE) step.next({ kind: 'pink-elephant/offer', seat });
        else step.fact({ type: 'pink-elephant/taken', seat, from: owner });
      },
    },
    faults: terraceFaults,
    extraChoices: joinStartPlayer,
    things: () => [THING],
    explain: explainElephant,
  };
}

function terraceFaults({ boards }: Edition): SetUpFault[] {
  return boards.flatMap(({ spaces }, board) =>
    spaces.some(({ id }) => id === FIRST_PLACE)
      ? []
      : [
          {
            path: `editionData.boards[${board}].spaces`,
            reason: `the pink elephant waits on a space "${FIRST_PLACE}"`,
            code: 'no-elephant-space',
            values: { space: FIRST_PLACE },
          },
        ],
  );
}

/** The owner may join at any placement. */
const joinStartPlayer: ExtraChoices = {
  offer: (game, state, { kind, seat }, choices) => {
    if (kind !== 'place') return;
    for (const { index, id } of joinableSpaces(game, state, seat)) {
      choices.push({ type: 'pink-elephant/join', space: index, id });
    }
  },
  answers: {
    'pink-elephant/join': (game, _state, { seat }, { space, id }, step) => {
      step.fact({ type: 'pink-elephant/joined', seat, space, id });
      // GB2-PINK-07, GB2-PINK-16.
      enterSpace(seat, defined(game.spaces[space], 'space'), step);
    },
  },
};

const explainElephant: Explain = (game, state, frame, seat, thing) => {
  if (thing !== THING) return undefined;
  if (frame?.kind !== 'place' || frame.seat !== seat) return { code: 'not-your-decision', rule: 'GB2-PINK-06' };
  const reason = whyNotUse(state, seat);
  if (reason) return reason;
  return joinableSpaces(game, state, seat).length > 0 ? undefined : { code: 'nobody-to-join', rule: 'GB2-PINK-12' };
};

const handlers: HandlersOf<Frame> = {
  'pink-elephant/offer': {
    ask: (_game, _state, { seat }) => ({
      decider: seat,
      choices: [{ type: 'pink-elephant/take' }, { type: 'pink-elephant/leave' }],
    }),
    answer: (_game, _state, frame, choice, step) => {
      const { seat } = frame;
      if (choice.type === 'pink-elephant/take') return step.fact({ type: 'pink-elephant/taken', seat, from: NONE });
      if (choice.type !== 'pink-elephant/leave') return unexpected(frame, choice);
      step.fact({ type: 'declined', seat, what: THING, source: { kind: 'space', id: FIRST_PLACE } });
    },
  },
};

const folds: FoldsOf<Fact> = {
  // GB2-PINK-13: it leaves the board; the worker beside it stays.
  'pink-elephant/taken': (_game, { modules }, { seat }) => {
    Object.assign(elephantOf(modules), { owner: seat, space: NONE, changed: 1, lying: 0 });
  },
  'pink-elephant/joined': (_game, { modules }, { seat, space }) => {
    const elephant = elephantOf(modules);
    elephant.used |= 1 << seat;
    elephant.space = space;
  },
};

const notation = {
  'pink-elephant/join': ({ id }: Extract<Choice, { type: 'pink-elephant/join' }>) => `join ${id}`,
  'pink-elephant/take': () => 'take the elephant',
  'pink-elephant/leave': () => 'leave the elephant',
};

interface PinkElephantParts {
  readonly frame: Frame;
  readonly fact: Fact;
  readonly choice: Choice;
  readonly effect: Effect;
  readonly state: { pinkElephant: ElephantState };
}

export const pinkElephant: RajasModule<PinkElephantParts> = {
  id: 'pink-elephant',
  options: [onOff('pinkElephant')],
  handlers,
  folds,
  notation,
  install: ({ options }) => (options.pinkElephant === 'on' ? install() : undefined),
};
