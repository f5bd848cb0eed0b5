import type { Automatic, Decision, Handlers, Position, Question, Seat, Step } from '@durbar/engine';
import type { TajMahalChoice } from './choices.ts';
import { chooseStartPlayer } from './decisions/choose-start-player.ts';
import { drawCards, fillDisplay } from './decisions/draw-card.ts';
import { layBonusTile, layProvinceTile } from './decisions/lay-tile.ts';
import { placePalaces } from './decisions/place-palaces.ts';
import { takeCards } from './decisions/take-cards.ts';
import { takeTurn } from './decisions/take-turn.ts';
import type { TajMahalFact } from './facts.ts';
import type { TajMahalGame } from './game.ts';
import { scoreHands } from './scoring/hand.ts';
import type { TajMahalState } from './state.ts';
import { endVisit, startVisit } from './steps/visit.ts';
import { passTurn, scoreWithdrawal } from './steps/withdrawal.ts';

export type TajMahalFrame =
  | { readonly kind: 'lay-province-tile'; readonly province: number }
  | { readonly kind: 'lay-bonus-tile'; readonly city: number }
  | { readonly kind: 'choose-start-player' }
  | { readonly kind: 'draw-cards'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'start-visit' }
  | { readonly kind: 'fill-display'; readonly count: number }
  | { readonly kind: 'take-turn'; readonly seat: Seat }
  | { readonly kind: 'place-palaces'; readonly seat: Seat; readonly normal: number; readonly crown: number }
  | { readonly kind: 'score-withdrawal'; readonly seat: Seat }
  | { readonly kind: 'take-cards'; readonly seat: Seat }
  | { readonly kind: 'pass-turn'; readonly seat: Seat }
  | { readonly kind: 'end-visit' }
  | { readonly kind: 'score-hands' };

export type TajMahalStep = Step<TajMahalFrame, TajMahalFact>;
type FrameOf<K extends TajMahalFrame['kind']> = Extract<TajMahalFrame, { kind: K }>;
export type DecisionOn<K extends TajMahalFrame['kind']> = Decision<
  TajMahalGame,
  TajMahalState,
  FrameOf<K>,
  TajMahalChoice,
  TajMahalFrame,
  TajMahalFact
>;
export type AutomaticOn<K extends TajMahalFrame['kind']> = Automatic<
  TajMahalGame,
  TajMahalState,
  FrameOf<K>,
  TajMahalFrame,
  TajMahalFact
>;

export const handlers: Handlers<TajMahalGame, TajMahalState, TajMahalFrame, TajMahalChoice, TajMahalFact> = {
  'lay-province-tile': layProvinceTile,
  'lay-bonus-tile': layBonusTile,
  'choose-start-player': chooseStartPlayer,
  'draw-cards': drawCards,
  'start-visit': startVisit,
  'fill-display': fillDisplay,
  'take-turn': takeTurn,
  'place-palaces': placePalaces,
  'score-withdrawal': scoreWithdrawal,
  'take-cards': takeCards,
  'pass-turn': passTurn,
  'end-visit': endVisit,
  'score-hands': scoreHands,
};

/** The pending question, for a position that asks one. */
export function pendingQuestion(
  game: TajMahalGame,
  { state, agenda }: Position<TajMahalState, TajMahalFrame>,
): Question<TajMahalChoice> | undefined {
  const frame = agenda.at(-1);
  const handler = frame && handlers[frame.kind];
  return handler && 'ask' in handler ? handler.ask(game, state, frame as never) : undefined;
}
