import { ask, seededRandom, type Viewer } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { handOf } from './scoring/hand.ts';
import { scenario } from './testing/scenario.ts';
import type { Table } from './testing/table.ts';

/** A hand in many worlds imagined by a viewer. */
function imaginedHands({ rules, game, position }: Table, viewer: Viewer, seat: number): string[][] {
  const { viewFor, imagine } = rules.definition;
  const view = viewFor(game, position, viewer);
  return Array.from({ length: 50 }, (_, world) => {
    const { state } = imagine(game, view, seededRandom(`world ${world}`));
    return handOf(game, state, seat).map((card) => game.cards[card]?.text ?? '');
  });
}

function taken(table: Table, seat: number): string[] {
  return (table.view().seats[seat]?.taken ?? []).map((card) => table.game.cards[card]?.text ?? '');
}

/** One card of a hand was drawn unseen before the last shuffle. */
function keep({ game, state }: Table, seat: number, name: string): number {
  const card = game.cards.findIndex(({ text }) => text === name);
  state.kept = state.kept.map((cards, other) => (other === seat ? [card] : cards));
  return card;
}

describe('cards taken from the display', () => {
  const scene = { turn: 1, hands: ['', 'Y-VE Y-GE', 'N-VE', 'L-VE'], display: 'R-VE R-GE N-EE W-E L-EE' };

  test('TAJ-GEN-03 stay known to everyone, and every imagined world contains them', () => {
    const table = scenario(scene);
    table.act('withdraw', 'draw L-GK', 'take R-VE W-E');
    expect(taken(table, 1)).toEqual(['R-VE', 'W-E']);
    const hands = imaginedHands(table, 0, 1);
    for (const hand of hands) {
      expect(hand).toHaveLength(5);
      expect(hand).toEqual(expect.arrayContaining(['R-VE', 'W-E']));
    }
    expect(new Set(hands.flat()).size, 'the other cards are dealt at random').toBeGreaterThan(20);
    expect(new Set(imaginedHands(table, 1, 1).map(String)).size, 'the owner knows the hand').toBe(1);
  });

  test('TAJ-GEN-03 are no longer tracked once played', () => {
    const table = scenario({ turn: 1, hands: ['', 'R-VE R-VE W-E'], taken: ['', 'R-VE W-E'] });
    expect(taken(table, 1)).toEqual(['R-VE', 'W-E']);
    table.act('play R-VE +W-E');
    expect(taken(table, 1)).toEqual([]);
    expect(table.hand(1)).toEqual(['R-VE']);
  });

  test('TAJ-GEN-03 a card from the pile stays hidden', () => {
    const table = scenario(scene);
    table.act('withdraw', 'draw L-GK', 'take R-VE W-E');
    expect(taken(table, 1)).not.toContain('L-GK');
    table.act('withdraw', 'draw Y-EE');
    expect([taken(table, 2), table.hand(2)]).toEqual([[], ['Y-EE', 'N-VE']]);
  });
});

test('TAJ-GEN-05 every card of the pile is equally likely, so copies of a kind add up', () => {
  const table = scenario({ hands: ['R-VE'], pile: 'R-EE L-GK W-E W-E W-E', rest: 'discards' });
  table.act('withdraw');
  expect(table.legal()).toEqual(['draw R-EE', 'draw L-GK', 'draw W-E']);
  expect(ask(table.rules, table.position)?.weights).toEqual([1, 1, 3]);
});

describe('a shuffle', () => {
  /** Seat 0 draws the last card of the pile; seat 1 shuffles. The unseen cards are those named here. */
  function shuffled(): Table {
    const table = scenario({
      players: 3,
      turn: 1,
      hands: ['R-VE R-GE', 'Y-VE Y-EE W-E', 'N-VE N-EE'],
      taken: ['', 'W-E', 'N-EE'],
      display: 'L-VE L-GE L-EE L-VM L-GM',
      rest: 'discards',
    });
    table.act('withdraw', 'draw L-GK', 'take L-VE L-GE');
    return table;
  }

  test('TAJ-GEN-05 does not include cards kept in hands: the pile holds only discards', () => {
    const table = shuffled();
    expect(table.view(0).kept.map((card) => table.game.cards[card]?.text)).toEqual(['Y-VE', 'Y-EE', 'N-VE']);
    expect(table.view(0).seats.map(({ keptSize }) => keptSize)).toEqual([2, 2, 1]);
    for (const hand of imaginedHands(table, 0, 2)) {
      expect(hand).toContain('N-EE');
      expect(['Y-VE', 'Y-EE', 'N-VE']).toEqual(expect.arrayContaining(hand.filter((card) => card !== 'N-EE')));
    }
    for (const hand of imaginedHands(table, 0, 1)) {
      expect(hand.filter((card) => ['Y-VE', 'Y-EE', 'N-VE'].includes(card)).length).toBeGreaterThanOrEqual(2);
      expect(hand).toEqual(expect.arrayContaining(['L-VE', 'L-GE', 'W-E']));
    }
  });

  test('TAJ-GEN-05 a player who has drawn nothing since plays a kept card', () => {
    const table = shuffled();
    table.act('play N-VE', 'play R-VE');
    expect(table.view('spectator').kept.map((card) => table.game.cards[card]?.text)).toEqual(['R-GE', 'Y-VE', 'Y-EE']);
    expect(table.view().seats.map(({ keptSize }) => keptSize)).toEqual([1, 2, 0]);
  });

  test('TAJ-GEN-05 a card that only a kept one could be is one; a card that no one kept is not', () => {
    const drawn = scenario({ players: 3, hands: ['R-VE L-GK L-EE', '', ''], rest: 'discards', display: 'Y-EE' });
    keep(drawn, 0, 'R-VE');
    drawn.act('play L-GK');
    expect(drawn.view().seats[0]?.keptSize).toBe(1);
    const kept = scenario({ players: 3, hands: ['R-VE R-VE R-VE L-EE', '', ''], rest: 'discards', display: 'Y-EE' });
    kept.state.kept = [kept.state.hands[0]?.slice(0, 3) ?? [], [], []];
    kept.act('play R-VE');
    expect(kept.view().seats[0]?.keptSize).toBe(2);
  });

  test('TAJ-GEN-05 a player who kept nothing plays newly drawn cards, and what others kept stays known', () => {
    const table = scenario({ players: 3, hands: ['R-VE L-GK', 'R-VE', ''], rest: 'discards', display: 'Y-EE' });
    keep(table, 1, 'R-VE');
    table.act('play R-VE');
    expect(table.view().seats.map(({ keptSize }) => keptSize)).toEqual([0, 1, 0]);
  });

  test('TAJ-GEN-05 a copy drawn into some hand, unseen, could have been the one that was played', () => {
    const scene = { players: 3, rest: 'discards', display: 'Y-EE' } as const;
    const played = (table: Table, ...kept: readonly (readonly [number, string])[]) => {
      for (const [seat, card] of kept) keep(table, seat, card);
      table.act('play R-VE');
      return table.view().seats.map(({ keptSize }) => keptSize);
    };
    const others = scenario({ ...scene, hands: ['R-VE L-GK', 'R-VE', 'Y-VE'] });
    expect(played(others, [0, 'R-VE'], [2, 'Y-VE']), 'another hand').toEqual([0, 0, 0]);
    const beside = scenario({ ...scene, hands: ['R-VE L-GK', 'R-VE Y-GE', 'Y-VE'] });
    expect(played(beside, [0, 'R-VE'], [1, 'Y-GE'], [2, 'Y-VE']), 'another hand that kept another card').toEqual([0, 0, 0]);
    const own = scenario({ ...scene, hands: ['R-VE R-VE', '', 'Y-VE'] });
    expect(played(own, [0, 'R-VE'], [2, 'Y-VE']), 'the same hand').toEqual([0, 0, 0]);
    const seen = scenario({ ...scene, hands: ['R-VE L-GK', 'R-VE', 'Y-VE'], taken: ['', 'R-VE'] });
    expect(played(seen, [0, 'R-VE'], [2, 'Y-VE']), 'a copy taken openly is no such copy').toEqual([0, 0, 1]);
    const kept = scenario({ ...scene, hands: ['R-VE L-GK', 'R-VE', 'Y-VE'] });
    expect(played(kept, [0, 'R-VE'], [1, 'R-VE'], [2, 'Y-VE']), 'nor is a kept one').toEqual([0, 1, 1]);
  });

  test('TAJ-GEN-05 if kept and drawn cards can’t be told apart, both are possible again', () => {
    const table = scenario({ players: 3, hands: ['R-VE R-GE', 'Y-VE', ''], display: 'Y-EE' });
    const card = keep(table, 0, 'R-VE');
    keep(table, 1, 'Y-VE');
    expect(table.state.pile[card], 'another copy is in the pile').toBeGreaterThan(0);
    table.act('play R-VE');
    expect(table.view().kept).toEqual([]);
  });
});
