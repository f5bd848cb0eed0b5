import { advance, ask, begin, isOver, mustRules, randomChoice, seededRandom } from '@durbar/engine';
import { tajMahal } from '@durbar/taj-mahal';
import { expect, test } from 'vitest';
import { rowsOf, winnersOf } from './contest.ts';
import { SYMBOLS } from './model.ts';

const rules = mustRules(tajMahal, { players: 4 });

/** A moment of a random game in which someone leads and someone else doesn't. */
function contested() {
  const { position } = begin(rules);
  const random = seededRandom('contest');
  while (!isOver(position)) {
    const view = tajMahal.viewFor(rules.game, position, 0);
    const asks = ask(rules, position)?.decider;
    if (asks !== 'chance' && view.seats.filter(({ isIn, wouldWin }) => isIn && wouldWin.length > 0).length > 1) return view;
    advance(rules, position, randomChoice(rules, position, random));
  }
  throw new Error('nobody ever led');
}

test('the contest marks only the player who would win as leader', () => {
  const view = contested();
  for (const [number, row] of rowsOf(view, view, { order: [1, 2, 3, 0], me: 0, winners: [] }).entries()) {
    expect(row.symbol).toBe(SYMBOLS[number]);
    for (const cell of row.cells) {
      const seat = view.seats[cell.seat];
      expect(cell.isLeading).toBe(seat?.wouldWin.includes(number));
      expect(cell.count).toBe(seat?.totals[number]);
      expect(cell.gain).toBe(0);
    }
  }
});

test('my outcome says what I win now, or who leads', () => {
  const view = contested();
  const leader = view.seats.findIndex(({ wouldWin }) => wouldWin.length > 0);
  const other = (leader + 1) % view.seats.length;
  const symbol = view.seats[leader]?.wouldWin[0] ?? -1;
  const order = [0, 1, 2, 3];
  expect(rowsOf(view, view, { order, me: leader, winners: [] })[symbol]?.outcome).toMatchObject({ kind: 'won', when: 'now' });
  expect(rowsOf(view, view, { order, me: other, winners: [] })[symbol]?.outcome).toEqual({ kind: 'leads', seat: leader });
});

test('a prize that is gone names who won it in this visit', () => {
  const won = winnersOf([
    { type: 'token-won', seat: 3, token: 1 },
    { type: 'province-entered', province: 2, visit: 2 },
    { type: 'token-won', seat: 2, token: 0 },
    { type: 'crown-won', seat: 1 },
    { type: 'province-tile-won', seat: 0, tile: 1 },
  ]);
  expect(won).toEqual([2, -1, -1, -1, 1, 0]);
});
