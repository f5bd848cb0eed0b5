import { SAIL, UPGRADE } from '../choices.ts';
import type { FrameOf, HandlersOf } from '../frames.ts';
import type { RajasChoice } from '../modules/index.ts';
import { entry, lowestBit } from '../numbers.ts';
import { yieldPlace } from '../rules/boards.ts';
import { canUpgrade, canUpgradeAny } from '../rules/buildings.ts';
import { moveBoat } from '../rules/river.ts';
import { pushEffects, whyNotAction } from '../rules/spaces.ts';
import { gainMoney } from '../rules/tracks.ts';
import { nameYields, receiveYield } from '../rules/yields.ts';
import { BUILDINGS } from '../words.ts';
import { unexpected } from './unexpected.ts';

type Kinds = 'score-markets' | 'upgrade' | 'sail' | 'palace-action' | 'yields';

/** Decisions about gains. */
export const gainDecisions: HandlersOf<FrameOf<Kinds>> = {
  /** Most money first, because interfaces default to the first choice (RAJ-MARKET-06). */
  'score-markets': {
    ask: (_game, _state, { seat, amounts }) => ({ decider: seat, choices: amounts.map((money) => ({ type: 'score', money })) }),
    answer: (game, state, frame, choice, step) => {
      if (choice.type !== 'score') return unexpected(frame, choice);
      gainMoney(game, state, frame.seat, choice.money, frame.source, step);
    },
  },
  /** RAJ-UPG-02. */
  upgrade: {
    ask: (game, state, { seat }) => {
      const choices: RajasChoice[] = [];
      for (let building = 0; building < BUILDINGS.length; building++) {
        if (canUpgrade(game, state, seat, building)) choices.push(entry(UPGRADE, building));
      }
      return { decider: seat, choices };
    },
    answer: (game, state, frame, choice, step) => {
      if (choice.type !== 'upgrade') return unexpected(frame, choice);
      const { seat, times, late, source } = frame;
      step.fact({ type: 'upgraded', seat, building: choice.building, name: choice.name, late, source });
      if (times > 1 && canUpgradeAny(game, state, seat)) step.next({ ...frame, times: times - 1 });
    },
  },
  sail: {
    ask: (_game, _state, { seat, least, most }) => ({ decider: seat, choices: SAIL.slice(least, most + 1) }),
    answer: (game, state, frame, choice, step) => {
      if (choice.type !== 'sail') return unexpected(frame, choice);
      const { seat, source } = frame;
      if (choice.spaces > 0) return moveBoat(game, state, seat, choice.spaces, source, step);
      step.fact({ type: 'declined', seat, what: 'boat-move', source });
    },
  },
  'palace-action': {
    ask: (game, state, { seat, gain }) => {
      const choices: RajasChoice[] = [];
      for (const action of entry(game.gains, gain).actions) {
        if (!whyNotAction(game, state, seat, action)) choices.push(entry(game.actions, action).choice);
      }
      return { decider: seat, choices };
    },
    answer: (game, _state, frame, choice, step) => {
      if (choice.type !== 'action') return unexpected(frame, choice);
      const { seat, source } = frame;
      step.fact({ type: 'action-chosen', seat, id: choice.id, source });
      const action = entry(game.actions, choice.action);
      pushEffects(action.effects, seat, 0, action.source, step);
    },
  },
  /** RAJ-ORDER-05: the player orders multiple yields. */
  yields: {
    ask: (game, _state, { seat, due }) => {
      const choices: RajasChoice[] = [];
      for (let rest = due; rest !== 0; rest &= rest - 1) {
        choices.push(yieldPlace(game, seat, lowestBit(rest)).choice);
      }
      return { decider: seat, choices };
    },
    answer: (game, state, frame, choice, step) => {
      if (choice.type !== 'receive') return unexpected(frame, choice);
      receiveYield(game, state, frame.seat, choice.place, step);
      nameYields(frame.seat, frame.due & ~(1 << choice.place), step);
    },
  },
};
