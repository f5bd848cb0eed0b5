import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  begin,
  type Fact,
  type Frame,
  liveMoves,
  type Match,
  matchAt,
  mustAnswer,
  mustRules,
  newMatch,
  openSaved,
  type Position,
  questionOf,
  type RecordedGame,
  recordOf,
  restore,
  type SavedGame,
  saveMatch,
  standingsOf,
  undoTarget,
  undoTo,
  type Viewer,
} from './index.ts';
import { toyGame } from './testing/toy.ts';

const first = toyGame as unknown as AnyGame;

/** The next version of the toy game: hands are called cards, and there is no swapping or showing. */
const second = {
  ...first,
  rulesVersion: 2,
  begin: (game: unknown) => {
    const { state, agenda } = first.begin(game);
    return { state: newer(state), agenda: agenda.filter(({ kind }) => kind === 'deal') };
  },
  handlers: { deal: first.handlers.deal },
  fold: (game: unknown, state: unknown, fact: Fact) => first.fold(game, older(state), fact),
  copy: (_game: unknown, state: unknown) => structuredClone(state),
  viewFor: (game: unknown, { state, agenda }: Position<unknown>, viewer: Viewer) =>
    first.viewFor(game, { state: older(state), agenda }, viewer),
  standings: (game: unknown, state: unknown) => first.standings(game, older(state)),
  upcasts: [
    {
      from: 1,
      state: newer,
      fact: (fact: Fact) => (fact.type === 'revealed' ? [] : [fact]),
      frame: (frame: Frame) => (frame.kind === 'deal' ? frame : undefined),
    },
  ],
} as AnyGame;

function newer(state: unknown): unknown {
  const { hands: cards, ...rest } = state as { hands: number[] };
  return { ...rest, cards };
}

function older(state: unknown): unknown {
  const { cards, ...rest } = state as { cards: number[] };
  return { ...rest, hands: cards };
}

const oldRules = mustRules(first, { players: 2 });
const newRules = mustRules(second, { players: 2 });

function played(...texts: string[]): Match {
  return texts.reduce(mustAnswer, newMatch(oldRules));
}

function thawed(match: Match): RecordedGame {
  return JSON.parse(JSON.stringify(recordOf(match)));
}

describe('a game of the same rules', () => {
  test('is restored from facts to the same match, undone moves included', () => {
    const match = mustAnswer(undoTo(played('card 1', 'card 3', 'keep'), 1, 2), 'swap');
    expect(restore(oldRules, thawed(match))).toEqual(match);
    expect(openSaved(first, JSON.parse(JSON.stringify(saveMatch(match))))).toMatchObject({ ok: true, value: match });
  });

  test('is refused as a file when an entry is not legal', () => {
    const saved: SavedGame = saveMatch(played('card 1', 'card 3'));
    const [move] = saved.entries;
    const doctored = { ...saved, entries: [{ ...move, text: 'card 9' }] } as SavedGame;
    expect(openSaved(first, doctored)).toMatchObject({ ok: false, fault: { code: 'bad-entry', entry: 1 } });
    const undone: SavedGame = { ...saved, entries: [{ kind: 'undo', by: 0, to: 4 }] };
    expect(openSaved(first, undone)).toMatchObject({ ok: false, fault: { code: 'bad-entry', entry: 1 } });
  });
});

describe('a finished game of older rules', () => {
  const over = played('card 1', 'card 3', 'keep', 'keep');
  const restored = restore(newRules, thawed(over));

  test('is shown to its end, without a handler of the past', () => {
    expect(restored.position).toEqual({ state: { deck: [2, 1, 2, 1], cards: [3, 1] }, agenda: [] });
    expect(matchAt(restored, 1).position.state).toMatchObject({ cards: [-1, 1] });
    expect(questionOf(matchAt(restored, 2)), 'it asks nothing').toBeUndefined();
  });

  test('keeps its result and stays as it was written down', () => {
    expect(standingsOf(restored)).toEqual(standingsOf(over));
    expect(recordOf(restored)).toEqual(thawed(over));
  });
});

describe('a running game of older rules', () => {
  test('goes on from its newest position that the new rules can play', () => {
    const restored = restore(newRules, thawed(played('card 1')));
    expect(restored.journal.entries.at(-1)).toMatchObject({ kind: 'correction', to: 0, rules: { from: 1, to: 2 } });
    expect(restored.position).toEqual(begin(newRules).position);
    expect(undoTarget(restored.journal, 0, 'turn')).toBeUndefined();
    const end = ['card 0', 'card 2'].reduce(mustAnswer, restored);
    expect(end.position).toEqual({ state: { deck: [1, 2, 1, 2], cards: [2, 0] }, agenda: [] });
    expect(restore(newRules, thawed(end)), 'and is kept in the new shapes').toEqual(end);
  });

  test('goes on where it is when its shapes fit', () => {
    const renamed = { ...first, rulesVersion: 2 };
    const rules = mustRules(renamed, { players: 2 });
    const restored = restore(rules, thawed(played('card 1', 'card 3')));
    expect(liveMoves(restored.journal)).toHaveLength(2);
    expect(restored.journal.entries.at(-1)).toMatchObject({ kind: 'correction', to: 2 });
    expect(restored.position).toEqual(played('card 1', 'card 3').position);
    expect(questionOf(restored)?.decider).toBe(1);
  });

  test('as a file of texts is written down by the rules of its time', () => {
    const texts = {
      durbar: 1,
      game: 'toy',
      rulesVersion: 1,
      edition: 'house',
      players: 2,
      options: {},
      log: ['card 1'],
    } as const;
    expect(openSaved(second, texts)).toMatchObject({ ok: false, fault: { code: 'other-rules-version' } });
    const opened = openSaved(second, texts, (_setUp, lines) => ({ ok: true, value: recordOf(played(...(lines as string[]))) }));
    expect(opened).toMatchObject({ ok: true, value: { position: begin(newRules).position } });
  });
});
