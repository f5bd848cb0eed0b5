import type { Decision, Handler } from '@durbar/engine';
import type { HandlersOf } from '../frames.ts';
import type { RajasGame, RajasQuestion } from '../game.ts';
import type { RajasState } from '../state.ts';
import type { RajasChoice, RajasFact, RajasFrame } from './index.ts';
import type { ExtraChoices, IsOpen, SeatFrame } from './module.ts';

type AnyHandler<F extends RajasFrame> = Handler<RajasGame, RajasState, F, RajasChoice, RajasFrame, RajasFact>;
type SeatDecision = Decision<RajasGame, RajasState, SeatFrame, RajasChoice, RajasFrame, RajasFact>;
type AnyAnswer = Required<ExtraChoices['answers']>[RajasChoice['type']];

/** Handlers whose questions to a seat also hold what modules add to them. */
export function withExtraChoices(handlers: HandlersOf<RajasFrame>): HandlersOf<RajasFrame> {
  const wrapped = Object.entries(handlers).map(([kind, handler]) => [kind, wrap(handler as AnyHandler<SeatFrame>)]);
  return Object.fromEntries(wrapped) as HandlersOf<RajasFrame>;
}

/** What has a `sample` is asked of chance. */
function wrap(handler: AnyHandler<SeatFrame>): AnyHandler<SeatFrame> {
  if ('run' in handler || handler.sample) return handler;
  return {
    ...handler,
    ask: (game, state, frame) => {
      const question = handler.ask(game, state, frame);
      if (game.hooks.extraChoices.length === 0) return question;
      return withOffers(game, state, frame, question, isOpenIn(handler, game, frame));
    },
    answer: (game, state, frame, choice, step) => {
      const extra = game.hooks.extraAnswers[choice.type] as AnyAnswer | undefined;
      if (extra) extra(game, state, frame, choice as never, step, isOpenIn(handler, game, frame));
      else handler.answer(game, state, frame, choice, step);
    },
  } satisfies SeatDecision;
}

function isOpenIn({ ask }: SeatDecision, game: RajasGame, frame: SeatFrame): IsOpen {
  return (state) => ask(game, state, frame).choices.length > 0;
}

function withOffers(
  game: RajasGame,
  state: RajasState,
  frame: SeatFrame,
  { decider, choices }: RajasQuestion,
  isOpen: IsOpen,
): RajasQuestion {
  const offers: RajasChoice[] = [];
  for (const extra of game.hooks.extraChoices) extra.offer(game, state, frame, offers, isOpen);
  return { decider, choices: [...choices, ...offers] };
}
