import { ask, redeal, seededRandom, sumOf, type Viewer } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { imagine } from './imagine.ts';
import { type Scene, scenario } from './testing/scenario.ts';
import type { TestTable } from './testing/table.ts';

const HANDS: Scene = { seats: [{ hand: ['blue 5', 'green 2'] }, { hand: ['blue 6', 'orange 1', 'purple 4'] }] };

describe('imagining', () => {
  test('what the viewer sees stays, everything else is dealt from the hidden dice', () => {
    const table = scenario({ ...HANDS, discards: ['goods-01 3'] });
    for (let seed = 0; seed < 20; seed++) {
      const { state } = redeal(table.rules, table.position, 0, seededRandom(seed));
      expect(state.hands).toEqual(table.state.hands);
      expect(state.hands[0]?.map((card) => state.numbers[card])).toEqual([5, 2]);
      expect(state.hands[1]?.every((card) => (state.numbers[card] ?? 0) > 0)).toBe(true);
      expect(state.numbers[table.state.discards[0] ?? -1]).toBe(3);
      expect(sumOf(state.unseen)).toBe(144 - 6);
    }
  });

  test('numbers are drawn in proportion to the hidden dice', () => {
    const table = scenario({ seats: [{ hand: ['blue 1', 'blue 1', 'blue 1', 'blue 1', 'blue 1'] }, { hand: ['blue 6'] }] });
    const random = seededRandom('likely');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let draw = 0; draw < 3100; draw++) {
      const { state } = redeal(table.rules, table.position, 0, random);
      const number = state.numbers[state.hands[1]?.[0] ?? -1] ?? 0;
      counts[number - 1] = (counts[number - 1] ?? 0) + 1;
    }
    expect(counts[0]).toBeGreaterThan(60);
    expect(counts[0]).toBeLessThan(150);
    for (const count of counts.slice(1)) expect(Math.abs(count - 600)).toBeLessThan(100);
  });

  test('a spectator knows no number in any hand', () => {
    const table = scenario(HANDS);
    const hands = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      const { state } = redeal(table.rules, table.position, 'spectator', seededRandom(seed));
      hands.add(JSON.stringify(state.hands.flat().map((card) => state.numbers[card])));
    }
    expect(hands.size).toBeGreaterThan(5);
  });

  test('a player who is about to pay is imagined with dice that can', () => {
    const ship = scenario({ grid: ['ship-07'], seats: [{ hand: ['blue 3', 'green 6'] }] }).play('take ship-07');
    const dear = scenario({ grid: ['building-blue-16'], seats: [{ hand: ['blue 6', 'blue 5', 'green 1'] }] }).play(
      'take building-blue-16',
    );
    const karma = scenario({ grid: ['palace-6-blue'], seats: [{ hand: ['blue 4'], karma: 2 }] }).play('take palace-6-blue');
    for (const table of [ship, dear, karma]) for (const viewer of [1, 'spectator'] as const) expectPayable(table, viewer);
  });

  test('a payer’s dice keep their distribution: only hands that cannot pay are redealt', () => {
    const table = scenario({ grid: ['ship-07'], seats: [{ hand: ['blue 3', 'green 6'] }] }).play('take ship-07');
    const hands = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { state } = redeal(table.rules, table.position, 1, seededRandom(seed));
      hands.add((state.hands[0] ?? []).map((card) => state.numbers[card]).join());
    }
    expect([...hands].every((hand) => hand.includes('3'))).toBe(true);
    expect([...hands].some((hand) => hand.startsWith('3'))).toBe(true);
    expect([...hands].some((hand) => hand.endsWith('3'))).toBe(true);
    expect(hands.size).toBeGreaterThan(6);
  });

  test('if random dealing finds no hand that can pay, one is built from the remaining dice only', () => {
    const lowest = (): number => 0;
    const numbersOf = ({ rules, view }: TestTable) => {
      const { state } = imagine(rules.game, view(1), lowest);
      expect(sumOf(state.unseen)).toBe(144 - state.hands.flat().length);
      return state.hands[0]?.map((card) => state.numbers[card]);
    };
    const dear = scenario({
      grid: ['building-blue-16'],
      seats: [{ hand: ['blue 6', 'blue 5', 'green 4'] }, { hand: ['blue 1'] }],
    });
    expect(numbersOf(dear.play('take building-blue-16'))).toEqual([6, 6, 1]);
    const seats = [{ hand: ['blue 6', 'blue 5'] }, {}, { hand: ['blue 6'] }];
    const three = scenario({ players: 3, grid: ['building-blue-16'], seats }).play('take building-blue-16');
    const { hands, numbers } = imagine(three.rules.game, three.view(1), lowest).state;
    expect(hands.flat().map((card) => numbers[card])).toEqual([6, 6, 1]);
    const ship = scenario({ grid: ['ship-07'], seats: [{ hand: ['blue 3', 'green 6'] }] });
    expect(numbersOf(ship.play('take ship-07'))).toEqual([3, 1]);
    const palace = scenario({ grid: ['palace-6-blue'], seats: [{ hand: ['blue 6', 'green 2'] }] });
    expect(numbersOf(palace.play('take palace-6-blue'))).toEqual([6, 1]);
  });

  test('a die whose remaining numbers are too far off cannot be the one that pays', () => {
    const table = scenario({ grid: ['palace-6-blue'], seats: [{ hand: ['blue 1', 'green 5'], karma: 1 }] });
    table.play('take palace-6-blue');
    const view = table.view(1);
    const [blue1, green1, green5] = [0, 6, 10];
    const hidden = view.hidden.map((count, index) => ([blue1, green1, green5].includes(index) ? count : 0));
    const { state } = imagine(table.rules.game, { ...view, hidden }, () => 0);
    expect(state.hands[0]?.map((card) => state.numbers[card])).toEqual([1, 5]);
  });

  test('a started overpayment is imagined without a dead end', () => {
    const hand = ['blue 6', 'blue 2', 'green 1'];
    const table = scenario({ grid: ['building-blue-04'], seats: [{ hand, karma: 1 }] }).play('take building-blue-04', 'overpay');
    expectPayable(table, 1);
    table.pay('blue 6');
    expectPayable(table, 1);
    const low = scenario({ grid: ['building-blue-03'], seats: [{ hand: ['blue 5', 'blue 2'] }] });
    expectPayable(low.play('take building-blue-03', 'overpay').pay('blue 5'), 1);
  });

  test('a card just taken has no known number, unless everyone has seen it before', () => {
    const discards = ['goods-04 5'];
    const table = scenario({ grid: ['building-blue-01'], top: 'goods-01', pile: [], discards, seats: [{ administrators: 1 }] });
    expectLastNumber(table.playOnly('additional-dice'), 0);
    table.playOnly('number 1', 'turn-up goods-04');
    expect([table.decider(), table.choices()]).toEqual(['chance', ['number 5']]);
    expectLastNumber(table, 5);
  });
});

/** What everyone knows of the last die in the first hand. */
function expectLastNumber({ rules, position, view }: TestTable, number: number): void {
  expect(position.agenda.at(-1)?.kind).toBe('see-number');
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(view(viewer).seats[0]?.hand.at(-1)?.number).toBe(number);
    const { state } = redeal(rules, position, viewer, seededRandom(1));
    expect(state.numbers[state.hands[0]?.at(-1) ?? -1]).toBe(number);
  }
}

/** The question can be answered in every imagined world, even if the random source always returns 0. */
function expectPayable(table: TestTable, viewer: Viewer): void {
  const { rules, position } = table;
  const sources = [() => 0, ...Array.from({ length: 30 }, (_, seed) => seededRandom(seed))];
  for (const random of sources) {
    const imagined = imagine(rules.game, table.view(viewer), random);
    expect(ask(rules, imagined)?.choices.length).toBeGreaterThan(0);
    expect(imagined.agenda).toEqual(position.agenda);
  }
}
