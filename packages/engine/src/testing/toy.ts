import type { GameDefinition, Handlers } from '../definition.ts';
import type { Question, Viewer } from '../position.ts';
import { drawIndex } from '../random.ts';
import { ok } from '../result.ts';
import * as spell from '../text/spelling.ts';

/** A tiny game with hidden cards: each seat gets one card and may swap it once; the highest card wins. */
interface ToyGame {
  readonly players: number;
  readonly cards: readonly number[];
}
interface ToyState {
  /** How many of each value are left in the deck. */
  readonly deck: number[];
  /** Value index per seat; -1 before the deal. */
  readonly hands: number[];
}
type ToyFrame =
  | { readonly kind: 'deal'; readonly seat: number }
  | { readonly kind: 'swap'; readonly seat: number }
  | { readonly kind: 'reveal' };
type ToyChoice = { readonly type: 'card'; readonly value: number } | { readonly type: 'keep' } | { readonly type: 'swap' };
type ToyFact =
  | { readonly type: 'dealt'; readonly seat: number; readonly value: number }
  | { readonly type: 'swapped'; readonly seat: number }
  | { readonly type: 'revealed'; readonly hands: readonly number[] };
interface ToyView {
  readonly viewer: Viewer;
  readonly players: number;
  readonly own: number;
  readonly dealt: readonly boolean[];
  /** Everything the viewer can't see: the deck and the others' cards together. */
  readonly unseen: readonly number[];
  readonly shown: readonly number[];
  readonly agenda: readonly ToyFrame[];
}

const handlers: Handlers<ToyGame, ToyState, ToyFrame, ToyChoice, ToyFact> = {
  deal: {
    ask: (_game, { deck }): Question<ToyChoice> => {
      const values = [...deck.keys()].filter((value) => (deck[value] ?? 0) > 0);
      const choices = values.map((value) => ({ type: 'card', value }) as const);
      return { decider: 'chance', choices, weights: values.map((value) => deck[value] ?? 0) };
    },
    sample: (_game, { deck }, _frame, random): ToyChoice => ({ type: 'card', value: drawIndex(deck, random) }),
    answer: (_game, _state, { seat }, choice, step) => {
      if (choice.type === 'card') step.fact({ type: 'dealt', seat, value: choice.value });
    },
  },
  swap: {
    reveals: ['swap'],
    ask: (_game, _state, { seat }): Question<ToyChoice> => ({ decider: seat, choices: [{ type: 'keep' }, { type: 'swap' }] }),
    answer: (_game, _state, { seat }, choice, step) => {
      if (choice.type !== 'swap') return;
      step.fact({ type: 'swapped', seat });
      step.next({ kind: 'deal', seat });
    },
  },
  reveal: {
    reveals: true,
    run: (_game, { hands }, _frame, step) => step.fact({ type: 'revealed', hands: hands.slice() }),
  },
};

export const toyGame: GameDefinition<ToyGame, ToyState, ToyFrame, ToyChoice, ToyFact, ToyView, ToyGame> = {
  id: 'toy',
  title: 'High card',
  rulesVersion: 1,
  players: { min: 2, max: 3 },
  options: [{ id: 'deck', values: ['short', 'long'], default: 'short' }],
  editions: [{ id: 'house', title: 'House', data: {}, provenance: {} }],
  prepare: ({ players, options }) => ok({ players, cards: options?.deck === 'long' ? [2, 2, 2, 2, 2, 2] : [2, 2, 2, 2] }),
  describe: (game) => game,
  begin: ({ players, cards }) => {
    const seats = [...Array(players).keys()];
    const deals = seats.map((seat) => ({ kind: 'deal', seat }) as const);
    const swaps = seats.map((seat) => ({ kind: 'swap', seat }) as const);
    return { state: { deck: cards.slice(), hands: seats.map(() => -1) }, agenda: [{ kind: 'reveal' }, ...swaps, ...deals] };
  },
  handlers,
  fold: (_game, state, fact) => {
    if (fact.type === 'swapped') state.hands[fact.seat] = -1;
    if (fact.type !== 'dealt') return;
    state.deck[fact.value] = (state.deck[fact.value] ?? 0) - 1;
    state.hands[fact.seat] = fact.value;
  },
  copy: (_game, { deck, hands }) => ({ deck: deck.slice(), hands: hands.slice() }),
  viewFor: ({ players }, { state, agenda }, viewer) => {
    const isOver = agenda.length === 0;
    const own = viewer === 'spectator' ? -1 : (state.hands[viewer] ?? -1);
    const unseen = state.deck.slice();
    for (const [seat, value] of state.hands.entries()) {
      if (seat !== viewer && value >= 0 && !isOver) unseen[value] = (unseen[value] ?? 0) + 1;
    }
    const shown = isOver ? state.hands.slice() : [];
    return { viewer, players, own, dealt: state.hands.map((value) => value >= 0), unseen, shown, agenda: agenda.slice() };
  },
  imagine: (_game, { viewer, own, dealt, unseen, shown, agenda }, random) => {
    const deck = unseen.slice();
    const draw = (): number => {
      const value = drawIndex(deck, random);
      deck[value] = (deck[value] ?? 0) - 1;
      return value;
    };
    const guess = (): number[] => dealt.map((has, seat) => (seat === viewer ? own : has ? draw() : -1));
    return { state: { hands: shown.length > 0 ? shown.slice() : guess(), deck }, agenda: agenda.slice() };
  },
  factFor: (_game, fact, viewer) => (fact.type === 'dealt' && fact.seat !== viewer ? { ...fact, value: -1 } : fact),
  spelling: ({ players, cards }) => {
    const values = cards.map((_, value) => `card-${value}`);
    return {
      state: { deck: spell.counts(values), hands: spell.bySeat(players, spell.mostly(-1, spell.named(values))) },
      frame: { seat: spell.seat(players) },
    };
  },
  format: (_game, choice) => (choice.type === 'card' ? `card ${choice.value}` : choice.type),
  standings: (_game, { hands }) =>
    hands.map((score, seat) => ({ seat, score, rank: 1 + hands.filter((other) => other > score).length })),
  things: () => ['deck'],
  explain: () => ({ code: 'face-down', rule: 'TOY-GEN-01' }),
};
