import type { Decision, Handler } from '@durbar/engine';
import type { HandlersOf } from '../frames.ts';
import type { RajasGame, RajasQuestion } from '../game.ts';
import type { RajasState } from '../state.ts';
import type { RajasChoice, RajasFact, RajasFrame } from './index.ts';
import type { IsOpen } from './module.ts';

type AnyHandler = Handler<RajasGame, RajasState, RajasFrame, RajasChoice, RajasFrame, RajasFact>;
type AnyDecision = Decision<RajasGame, RajasState, RajasFrame, RajasChoice, RajasFrame, RajasFact>;

/** Handlers whose questions to a seat also hold what modules add to them. */
export function withExtraChoices(handlers: HandlersOf<RajasFrame>): HandlersOf<RajasFrame> {
  const wrapped = Object.entries(handlers).map(([kind, handler]) => [kind, wrap(handler as AnyHandler)]);
  return Object.fromEntries(wrapped) as HandlersOf<RajasFrame>;
}

function wrap(handler: AnyHandler): AnyHandler {
  if ('run' in handler || handler.sample) return handler;
  return {
    ...handler,
    ask: (game, state, frame) => {
      const question = handler.ask(game, state, frame);
      if (game.hooks.extraChoices.length === 0) return question;
      return withOffers(game, state, frame, question, () => isOpen(handler, game, state, frame));
    },
    answer: (game, state, frame, choice, step) => {
      const { extraChoices, extraAnswers } = game.hooks;
      const extra = extraChoices.length === 0 ? undefined : extraAnswers[choice.type];
      if (extra) extra(game, state, frame, choice, step, () => isOpen(handler, game, state, frame));
      else handler.answer(game, state, frame, choice, step);
    },
  } satisfies AnyDecision;
}

function isOpen({ ask }: AnyDecision, game: RajasGame, state: RajasState, frame: RajasFrame): boolean {
  return ask(game, state, frame).choices.length > 0;
}

function withOffers(
  game: RajasGame,
  state: RajasState,
  frame: RajasFrame,
  question: RajasQuestion,
  stillOpen: IsOpen,
): RajasQuestion {
  const { decider } = question;
  if (decider === 'chance') return question;
  const offers: RajasChoice[] = [];
  for (const extra of game.hooks.extraChoices) extra.offer(game, state, frame, decider, offers, stillOpen);
  return offers.length === 0 ? question : { decider, choices: [...question.choices, ...offers] };
}
