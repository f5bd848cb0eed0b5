import {
  advance,
  ask,
  begin,
  mustRules,
  playOut,
  randomChoice,
  rulesFor,
  seededRandom,
  sumOf,
  type Viewer,
} from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import house from '../data/house.json' with { type: 'json' };
import { cardsAndKarma } from '../definition.ts';
import { houseWith } from '../testing/edition.ts';
import { scenario } from '../testing/scenario.ts';

describe('general', () => {
  test('CNK-GEN-01 the game is for 2, 3 or 4 players in a fixed circle', () => {
    expect([1, 2, 3, 4, 5].map((players) => rulesFor(cardsAndKarma, { players }).ok)).toEqual([false, true, true, true, false]);
    const table = scenario({ players: 3, slot: 2, start: 0, seats: [{}, {}, {}] });
    const [die] = table.choices();
    expect(table.play(die ?? '').decider()).toBe(0);
  });

  test('CNK-GEN-02 three fame flip a card from the left, six coins one from the right, and the goal is six cards', () => {
    const { famePerFlip, coinsPerFlip } = house.thresholds;
    expect([famePerFlip, coinsPerFlip, house.track.length]).toEqual([3, 6, 6]);
    const five = ['karma2', 'admin1', 'dice2', 'anotherTurn', 'fame1orShip1'];
    const table = scenario({ grid: ['goods-01'], seats: [{ left: five, coins: 5 }] });
    table.play('take goods-01');
    expect(table.seat(0)).toMatchObject({ left: 5, right: 1, coins: 2 });
    expect(table.happened()).toContain('end-triggered');
  });

  test('CNK-GEN-03 144 cards with an action, a die colour and a number that stays with the card', () => {
    expect(house.cards).toHaveLength(144);
    for (const card of house.cards) expect(house.dieColours).toContain(card.die);
    expect(Object.values(house.dice).flat()).toEqual(Array(24).fill(6));
    expect(JSON.stringify(house.cards)).not.toContain('"number"');

    const table = scenario({
      grid: ['building-blue-01'],
      pile: [],
      top: 'goods-01',
      discards: ['goods-04 5'],
      seats: [{ administrators: 1 }],
    });
    table.play('additional-dice', 'turn-up goods-04');
    expect(table.seat(0).hand).toContain('purple 5');
  });

  test('CNK-GEN-03 a card that was never seen can have any number left of its colour', () => {
    const table = scenario({
      grid: ['goods-01'],
      seats: [{ hand: ['blue 6', 'blue 6', 'blue 6', 'blue 6', 'blue 6', 'blue 6'] }],
    });
    const question = ask(table.rules, table.playOnly('die goods-01').position);
    expect(question).toMatchObject({ decider: 'chance', weights: [6, 6, 6, 6, 6] });
  });

  test('CNK-GEN-04 grid and top card show action and die colour, but no unseen number', () => {
    const table = scenario({
      grid: ['goods-01', 'ship-07'],
      top: 'goods-08',
      seats: [{ hand: ['blue 3'] }, { hand: ['green 2'] }],
    });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = table.view(viewer);
      expect(view.grid.slice(0, 2).map((card) => house.cards[card]?.id)).toEqual(['goods-01', 'ship-07']);
      expect(house.cards[view.pile.top]?.id).toBe('goods-08');
      expect(new Set(view.openNumbers)).toEqual(new Set([0]));
    }
  });

  test('CNK-GEN-04 a number once visible stays known to everyone, even behind a card in the grid or pile', () => {
    const table = scenario({
      pile: ['goods-09'],
      top: 'goods-01',
      discards: ['goods-04 5', 'goods-05 2'],
      fill: 1,
      seats: [{ hand: ['blue 3'], administrators: 1 }],
    });
    table.play('additional-dice');
    expect(table.discards()).toEqual([]);
    const purple = house.dieColours.indexOf('purple') * 6;
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { openNumbers, hidden } = table.view(viewer);
      expect(openNumbers[cardWith('goods-04')]).toBe(5);
      expect(openNumbers.filter((number) => number > 0)).toHaveLength(2);
      expect(hidden[purple + 4]).toBe(5);
    }
  });

  test('CNK-GEN-05 others see how many dice a hand has and their colours, not the numbers', () => {
    const table = scenario({ seats: [{ hand: ['blue 5', 'green 2'] }] });
    const hand = table.view(1).seats[0]?.hand ?? [];
    expect(hand.map(({ card }) => house.cards[card]?.die)).toEqual(['blue', 'green']);
    expect(hand.map(({ number }) => number)).toEqual([0, 0]);
    expect(table.view('spectator').seats[0]?.hand.map(({ number }) => number)).toEqual([0, 0]);
    expect(table.view(0).seats[0]?.hand.map(({ number }) => number)).toEqual([5, 2]);
  });

  test('CNK-GEN-05 a number once visible is not secret in a hand; once discarded it is visible again', () => {
    const table = scenario({
      grid: ['building-blue-01', 'ship-01'],
      top: 'goods-01',
      pile: [],
      discards: ['goods-04 1', 'goods-09 2'],
      seats: [{ administrators: 1 }],
    });
    table.play('additional-dice', 'number 3', 'turn-up goods-04', 'number 1', 'turn-up goods-09');
    const handSeenBy = (viewer: Viewer) =>
      table.view(viewer).seats[0]?.hand.map(({ card, number }) => `${house.cards[card]?.id} ${number}`);
    expect(handSeenBy(0)).toEqual(['goods-01 3', 'goods-04 1']);
    for (const viewer of [1, 'spectator'] as const) expect(handSeenBy(viewer)).toEqual(['goods-01 0', 'goods-04 1']);
    expect(table.state.openDice).toEqual([cardWith('goods-04')]);
    table.play('take ship-01').pay('purple 1');
    expect(table.state.openDice).toEqual([]);
    expect(table.view(1).openNumbers[cardWith('goods-04')]).toBe(1);
  });

  test('CNK-GEN-06 rows, tokens, tracks, grid, supply and the size of the pile are public', () => {
    const seat = {
      buildings: ['building-blue-01'],
      ships: ['ship-03'],
      goods: ['goods-03'],
      fame: 2,
      coins: 4,
      karma: 1,
      administrators: 2,
    };
    const table = scenario({ seats: [seat, { left: ['dice2'] }] });
    const own = table.view(0);
    for (const viewer of [1, 'spectator'] as const) {
      const view = table.view(viewer);
      const { hand: _hand, ...first } = view.seats[0] ?? {};
      expect(first).toEqual({ ...own.seats[0], hand: undefined });
      expect(first).toMatchObject({ fame: 2, coins: 4, karma: 1, administrators: 2, flippedFromLeft: 0 });
      expect(view.seats[1]).toMatchObject({ flippedFromLeft: 1 });
      expect(view.supply).toEqual({ fame: 6, coins: 16, karma: 7, administrators: 10 });
      expect(view.pile.size).toBe(144 - 12 - 3);
      expect(view.grid).toEqual(own.grid);
    }
  });

  test('CNK-GEN-07 spent dice, discarded ships and used palace actions share one open discard pile', () => {
    const table = scenario({
      grid: ['ship-05', 'palace-4-blue'],
      seats: [{ hand: ['blue 2', 'green 4'], ships: ['ship-17'] }],
    });
    table.play('take ship-05').pay('blue 2').play('take palace-4-blue');
    expect(table.discards()).toEqual(expect.arrayContaining(['ship-17', 'palace-4-blue']));
    expect(table.discards()).toHaveLength(3);
    expect(table.view(1).discards.every(({ number }) => number > 0)).toBe(true);
  });

  test('CNK-GEN-07 the cards of a set show their numbers when they leave, unless everyone knows them', () => {
    const table = scenario({ grid: ['goods-01'], seats: [{ goods: ['goods-02', 'goods-03'] }] });
    const known = table.state.goods[0]?.[0] ?? -1;
    table.state.numbers[known] = 4;
    table.play('take goods-01');
    expect(table.discards().toSorted()).toEqual(['goods-01', 'goods-02', 'goods-03']);
    expect(table.view(1).discards.every(({ number }) => number > 0)).toBe(true);
    expect(table.factsOf('number-shown')).toHaveLength(2);
  });

  test('CNK-GEN-03 a number everyone knows stays and is counted once', () => {
    const discards = ['goods-04 5'];
    const table = scenario({ grid: ['building-blue-01'], top: 'goods-01', pile: [], discards, seats: [{ administrators: 1 }] });
    table.playOnly('additional-dice', 'number 1', 'turn-up goods-04');
    const { rules, position, state } = table;
    for (let seed = 0; seed < 10; seed++) {
      expect(randomChoice(rules, position, seededRandom(seed))).toMatchObject({ type: 'number', number: 5 });
    }
    const before = sumOf(state.unseen);
    table.playOnly('number 5');
    expect(sumOf(state.unseen)).toBe(before);
  });

  test('CNK-GEN-08 the printed tokens never limit a gain', () => {
    const holders = { karma: 2, administrators: 2 };
    const table = scenario({
      players: 4,
      grid: ['ship-01'],
      seats: [{ ...holders, hand: ['blue 1'] }, holders, holders, holders],
    });
    expect(table.view(0).supply.karma).toBe(0);
    table.play('take ship-01').pay('blue 1');
    expect(table.seat(0)).toMatchObject({ karma: 1, administrators: 0, fame: 2 });
  });

  test('CNK-GEN-09 nothing moves from one player to another', () => {
    const rules = mustRules(cardsAndKarma, { players: 3 });
    const random = seededRandom('no dealings');
    const { position } = begin(rules);
    while (position.agenda.length > 0) {
      const { decider } = ask(rules, position) ?? {};
      const before = JSON.stringify(othersOf(position.state, decider));
      const bystanders = typeof decider === 'number';
      advance(rules, position, randomChoice(rules, position, random));
      if (bystanders && sameSlot(position.state)) expect(JSON.stringify(othersOf(position.state, decider))).toBe(before);
    }
  });

  test('CNK-GEN-10 the same seed gives the same game', () => {
    const rules = mustRules(cardsAndKarma, { players: 3 });
    const [one, same, other] = ['a', 'a', 'b'].map((seed) => {
      const { position } = begin(rules);
      playOut(rules, position, seededRandom(seed));
      return JSON.stringify(position);
    });
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });

  test('CNK-GEN-10 chance is asked for the start player, cards, numbers and bonuses only', () => {
    const rules = mustRules(cardsAndKarma, { players: 4 });
    const random = seededRandom('kinds of chance');
    const kinds = new Set<string>();
    for (let game = 0; game < 3; game++) {
      const { position } = begin(rules);
      while (position.agenda.length > 0) {
        if (ask(rules, position)?.decider === 'chance') kinds.add(position.agenda.at(-1)?.kind ?? '');
        advance(rules, position, randomChoice(rules, position, random));
      }
    }
    expect([...kinds].sort()).toEqual(['draw-start-player', 'reveal-bonus', 'see-number', 'show-number', 'turn-up-card']);
  });

  test('CNK-GEN-11 overview cards have no part in play', () => {
    expect(JSON.stringify(houseWith())).not.toMatch(/overview/i);
    expect(JSON.stringify(scenario().view(0))).not.toMatch(/overview/i);
  });
});

function cardWith(id: string): number {
  return house.cards.findIndex((card) => card.id === id);
}

type State = ReturnType<typeof scenario>['state'];

/** Everything in front of all players but one. */
function othersOf({ hands, buildings, ships, goods, tokens, flips }: State, seat: number | 'chance' | undefined): unknown {
  const rows = [hands, buildings, ships, goods].map((all) => all.filter((_row, index) => index !== seat));
  return [
    rows,
    tokens.filter((_count, index) => Math.floor(index / 4) !== seat),
    flips.filter((_f, index) => index >> 1 !== seat),
  ];
}

/** The karma between the stages goes to the start player, no matter who acted last. */
function sameSlot({ slot, stage }: State): boolean {
  return slot > 0 || stage === 1;
}
