import { submit } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { type Scene, scenario } from '../testing/scenario.ts';
import { handPoints } from './hand.ts';

/** The end of a game in which seat 0 holds these cards. */
function endWith(hand: string, scene: Scene = {}) {
  const table = scenario({
    visit: 12,
    turn: 3,
    out: [0, 1, 2],
    hands: [hand],
    played: ['', '', '', 'R-VE'],
    court: '',
    display: 'W-E',
    ...scene,
  });
  const facts = [...table.act('withdraw'), ...table.finishTurn()];
  return { table, facts, view: table.view() };
}

function points(hand: string): number {
  const { game, state } = scenario({ hands: [hand] });
  const { special, white, colour } = handPoints(game, state, 0);
  return special + white + colour;
}

describe('the end of the game', () => {
  test('TAJ-END-01 after visit 12 and its exchange every hand is scored', () => {
    const { facts, view } = endWith('R-VE R-GE', { tokens: ['', 'VV'] });
    const types = facts.map(({ type }) => type);
    expect(types.indexOf('tokens-exchanged')).toBeLessThan(types.indexOf('hand-revealed'));
    expect(types.filter((type) => type === 'hand-revealed')).toHaveLength(4);
    expect(view.isOver).toBe(true);
    expect(view.seats.map(({ score }) => score)).toEqual([2, 1, 0, 1]);
  });

  test('TAJ-END-02 a point for each special card', () => {
    expect(points('free-colour points-2')).toBe(2);
  });

  test('TAJ-END-03 a point for each white card', () => {
    expect(points('W-E W-E W-K')).toBe(3);
  });

  test('TAJ-END-04 a point for each card of one longest colour', () => {
    expect(points('R-VE R-GE Y-VE Y-GE N-VE')).toBe(2);
    expect(points('')).toBe(0);
  });

  test('TAJ-END-02 TAJ-END-03 TAJ-END-04 a part of the hand that is worth nothing is not scored', () => {
    const gained = (hand: string) =>
      endWith(hand).facts.flatMap((fact) =>
        fact.type === 'points-gained' ? [`${fact.seat}: ${fact.points} ${fact.reason}`] : [],
      );
    expect(gained('')).toEqual(['3: 1 hand-white']);
    expect(gained('R-VE')).toEqual(['0: 1 hand-colour', '3: 1 hand-white']);
    expect(gained('points-2')).toEqual(['0: 1 hand-special', '3: 1 hand-white']);
  });

  test('TAJ-END-05 shorter colours, tokens and goods give nothing', () => {
    const { view } = endWith('R-VE R-GE R-ME Y-VE Y-GE', { tokens: ['VP'], goods: ['tea tea'], tiles: { 5: 0 } });
    expect(view.seats[0]).toMatchObject({ score: 3, points: { 'hand-colour': 3 } });
  });

  test('TAJ-END-06 cards gained in visit 12 count', () => {
    const { view } = endWith('');
    expect(view.seats[3]?.points, 'the white card of the last withdrawal').toMatchObject({ 'hand-white': 1 });
  });

  test('TAJ-END-07 the most points win', () => {
    const { table } = endWith('', { players: 3, turn: 2, out: [0, 1], played: ['', '', 'R-VE'], scores: [61, 58, 59] });
    expect(table.rules.definition.standings(table.game, table.state)).toMatchObject([
      { seat: 0, score: 61, rank: 1 },
      { seat: 1, score: 58, rank: 3 },
      { seat: 2, score: 60, rank: 2 },
    ]);
  });

  test('TAJ-END-08 a tie for the most points is a shared victory', () => {
    const { table } = endWith('', { players: 3, turn: 2, out: [0, 1], played: ['', '', 'R-VE'], scores: [60, 60, 54] });
    const ranks = table.rules.definition.standings(table.game, table.state).map(({ rank, score }) => [rank, score]);
    expect(ranks).toEqual([
      [1, 60],
      [1, 60],
      [3, 55],
    ]);
  });

  test('TAJ-END-09 the answer that reveals the hands cannot be undone', () => {
    const end = { visit: 12, turn: 3, out: [0, 1, 2], played: ['', '', '', 'R-VE'], court: '', display: 'W-E' };
    const takeLast = (visit: number) => {
      const { rules, position, act } = scenario({ ...end, visit });
      act('withdraw');
      const taken = submit(rules, position, 3, 'take W-E');
      return taken.ok && taken.value.entry.barrier;
    };
    expect([takeLast(11), takeLast(12)]).toEqual([false, true]);
  });

  test('TAJ-END-09 all hands are shown at the end, with the parts of their points', () => {
    const { table, facts } = endWith('R-VE R-GE W-K points-2');
    const revealed = facts.flatMap((fact) => (fact.type === 'hand-revealed' ? [fact.cards] : []));
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const { seats } = table.view(viewer);
      expect(seats.map(({ hand }) => hand)).toEqual(revealed);
      expect(seats[0]?.points).toMatchObject({ 'hand-special': 1, 'hand-white': 1, 'hand-colour': 2 });
    }
    const [own] = table.rules.definition.standings(table.game, table.state);
    expect(own?.parts).toMatchObject({ 'hand-special': 1, 'hand-white': 1, 'hand-colour': 2 });
  });

  test('TAJ-END-10 tactical tips are not rules: unwise moves stay legal', () => {
    const table = scenario({ hands: ['R-EE'], played: ['', 'Y-EE Y-EE', 'N-EE N-EE', 'L-EE L-EE'], turn: 0 });
    expect(table.legal(), 'an elephant that cannot win may be wasted').toEqual(['play R-EE', 'withdraw']);
  });

  test('TAJ-EX-06 one special card, two white ones, three of the longest colour: 6 points', () => {
    expect(points('points-2 W-E W-E R-VE R-GE R-ME Y-VE')).toBe(6);
  });

  test('TAJ-EX-07 one special card, one white one, two colours of two: 4 points', () => {
    expect(points('points-2 W-E R-VE R-GE Y-VE Y-GE')).toBe(4);
  });

  test('TAJ-EX-08 one special card, no white one, five of the longest colour: 6 points', () => {
    expect(points('points-2 L-VE L-GE L-ME L-PE L-KE N-VE')).toBe(6);
  });
});
