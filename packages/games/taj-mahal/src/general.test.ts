import { ask, isOver, mustAnswer, newMatch, playOut, questionOf, seededRandom, undoTarget } from '@durbar/engine';
import { expect, test } from 'vitest';
import { randomGame } from './testing/random.ts';
import { scenario } from './testing/scenario.ts';
import { newTable } from './testing/table.ts';
import { NONE, TOKENS } from './words.ts';

test('TAJ-GEN-02 twelve visits, each province once, then the hands are scored and someone wins', () => {
  const entered: number[] = [];
  const { state } = randomGame({ players: 4 }, 'twelve visits', (_position, facts) => {
    for (const fact of facts) if (fact.type === 'province-entered') entered.push(fact.province);
  });
  expect(entered).toHaveLength(12);
  expect(new Set(entered).size).toBe(12);
  const { rules } = newTable({ players: 4 });
  const standings = rules.definition.standings(rules.game, state);
  const best = Math.max(...standings.map(({ score }) => score));
  expect(standings.filter(({ rank }) => rank === 1).every(({ score }) => score === best)).toBe(true);
});

test('TAJ-GEN-06 players choose plays, withdrawals, cities and display cards only', () => {
  const types = new Set<string>();
  for (let seed = 0; seed < 10; seed++) {
    randomGame({ players: 3 + (seed % 3) }, seed, (position, _facts, rules) => {
      const question = ask(rules, position);
      if (question && question.decider !== 'chance') for (const { type } of question.choices) types.add(type);
    });
  }
  expect([...types].toSorted()).toEqual(['crown', 'palace', 'play', 'take', 'withdraw']);
});

test('TAJ-GEN-06 tokens and tiles never move from one player to another', () => {
  for (let seed = 0; seed < 10; seed++) {
    let tokens: number[] = [];
    let owners: number[] = [];
    randomGame({ players: 3 + (seed % 3) }, seed, ({ state }, facts) => {
      const exchanged = facts.some(({ type }) => type === 'tokens-exchanged');
      const lost = tokens.filter((count, index) => (state.tokens[index] ?? 0) < count);
      if (lost.length > 0) expect(exchanged).toBe(true);
      const won = owners.flatMap((owner, tile) => (owner >= 0 ? [tile] : []));
      for (const tile of won) expect(state.tileOwners[tile]).toBe(owners[tile]);
      tokens = state.tokens.slice();
      owners = state.tileOwners.slice();
    });
  }
});

test('TAJ-GEN-07 points only increase, immediately, and no track is too short for them', () => {
  const { scoreTrack } = scenario().game.edition;
  const last = scoreTrack.spaces - 1;
  const table = scenario({
    visit: 12,
    turn: 3,
    out: [0, 1, 2],
    played: ['', '', '', 'R-VG'],
    court: 'V',
    scores: [0, 0, 0, last],
  });
  table.act('withdraw', 'palace Agra');
  expect(table.score(3)).toBe(last + 4 + 1);
  for (let seed = 0; seed < 10; seed++) {
    let scores: readonly number[] = [];
    randomGame({ players: 4 }, seed, ({ state }, facts) => {
      for (const fact of facts) if (fact.type === 'points-gained') expect(fact.points).toBeGreaterThan(0);
      expect(scores.every((points, index) => (state.points[index] ?? 0) >= points)).toBe(true);
      scores = state.points.slice();
    });
  }
});

test('TAJ-GEN-10 chance lays tiles, draws cards and chooses the start player, and nothing else; the same answers give the same game', () => {
  const kinds = new Set<string>();
  for (let seed = 0; seed < 10; seed++) {
    randomGame({ players: 3 + (seed % 3) }, seed, (position, _facts, rules) => {
      if (ask(rules, position)?.decider === 'chance') kinds.add(position.agenda.at(-1)?.kind ?? '');
    });
  }
  expect([...kinds].toSorted()).toEqual([
    'choose-start-player',
    'draw-cards',
    'fill-display',
    'lay-bonus-tile',
    'lay-province-tile',
  ]);
  const ends = ['same', 'same', 'other'].map((seed) => JSON.stringify(randomGame({ players: 4 }, seed, () => {})));
  expect(ends[0]).toBe(ends[1]);
  expect(ends[0]).not.toBe(ends[2]);
});

test('TAJ-PLAY-10 a play cannot be undone, a withdrawal can until something is drawn', () => {
  const { rules } = newTable({ players: 3 });
  let match = newMatch(rules);
  const random = seededRandom('undo');
  const answer = (wanted: string) => {
    const question = questionOf(match);
    const texts = question?.choices.map((choice) => rules.definition.format(rules.game, choice)) ?? [];
    const fitting = texts.filter((text) => text.startsWith(wanted));
    match = mustAnswer(match, fitting[Math.floor(random() * fitting.length)] ?? '');
    return question?.decider === 'chance' ? NONE : (question?.decider ?? NONE);
  };
  while (questionOf(match)?.decider === 'chance') answer('');
  for (let turn = 0; turn < 3; turn++) {
    const mover = answer('play');
    expect(undoTarget(match.journal, mover, 'step')).toBeUndefined();
  }
  const seat = answer('withdraw');
  expect(undoTarget(match.journal, seat, 'step')).toBe(match.journal.live.length - 1);
});

test('TAJ-INV-05 every game ends: hands do not grow before a withdrawal', () => {
  for (let seed = 0; seed < 10; seed++) {
    let sizes: number[] = [];
    const last = randomGame({ players: 3 + (seed % 3) }, seed, ({ state }, facts) => {
      const now = state.hands.map(({ length }) => length);
      const begins = facts.some(({ type }) => type === 'province-entered');
      for (const [seat, size] of sizes.entries())
        if (!begins && state.isIn[seat] === 1) expect(now[seat]).toBeLessThanOrEqual(size);
      sizes = now;
    });
    expect(isOver(last)).toBe(true);
  }
  const table = newTable({ players: 5 });
  expect(playOut(table.rules, table.position, seededRandom('end'))).toBeGreaterThan(TOKENS.length);
  expect(isOver(table.position)).toBe(true);
});
