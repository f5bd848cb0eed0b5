import { describe, expect, test } from 'vitest';
import { buildings, goods } from '../testing/edition.ts';
import { scenario } from '../testing/scenario.ts';

const FIVE = ['karma2', 'admin1', 'dice2', 'anotherTurn', 'coins2orPalace1'];

describe('resolving cards and chains', () => {
  test('CNK-RES-01 pay, take, place, reward with flip and bonus, set, discard', () => {
    const table = scenario({
      grid: ['building-blue-01'],
      seats: [{ hand: ['blue 3'], buildings: ['building-blue-04', 'building-green-01'], fame: 2 }],
    });
    table.play('take building-blue-01').pay('blue 3', 'bonus karma2');
    const order = ['paid', 'card-taken', 'card-placed', 'sets-noted', 'gained', 'track-card-flipped', 'bonus-won'];
    const later = ['gained', 'set-carried-out', 'gained', 'set-cards-discarded'];
    const happened = table.happened().filter((type) => [...order, ...later].includes(type));
    expect(happened).toEqual([...order, ...later]);
    expect(table.seat(0)).toMatchObject({ fame: 0, left: 1, administrators: 1, karma: 2, buildings: [] });
  });

  test('CNK-RES-02 immediate rewards are the fame of buildings, the coin of a goods card, the reward of a ship', () => {
    const table = scenario({ grid: ['goods-05'], seats: [{ goods: ['goods-07', 'goods-08'] }] });
    table.play('take goods-05');
    const gains = table.factsOf('gained').map(({ token, amount }) => `${amount} ${token}`);
    expect(gains.slice(0, 2)).toEqual(['1 coins', '5 coins']);
    expect(table.happened().indexOf('gained')).toBeLessThan(table.happened().indexOf('set-carried-out'));
    const building = scenario({ grid: ['building-blue-13'], seats: [{ hand: ['blue 6', 'blue 2'] }] });
    expect(building.play('take building-blue-13').pay('blue 6 + blue 2').seat(0).fame).toBe(2);
    const ship = scenario({ grid: ['ship-07'], seats: [{ hand: ['blue 3'] }] });
    expect(ship.play('take ship-07').pay('blue 3').seat(0).coins).toBe(3);
  });

  test('CNK-RES-03 building sets, goods sets, ship set; all rewards, then all cards leave together', () => {
    const table = scenario({
      patch: { 'building-blue-10': { cost: { colour: 'blue', sum: 1 } } },
      grid: ['building-blue-10'],
      seats: [{ hand: ['blue 1'], buildings: ['building-blue-01', 'building-blue-04'], goods: ['goods-05', 'goods-07'] }],
    });
    table.play('take building-blue-10').pay('blue 1');
    const sets = table.factsOf('set-carried-out').map(({ set }) => set);
    expect(sets).toEqual(['buildings', 'goods']);
    const leaving = table.factsOf('set-cards-discarded');
    expect(leaving).toHaveLength(1);
    expect(leaving[0]?.cards).toHaveLength(5);
    const happened = table.happened();
    expect(happened.lastIndexOf('set-carried-out')).toBeLessThan(happened.indexOf('set-cards-discarded'));
    expect(table.seat(0)).toMatchObject({ administrators: 1, right: 1, buildings: [], goods: [] });
  });

  test('CNK-RES-04 thresholds react unit by unit and the excess stays', () => {
    const table = scenario({
      patch: {
        'goods-05': { goods: goods('Te3'), coins: 0 },
        'goods-07': { goods: goods('Te3') },
        'goods-08': { goods: goods('Te3') },
      },
      grid: ['goods-05'],
      seats: [{ goods: ['goods-07', 'goods-08'], coins: 5 }],
    });
    table.play('take goods-05', 'bonus karma2', 'bonus admin1');
    expect(table.factsOf('gained').map(({ token, amount }) => `${amount} ${token}`)).toEqual([
      '1 coins',
      '2 karma',
      '6 coins',
      '1 administrators',
      '2 coins',
    ]);
    expect(table.seat(0)).toMatchObject({ right: 2, coins: 2, karma: 2, administrators: 1 });
    const karma = scenario({ grid: ['ship-01'], seats: [{ hand: ['blue 1'], karma: 2 }] });
    expect(karma.play('take ship-01').pay('blue 1').seat(0)).toMatchObject({ karma: 1, administrators: 1 });
  });

  /** Three teas worth 4 each: their sale pays twelve coins. */
  const TEAS = {
    'goods-05': { goods: goods('Te4'), coins: 0 },
    'goods-07': { goods: goods('Te4') },
    'goods-08': { goods: goods('Te4') },
  };

  test('CNK-RES-05 the sixth coin flips, the bonus follows immediately, then the remaining coins, then the discards', () => {
    const table = scenario({ patch: TEAS, grid: ['goods-05'], seats: [{ goods: ['goods-07', 'goods-08'] }] });
    table.play('take goods-05', 'bonus admin1', 'bonus karma2');
    const told = table.facts.flatMap((fact) => {
      if (fact.type === 'gained') return [`${fact.amount} ${fact.token}`];
      return ['track-card-flipped', 'bonus-won', 'set-cards-discarded'].includes(fact.type) ? [fact.type] : [];
    });
    expect(told).toEqual([
      '6 coins',
      'track-card-flipped',
      'bonus-won',
      '1 administrators',
      '6 coins',
      'track-card-flipped',
      'bonus-won',
      '2 karma',
      'set-cards-discarded',
    ]);
  });

  test('CNK-RES-05 goods being sold are still on display: palace 4 counts them', () => {
    const table = scenario({
      patch: TEAS,
      grid: ['goods-05', 'palace-4-blue'],
      seats: [{ goods: ['goods-07', 'goods-08'], left: FIVE.slice(0, 4) }],
    });
    table.play('take goods-05', 'bonus coins2orPalace1', 'choose 1-palace-action', 'take palace-4-blue');
    const gained = table.factsOf('gained').map(({ token, amount }) => `${amount} ${token}`);
    expect(gained).toEqual(['6 coins', '3 coins', '3 coins', '1 fame', '3 coins']);
  });

  test('CNK-RES-05 a third ship being rewarded is still in its row: palace 5 may copy it', () => {
    const table = scenario({
      patch: { 'ship-26': { reward: 'coins2fame1', goods: [] } },
      grid: ['ship-26', 'palace-5-blue'],
      seats: [{ hand: ['blue 3'], ships: ['ship-07', 'ship-19'], administrators: 2 }],
    });
    table.play('take ship-26').pay('blue 3', 'bonus coins2orPalace1', 'choose 1-palace-action', 'take palace-5-blue');
    expect(table.choices()).toEqual(['copy seat-1']);
    table.play('copy seat-1');
    expect(table.seat(0)).toMatchObject({ ships: [], left: 1, coins: 4, fame: 1, karma: 1, administrators: 0 });
  });

  test('CNK-RES-05 buildings of a set being rewarded are reserved: a bonus building completes no set with them', () => {
    const table = scenario({
      patch: { 'building-green-02': { buildings: buildings('Rd'), goods: [] } },
      grid: ['building-blue-01', 'palace-6-blue'],
      top: 'building-green-02',
      seats: [{ hand: ['blue 3'], buildings: ['building-blue-04', 'building-green-01'], fame: 2 }],
    });
    table.play('take building-blue-01').pay('blue 3', 'bonus coins2orPalace1', 'choose 1-palace-action', 'take palace-6-blue');
    expect(table.factsOf('set-carried-out')).toHaveLength(1);
    expect(table.seat(0)).toMatchObject({ buildings: ['building-green-02'], administrators: 1, fame: 1 });
    expect(table.state.reservedBuildings).toEqual([]);
  });

  test('CNK-RES-05 a bonus ship that breaks the row discards a ship whose good is being sold; the sale continues', () => {
    const table = scenario({
      patch: { ...TEAS, 'ship-20': { goods: goods('Te4') }, 'ship-05': { reward: 'coins3', goods: [] } },
      grid: ['goods-05', 'ship-05'],
      seats: [{ goods: ['goods-07'], ships: ['ship-20'] }],
    });
    table.play('take goods-05', 'bonus fame1orShip1', 'choose 1-ship', 'take ship-05', 'bonus karma2');
    expect(table.factsOf('ships-discarded')).toHaveLength(1);
    expect(table.factsOf('set-cards-discarded')[0]?.cards).toHaveLength(2);
    expect(table.seat(0)).toMatchObject({ right: 2, coins: 3, ships: ['ship-05'], goods: [] });
    expect(new Set(table.discards()).size).toBe(table.discards().length);
  });

  test('CNK-RES-06 a bonus resolves with all its consequences, including flips, before the rest continues', () => {
    const table = scenario({
      patch: TEAS,
      grid: ['goods-05'],
      seats: [{ goods: ['goods-07', 'goods-08'], fame: 2 }],
    });
    table.play('take goods-05', 'bonus fame1orShip1', 'bonus admin1', 'bonus karma2');
    const gained = table.factsOf('gained').map(({ token, amount }) => `${amount} ${token}`);
    expect(gained).toEqual(['6 coins', '1 fame', '1 administrators', '6 coins', '2 karma']);
    expect(table.seat(0)).toMatchObject({ left: 1, right: 2, coins: 0, karma: 2, administrators: 1 });
  });

  test('CNK-RES-07 a gain cannot be declined', () => {
    const table = scenario({ grid: ['ship-05', 'palace-4-blue'], seats: [{ hand: ['blue 2'] }] });
    table.play('take ship-05').pay('blue 2');
    expect(table.choices()).toEqual(['take palace-4-blue']);
  });

  test('CNK-RES-08 an impossible part lapses, the others resolve', () => {
    const table = scenario({ grid: ['ship-09'], seats: [{ hand: ['blue 2'] }] });
    table.play('take ship-09').pay('blue 2');
    expect(table.factsOf('lapsed')).toEqual([{ type: 'lapsed', seat: 0, gain: 'goods-cards' }]);
    expect(table.pending()).toBe('take-die');
    table.play(table.choices()[0] ?? '');
    expect(table.seat(0)).toMatchObject({ goods: [] });
    expect(table.seat(0).hand).toHaveLength(1);
  });

  test('CNK-RES-09 the parts of a reward resolve in the order of its text', () => {
    const table = scenario({ grid: ['ship-10'], seats: [{ hand: ['blue 3'], left: FIVE, coins: 4, fame: 2 }] });
    table.play('take ship-10').pay('blue 3', 'bonus fame1orShip1');
    expect(table.factsOf('track-card-flipped')).toMatchObject([{ side: 'right' }]);
    expect(table.seat(0)).toMatchObject({ coins: 0, fame: 3 + 1, left: 5, right: 1 });
    expect(table.factsOf('gained').map(({ token }) => token)).toEqual(['coins', 'fame', 'fame']);
  });

  test('CNK-RES-10 each card of a reward is checked for sets before the next is chosen', () => {
    const table = scenario({
      grid: ['ship-15', 'goods-07', 'goods-11'],
      seats: [{ hand: ['blue 3'], goods: ['goods-05', 'goods-06'] }],
    });
    table.play('take ship-15').pay('blue 3').play('take goods-07');
    expect(table.seat(0)).toMatchObject({ coins: 4, goods: [] });
    expect(table.pending()).toBe('take-goods-card');
    expect(table.play('take goods-11').seat(0).goods).toEqual(['goods-11']);
  });

  test('CNK-RES-11 a completed ship set is not lost when a sale takes one of its ships', () => {
    const table = scenario({
      patch: {
        'ship-03': { goods: goods('Te1') },
        'ship-10': { goods: [] },
        'ship-20': { reward: 'goodsCards1to2', goods: [] },
        'goods-05': { coins: 0 },
      },
      grid: ['ship-20', 'goods-05'],
      seats: [{ hand: ['blue 2'], ships: ['ship-03', 'ship-10'], goods: ['goods-07'] }],
    });
    table.play('take ship-20').pay('blue 2').play('take goods-05');
    expect(table.seat(0)).toMatchObject({ coins: 4, administrators: 1, ships: [], goods: [] });
    const discarded = table.factsOf('set-cards-discarded').map(({ cards }) => cards.length);
    expect(discarded).toEqual([3, 2]);
    expect(table.discards()).toEqual(expect.arrayContaining(['ship-03', 'ship-10', 'ship-20', 'goods-05', 'goods-07']));
  });

  test('CNK-RES-12 a ship gained during the reward of a third ship begins a new row', () => {
    for (const ship of ['ship-05', 'ship-25']) {
      const table = scenario({
        patch: { 'ship-20': { reward: 'palace1', goods: [] }, 'ship-05': { reward: 'coins3' }, 'ship-25': { reward: 'coins3' } },
        grid: ['ship-20', 'palace-6-blue'],
        top: ship,
        seats: [{ hand: ['blue 2'], ships: ['ship-03', 'ship-10'] }],
      });
      table.play('take ship-20').pay('blue 2').play('take palace-6-blue');
      expect(table.seat(0)).toMatchObject({ ships: [ship], administrators: 1, coins: 3 });
    }
  });

  test('CNK-RES-13 a palace action being resolved is in neither grid nor discards', () => {
    const table = scenario({ grid: ['palace-2-blue'], fill: 1, seats: [{ hand: ['green 2'] }] });
    table.play('take palace-2-blue').pay('green 2');
    expect(table.grid()).toHaveLength(4);
    expect(table.discards()).not.toContain('palace-2-blue');
    expect(table.view(1).resolving).toHaveLength(1);
    table.play(table.choices()[0] ?? '').play(table.choices()[0] ?? '');
    expect(table.grid()).toHaveLength(2);
    expect(table.discards()).toContain('palace-2-blue');
    expect(table.seat(0).hand).toHaveLength(2);
  });

  test('CNK-RES-13 nested palace actions resolve outside grid, pile and discards', () => {
    const table = scenario({ grid: ['palace-6-blue'], top: 'palace-2-green', seats: [{ hand: ['blue 6'] }] });
    const palace2 = table.state.top;
    table.play('take palace-6-blue').pay('blue 6');
    expect(table.view(1).resolving).toHaveLength(2);
    expect(table.view(1).pile.top).toBeGreaterThanOrEqual(0);
    expect(table.view(1).pile.top).not.toBe(palace2);
    table.play(table.choices()[0] ?? '').play(table.choices()[0] ?? '');
    expect(table.view(1).resolving).toEqual([]);
    expect(table.discards()).toEqual(expect.arrayContaining(['palace-2-green', 'palace-6-blue']));
  });

  test('CNK-RES-15 what a set did not use is free again when its cards have left', () => {
    const table = scenario({
      patch: { 'building-blue-13': { cost: { colour: 'blue', sum: 1 }, buildings: ['yellow', 'white'] } },
      grid: ['building-blue-13'],
      seats: [
        {
          hand: ['blue 1'],
          buildings: ['building-blue-02', 'building-green-02', 'building-blue-01', 'building-green-01'],
        },
      ],
    });
    table.play('take building-blue-13').pay('blue 1');
    expect(table.pending()).toBe('choose-set');
    expect(table.state.reservedBuildings).toHaveLength(6);
    table.play(table.choices().at(-1) ?? '');
    expect(table.state.reservedBuildings).toEqual([]);
  });

  test('CNK-RES-14 administrators and karma cannot be used while something is being resolved', () => {
    const table = scenario({
      grid: ['building-blue-01', 'palace-2-blue'],
      seats: [{ hand: ['blue 3', 'green 2'], buildings: ['building-blue-04', 'building-green-01'], administrators: 2, karma: 2 }],
    });
    table.play('take building-blue-01').pay('blue 3', 'bonus anotherTurn');
    expect(table.seat(0)).toMatchObject({ administrators: 0, left: 1, fame: 0, karma: 2 });
    const palace = scenario({ grid: ['palace-2-blue'], seats: [{ hand: ['green 2'], administrators: 2, karma: 2 }] });
    palace.play('take palace-2-blue').pay('green 2');
    expect(palace.pending()).toBe('take-die');
    expect(palace.choices().every((text) => text.startsWith('die '))).toBe(true);
  });

  test('CNK-RES-15 goods of a noted set are reserved for it', () => {
    const table = scenario({
      patch: { 'ship-20': { reward: 'goodsCards1to2', goods: goods('Te1') }, 'goods-05': { coins: 0 } },
      grid: ['ship-20', 'goods-11'],
      seats: [{ hand: ['blue 2'], goods: ['goods-05', 'goods-07', 'goods-03'] }],
    });
    table.play('take ship-20').pay('blue 2');
    expect(table.state.reservedGoods).toHaveLength(3);
    table.play('take goods-11');
    expect(table.seat(0)).toMatchObject({ coins: 4, goods: ['goods-03', 'goods-11'], ships: [] });
    expect(table.state.reservedGoods).toEqual([]);
  });

  test('CNK-RES-15 goods outside noted sets can complete another set in between', () => {
    const table = scenario({
      grid: ['goods-01', 'ship-22'],
      seats: [{ goods: ['goods-03', 'goods-04', 'goods-05', 'goods-06'], coins: 1 }],
    });
    table.play('take goods-01', 'bonus fame1orShip1', 'choose 1-ship', 'take ship-22');
    expect(table.factsOf('set-carried-out').map(({ coins }) => coins)).toEqual([6, 4]);
    const order = ['set-carried-out', 'set-carried-out', 'set-cards-discarded', 'set-cards-discarded'];
    expect(table.happened().filter((type) => order.includes(type))).toEqual(order);
    expect(table.seat(0)).toMatchObject({ goods: [], ships: [] });
  });

  test('CNK-RES-15 CNK-THREE-16 unused symbols complete another set with newer cards', () => {
    const table = scenario({
      grid: ['goods-09', 'ship-08', 'goods-01', 'goods-02'],
      seats: [{ goods: ['goods-03', 'goods-04', 'goods-05'], coins: 1 }],
    });
    table.play('take goods-09');
    const sale = table.choices().find((text) => text.includes('goods-03')) ?? '';
    table.play(sale, 'bonus fame1orShip1', 'choose 1-ship', 'take ship-08', 'take goods-01', 'take goods-02');
    expect(table.factsOf('set-carried-out').map(({ coins }) => coins)).toEqual([4, 5]);
    expect(table.seat(0)).toMatchObject({ goods: [], ships: ['ship-08'] });
  });

  test('CNK-RES-11 CNK-THREE-14 a building of a noted set that is sold in between leaves once', () => {
    const table = scenario({
      grid: ['building-green-06', 'ship-14'],
      seats: [
        {
          hand: ['green 3'],
          buildings: ['building-blue-07', 'building-blue-02'],
          goods: ['goods-01'],
          administrators: 2,
        },
      ],
    });
    table.play('take building-green-06').pay('green 3', 'bonus fame1orShip1', 'choose 1-ship', 'take ship-14');
    expect(table.factsOf('set-carried-out').map(({ set }) => set)).toEqual(['buildings', 'goods']);
    expect(table.discards().filter((id) => id === 'building-blue-07')).toHaveLength(1);
    expect(table.seat(0)).toMatchObject({ buildings: [], goods: [], ships: [] });
  });

  test('CNK-RES-16 a card inside a reward resolves completely before the outer card continues', () => {
    const table = scenario({
      patch: { 'ship-20': { reward: 'palace1', goods: [] }, 'ship-25': { reward: 'coins3' }, 'ship-03': { goods: [] } },
      grid: ['ship-20', 'palace-6-blue'],
      top: 'ship-25',
      seats: [{ hand: ['blue 2'], ships: ['ship-03'], coins: 3 }],
    });
    table.play('take ship-20').pay('blue 2').play('take palace-6-blue', 'bonus karma2');
    expect(table.seat(0)).toMatchObject({ ships: [], administrators: 1, right: 1, coins: 0, karma: 2 });
    const order = ['track-card-flipped', 'bonus-won', 'set-carried-out', 'palace-card-discarded'];
    expect(table.happened().filter((type) => order.includes(type))).toEqual(order);
  });

  test('CNK-RES-03 a card in two sets counts for both and leaves once', () => {
    const table = scenario({
      patch: { 'building-blue-13': { cost: { colour: 'blue', sum: 1 }, buildings: buildings('Rd Yw'), goods: goods('Te1') } },
      grid: ['building-blue-13'],
      seats: [{ hand: ['blue 1'], buildings: ['building-blue-16', 'building-green-13'], goods: ['goods-06', 'goods-07'] }],
    });
    table.play('take building-blue-13').pay('blue 1');
    expect(table.factsOf('set-carried-out')).toHaveLength(3);
    expect(table.factsOf('set-cards-discarded')[0]?.cards).toHaveLength(5);
    expect(table.seat(0)).toMatchObject({ administrators: 2, coins: 4 });
  });
});
