import { advance, begin, mustRules, randomChoice, seededRandom } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { cardsAndKarma } from '../definition.ts';
import { flipped } from '../state.ts';
import { goods } from '../testing/edition.ts';
import { type SeatSetUp, scenario } from '../testing/scenario.ts';
import type { TestTable } from '../testing/table.ts';

/** Gains fame by a building with one or two buildings. */
function gainFame(count: 1 | 2, seat: SeatSetUp, ...texts: string[]): TestTable {
  const card = count === 1 ? 'building-blue-02' : 'building-blue-14';
  const patch = { [card]: { cost: { colour: 'blue', sum: 1 } } };
  const table = scenario({ patch, grid: [card], seats: [{ hand: ['blue 1'], ...seat }] });
  return table.play(`take ${card}`).pay('blue 1', ...texts);
}

/** Gains coins by the sale of three teas. */
function gainCoins(values: readonly [number, number, number], seat: SeatSetUp, ...texts: string[]): TestTable {
  const [first, second, third] = values;
  const patch = {
    'goods-05': { coins: 0, goods: goods(`Te${first}`) },
    'goods-07': { goods: goods(`Te${second}`) },
    'goods-08': { goods: goods(`Te${third}`) },
  };
  return scenario({ patch, grid: ['goods-05'], seats: [{ goods: ['goods-07', 'goods-08'], ...seat }] }).play(
    'take goods-05',
    ...texts,
  );
}

const SIX = ['karma2', 'admin1', 'dice2', 'anotherTurn', 'fame1orShip1', 'coins2orPalace1'];

describe('scoring track', () => {
  test('CNK-TRACK-01 three fame flip the leftmost card still unflipped', () => {
    const table = gainFame(1, { fame: 2, left: ['admin1'] }, 'bonus karma2');
    expect(table.seat(0)).toMatchObject({ fame: 0, left: 2, right: 0 });
    expect(table.factsOf('track-card-flipped')).toMatchObject([{ side: 'left', position: 1 }]);
    expect(table.view(1).seats[0]?.track.map(({ flipped: night }) => night)).toEqual([true, true, false, false, false, false]);
  });

  test('CNK-TRACK-02 six coins flip the rightmost card still unflipped', () => {
    const table = gainCoins([1, 1, 1], { coins: 3, right: ['admin1'] }, 'bonus karma2');
    expect(table.seat(0)).toMatchObject({ coins: 0, left: 0, right: 2 });
    expect(table.factsOf('track-card-flipped')).toMatchObject([{ side: 'right', position: 4 }]);
  });

  test('CNK-TRACK-02 CNK-SETUP-02 players flip cards on their own track, and everyone sees the bonus', () => {
    const table = scenario({ slot: 1, grid: ['goods-01'], seats: [{}, { coins: 5 }] }).play('take goods-01', 'bonus karma2');
    const tracks = table
      .view('spectator')
      .seats.map(({ track }) => track.map(({ bonus }) => table.rules.game.bonuses[bonus]?.id));
    const none = Array<undefined>(5).fill(undefined);
    expect(tracks).toEqual([
      [...none, undefined],
      [...none, 'karma2'],
    ]);
  });

  test('CNK-TRACK-03 what exceeds the threshold is kept', () => {
    expect(gainFame(2, { fame: 2 }, 'bonus karma2').seat(0)).toMatchObject({ fame: 1, left: 1 });
    expect(gainCoins([3, 3, 3], { coins: 4 }, 'bonus karma2', 'bonus admin1').seat(0)).toMatchObject({ coins: 1, right: 2 });
  });

  test('CNK-TRACK-04 one gain may cause several flips, one after another', () => {
    const table = gainCoins([3, 3, 3], { coins: 3 }, 'bonus karma2', 'bonus admin1');
    expect(table.factsOf('track-card-flipped').map(({ side, position }) => [side, position])).toEqual([
      ['right', 5],
      ['right', 4],
    ]);
    expect(table.seat(0).coins).toBe(0);
  });

  test('CNK-TRACK-05 both sides use up the same six cards, and either can flip the last', () => {
    const five = { left: SIX.slice(0, 3), right: SIX.slice(3, 5) };
    const byCoins = gainCoins([2, 2, 2], five);
    expect(byCoins.factsOf('track-card-flipped')).toMatchObject([{ side: 'right', position: 3 }]);
    const byFame = gainFame(1, { ...five, fame: 2 });
    expect(byFame.factsOf('track-card-flipped')).toMatchObject([{ side: 'left', position: 3 }]);
  });

  test('CNK-TRACK-06 a flipped card gives its bonus once and is never turned back', () => {
    const rules = mustRules(cardsAndKarma, { players: 3 });
    const random = seededRandom('never back');
    const { position, facts } = begin(rules);
    const before = [0, 0, 0];
    while (position.agenda.length > 0) {
      advance(rules, position, randomChoice(rules, position, random), facts);
      for (const seat of [0, 1, 2]) {
        expect(flipped(position.state, seat)).toBeGreaterThanOrEqual(before[seat] ?? 0);
        before[seat] = flipped(position.state, seat);
      }
    }
    for (const seat of [0, 1, 2]) {
      const won = facts.filter((fact) => fact.type === 'bonus-won' && fact.seat === seat);
      expect(won).toHaveLength(before[seat] ?? 0);
    }
  });

  test('CNK-TRACK-07 with all six flipped, fame and coins accumulate', () => {
    const done = { left: SIX };
    expect(gainFame(2, { ...done, fame: 2 }).seat(0)).toMatchObject({ fame: 4, left: 6 });
    expect(gainCoins([1, 1, 2], { ...done, coins: 5 }).seat(0)).toMatchObject({ coins: 9, right: 0 });
  });

  test('CNK-TRACK-07 with all six flipped, karma and administrators are exchanged as before', () => {
    const palace3 = (karma: number, administrators: number) =>
      scenario({ grid: ['palace-3-blue'], seats: [{ hand: ['blue 3'], left: SIX, karma, administrators }] })
        .play('take palace-3-blue')
        .pay('blue 3')
        .seat(0);
    expect(palace3(2, 0)).toMatchObject({ karma: 1, administrators: 1, fame: 0 });
    expect(palace3(1, 2)).toMatchObject({ karma: 0, administrators: 0, fame: 2 });
  });

  test('CNK-TRACK-08 the conversion cannot be delayed, and fame and coins have no other use', () => {
    const table = gainFame(1, { fame: 2, coins: 5 }, 'bonus anotherTurn');
    expect(table.seat(0)).toMatchObject({ fame: 0, left: 1 });
    const rich = scenario({ grid: ['ship-07', 'building-blue-01', 'palace-2-blue'], fill: 3, seats: [{ fame: 2, coins: 5 }] });
    expect(rich.choices()).toEqual(['die ship-07', 'die building-blue-01', 'die palace-2-blue']);
  });
});
