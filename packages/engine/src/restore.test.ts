import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  begin,
  branchAt,
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
  test('is restored from facts to the same match, including undone moves', () => {
    const match = mustAnswer(undoTo(played('card 1', 'card 3', 'keep'), 1, 2), 'swap');
    expect(restore(oldRules, thawed(match))).toEqual(match);
    expect(openSaved(first, JSON.parse(JSON.stringify(saveMatch(match))))).toMatchObject({ ok: true, value: match });
  });

  test('is rejected as a file when an entry is illegal', () => {
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

  test('can be shown to its end without old handlers', () => {
    expect(restored.position).toEqual({ state: { deck: [2, 1, 2, 1], cards: [3, 1] }, agenda: [] });
    expect(matchAt(restored, 1).position.state).toMatchObject({ cards: [-1, 1] });
    expect(questionOf(matchAt(restored, 2)), 'it asks nothing').toBeUndefined();
  });

  test('keeps its result and its recorded form', () => {
    expect(standingsOf(restored)).toEqual(standingsOf(over));
    expect(recordOf(restored)).toEqual(thawed(over));
  });
});

describe('a running game of older rules', () => {
  test('continues from its latest position the new rules can play', () => {
    const restored = restore(newRules, thawed(played('card 1')));
    expect(restored.journal.entries.at(-1)).toMatchObject({ kind: 'correction', to: 0, rules: { from: 1, to: 2 } });
    expect(restored.position).toEqual(begin(newRules).position);
    expect(undoTarget(restored.journal, 0, 'turn')).toBeUndefined();
    const end = ['card 0', 'card 2'].reduce(mustAnswer, restored);
    expect(end.position).toEqual({ state: { deck: [1, 2, 1, 2], cards: [2, 0] }, agenda: [] });
    expect(restore(newRules, thawed(end)), 'and is kept in the new shapes').toEqual(end);
  });

  test('continues where it was when its shapes fit', () => {
    const renamed = { ...first, rulesVersion: 2 };
    const rules = mustRules(renamed, { players: 2 });
    const restored = restore(rules, thawed(played('card 1', 'card 3')));
    expect(liveMoves(restored.journal)).toHaveLength(2);
    expect(restored.journal.entries.at(-1)).toMatchObject({ kind: 'correction', to: 2 });
    expect(restored.position).toEqual(played('card 1', 'card 3').position);
    expect(questionOf(restored)?.decider).toBe(1);
  });

  test('as a file of texts is recorded by its original rules', () => {
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

describe('a game corrected twice', () => {
  /** The next version: no shape changes. */
  const third = { ...second, rulesVersion: 3 } as AnyGame;
  const rules = mustRules(third, { players: 2 });
  const once = mustAnswer(restore(newRules, thawed(played('card 1'))), 'card 0');
  const twice = restore(rules, thawed(once));

  test('continues where it is, not where its first rules would have led', () => {
    expect(twice.journal.entries.at(-1)).toMatchObject({ kind: 'correction', to: 1, rules: { from: 2, to: 3 } });
    expect(twice.position).toEqual(once.position);
    expect(matchAt(twice, 1).position).toEqual(once.position);
    expect(restore(rules, thawed(twice))).toEqual(twice);
  });

  test('branches from the position of the previous correction', () => {
    const branch = branchAt(mustAnswer(twice, 'card 2'), 0);
    expect(branch.journal.entries.at(-1)).toMatchObject({ kind: 'correction', to: 0, rules: { from: 2, to: 3 } });
    expect(branch.position).toEqual(begin(rules).position);
    expect(restore(rules, thawed(branch))).toEqual(branch);
    const later = branchAt(mustAnswer(twice, 'card 2'), 2);
    expect(later.position).toEqual(mustAnswer(twice, 'card 2').position);
    expect(restore(rules, thawed(later))).toEqual(later);
  });
});

test('a branch leaves undone moves behind: its own seed never drew them', () => {
  const match = mustAnswer(undoTo(played('card 1', 'card 3', 'swap', 'card 0'), 1, 2), 'keep');
  const branch = branchAt(match, 3);
  expect([...branch.journal.entries]).toEqual(liveMoves(match.journal));
  expect(branch.position).toEqual(match.position);
});

test('opening a long journal copies the state only occasionally, not at every entry', () => {
  const copies = { count: 0 };
  const copy = (game: unknown, state: unknown) => {
    copies.count++;
    return first.copy(game, state);
  };
  const rules = mustRules({ ...first, copy } as AnyGame, { players: 2 });
  const start = recordOf(played('card 1', 'card 3', 'keep'));
  const back = { kind: 'undo', by: 1, to: 2 } as const;
  const entries = [...start.entries, ...Array.from({ length: 1000 }, () => [back, ...start.entries.slice(2)]).flat()];
  const opened = restore(rules, { ...start, entries });
  expect(opened.journal.live).toHaveLength(3);
  expect(copies.count).toBeLessThanOrEqual(1100);
});

test('moves dropped by a correction don’t have to fit the new state shape', () => {
  const strict = {
    ...first,
    rulesVersion: 2,
    fold: (game: unknown, state: unknown, fact: Fact) => {
      if (fact.type === 'swapped once') throw new Error('no such fact');
      first.fold(game, state, fact);
    },
    upcasts: [{ from: 1, fact: (fact: Fact) => [fact.type === 'swapped' ? { type: 'swapped once' } : fact] }],
  } as AnyGame;
  const old = saveMatch(played('card 1', 'card 3', 'swap'));
  const opened = openSaved(strict, old);
  expect(opened).toMatchObject({ ok: true, value: { position: played('card 1', 'card 3').position } });
  if (!opened.ok) return;
  const again = openSaved(strict, JSON.parse(JSON.stringify(saveMatch(opened.value))));
  expect(again).toMatchObject({ ok: true, value: { position: opened.value.position } });
  const later = openSaved({ ...strict, rulesVersion: 3 } as AnyGame, saveMatch(opened.value));
  expect(later).toMatchObject({ ok: true, value: { position: opened.value.position } });
});
