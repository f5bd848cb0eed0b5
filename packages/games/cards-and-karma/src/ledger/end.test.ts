import { describe, expect, test } from 'vitest';
import { type SeatSetUp, scenario } from '../testing/scenario.ts';
import { secondEdition } from '../testing/second-edition.ts';
import type { TestTable } from '../testing/table.ts';

const FIVE = ['karma2', 'admin1', 'dice2', 'fame1orShip1', 'coins2orPalace1'];
const FOUR = FIVE.slice(0, 4);
const SIX = [...FIVE, 'anotherTurn'];

function takeDie(table: TestTable): TestTable {
  return table.play(table.choices().find((text) => text.startsWith('die ')) ?? '');
}

/** Ranks by seat. */
function ranks(...seats: readonly SeatSetUp[]): number[] {
  const { rules, state } = scenario({ players: seats.length, seats });
  return rules.definition.standings(rules.game, state).map(({ rank }) => rank);
}

describe('end of the game', () => {
  test('CNK-END-01 the sixth flip triggers the end, and the chain is resolved', () => {
    const table = scenario({ grid: ['goods-01'], seats: [{ coins: 5, fame: 2, left: FOUR }] });
    table.play('take goods-01', 'bonus coins2orPalace1');
    expect(table.happened()).not.toContain('end-triggered');
    const chain = scenario({
      grid: ['goods-01'],
      seats: [{ coins: 5, fame: 2, left: ['karma2', 'admin1', 'dice2', 'anotherTurn'] }],
    });
    chain.play('take goods-01', 'bonus fame1orShip1');
    expect(chain.factsOf('end-triggered')).toEqual([{ type: 'end-triggered', seat: 0 }]);
    expect(chain.seat(0)).toMatchObject({ left: 5, right: 1, coins: 2, fame: 0 });
  });

  test('CNK-END-02 the stage is finished, then the game ends', () => {
    const table = scenario({ players: 4, slot: 1, grid: ['goods-01'], seats: [{}, { coins: 5, left: FIVE }] });
    table.play('take goods-01');
    takeDie(table);
    const seats: unknown[] = [];
    while (table.decider() !== undefined) {
      seats.push(table.decider());
      takeDie(table);
    }
    expect(seats).toEqual([2, 3]);
    expect(table.state.stage).toBe(1);
    expect(table.happened().at(-1)).toBe('game-ended');
    expect(table.view(0).isOver).toBe(true);
  });

  test('CNK-END-03 the triggering player finishes their slot normally', () => {
    const table = scenario({ grid: ['goods-01'], seats: [{ coins: 5, left: FIVE, administrators: 1 }] });
    table.play('take goods-01');
    expect(table.happened()).toContain('bonus-turn-gained');
    table.play('end-turn');
    expect([table.decider(), table.pending()]).toEqual([0, 'act']);
    takeDie(table).play('additional-turn');
    expect([table.decider(), table.pending()]).toEqual([0, 'act']);
    expect(takeDie(table).decider()).toBe(1);
  });

  test('CNK-END-04 a sixth card turned over between the stages ends the game immediately', () => {
    const table = scenario({ slot: 1, seats: [{ karma: 2, administrators: 2, fame: 1, left: FIVE }] });
    takeDie(table);
    expect(table.seat(0)).toMatchObject({ left: 6, karma: 0, administrators: 0, fame: 0 });
    expect(table.happened()).toContain('bonus-turn-gained');
    expect([table.decider(), table.happened().at(-1)]).toEqual([undefined, 'game-ended']);
  });

  test('CNK-END-05 the only player with six cards turned over wins, whatever the tokens', () => {
    expect(ranks({ left: SIX }, { left: FIVE, fame: 2, coins: 5, karma: 2 })).toEqual([1, 2]);
  });

  test('CNK-END-06 ties are broken by leftovers, 2 for fame and 1 for a coin', () => {
    expect(ranks({ left: SIX, fame: 2, coins: 1 }, { left: SIX, coins: 4 })).toEqual([1, 2]);
    expect(ranks({ left: SIX, fame: 1, coins: 1 }, { left: SIX, coins: 4 })).toEqual([2, 1]);
  });

  test('CNK-END-06 leftovers count as the edition says', () => {
    const { rules, state } = scenario({ edition: secondEdition(), seats: [{ fame: 1, coins: 3 }] });
    expect(rules.definition.standings(rules.game, state)[0]?.parts).toMatchObject({ leftovers: 9 });
  });

  test('CNK-END-07 then karma counts', () => {
    expect(ranks({ left: SIX, fame: 2, coins: 1, karma: 1 }, { left: SIX, coins: 5, karma: 2 })).toEqual([2, 1]);
  });

  test('CNK-END-08 then the victory is shared; administrators and dice do not count', () => {
    const tied = { left: SIX, fame: 1, karma: 1 };
    expect(ranks({ ...tied, administrators: 2, hand: ['blue 6'] }, tied, { left: FIVE })).toEqual([1, 1, 3]);
  });

  test('CNK-END-09 the others rank by flipped cards, then by the same tie-breaks', () => {
    expect(ranks({ left: FOUR, fame: 2 }, { left: SIX }, { left: FIVE }, { left: FOUR, coins: 5 })).toEqual([4, 1, 2, 3]);
    const { rules, state } = scenario({ seats: [{ left: FOUR, right: ['anotherTurn'], fame: 1, coins: 2, karma: 1 }] });
    expect(rules.definition.standings(rules.game, state)[0]).toEqual({
      seat: 0,
      rank: 1,
      score: 5,
      parts: { flipped: 5, leftovers: 4, karma: 1 },
    });
  });

  test('CNK-END-10 after the end the grid is not filled and the elephant is not passed', () => {
    const table = scenario({ stage: 2, slot: 1, start: 1, grid: ['goods-01'], fill: 5, seats: [{ coins: 5, left: FIVE }] });
    table.play('take goods-01');
    takeDie(table);
    expect([table.grid().length, table.state.start, table.state.round]).toEqual([3, 1, 1]);
    expect(table.happened()).not.toContain('card-laid');
    expect(table.happened().at(-1)).toBe('game-ended');
  });
});
