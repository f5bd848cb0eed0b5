import { describe, expect, test } from 'vitest';
import { countBits } from '../numbers.ts';
import { overlapOf } from '../rules/tracks.ts';
import { playAtRandom } from '../testing/random-games.ts';
import { newTable, type Table } from '../testing/table.ts';
import { WAITING } from '../words.ts';

const marker = (table: Table, seat = 0): number | undefined =>
  table.rules.definition.viewFor(table.game, table.position, seat).seats[seat]?.bonusMarker;

describe('new workers', () => {
  test('RAJ-WORKER-01 each of the three places gives one worker to its owner', () => {
    const fame = newTable().seat(0, { fame: 14 }).praise(0, 1);
    const money = newTable().seat(0, { money: 19, bonusMarker: 33 }).earn(0, 1);
    const bridge = newTable()
      .seat(0, { boat: 17, dice: ['B1'] })
      .play('harbour-1', 'pay B1');
    for (const table of [fame, money, bridge]) expect(table.state.active).toEqual([4, 3]);
    expect([fame, money, bridge].map((table) => table.state.waiting[0])).toEqual([
      WAITING.money | WAITING.bridge,
      WAITING.fame | WAITING.bridge,
      WAITING.fame | WAITING.money,
    ]);
  });

  test('RAJ-WORKER-02 stopping on or passing the space', () => {
    expect(newTable().seat(0, { fame: 14 }).praise(0, 1).state.active[0]).toBe(4);
    expect(newTable().seat(0, { fame: 14 }).praise(0, 5).state.active[0]).toBe(4);
    expect(newTable().seat(0, { fame: 13 }).praise(0, 1).state.active[0]).toBe(3);
  });

  test('RAJ-WORKER-04 after the second worker the third is removed', () => {
    const table = newTable().seat(0, { fame: 14, boat: 17, dice: ['B1'], money: 13, bonusMarker: 33 });
    table.praise(0, 1).play('harbour-1', 'pay B1', 'take B', 'take B');
    expect(table.state.active[0]).toBe(5);
    expect(table.state.waiting[0]).toBe(0);
    expect(table.of('worker-removed')).toMatchObject([{ from: 'money' }]);
    table.earn(0, 10);
    expect(table.state.active[0]).toBe(5);
  });

  test('RAJ-WORKER-04 players who begin with all their workers earn none', () => {
    const table = newTable({
      edit: ({ start }) => {
        start.workers = 5;
      },
    });
    expect(table.state.waiting).toEqual([0, 0]);
    expect(table.seat(0, { fame: 14 }).praise(0, 1).state.active[0]).toBe(5);
  });

  test('RAJ-WORKER-05 two at once: in the order reached, the third lapses', () => {
    const table = newTable({
      edit: ({ river }) => {
        river.spaces[0] = { kind: 'fame', amount: 1 };
      },
    });
    table.seat(0, { active: 4, waiting: WAITING.fame | WAITING.money, money: 11, fame: 14 }).fresh();
    table.earn(0, 9).play('sail 1');
    expect(table.types().filter((type) => type.startsWith('worker'))).toEqual(['worker-won', 'worker-removed']);
    expect(table.of('worker-won')).toMatchObject([{ from: 'fame' }]);
    const other = newTable().seat(0, { active: 4, waiting: WAITING.fame | WAITING.money, money: 19, bonusMarker: 33, fame: 14 });
    other.earn(0, 1).praise(0, 1);
    expect(other.state.active[0]).toBe(5);
    expect(other.state.waiting[0]).toBe(0);
  });

  test('RAJ-WORKER-06 an active worker is never lost', () => {
    const table = newTable()
      .seat(0, { money: 19, bonusMarker: 33, dice: ['B6'] })
      .earn(0, 1)
      .onlyOpen('B-S2');
    table.play('quarry-1');
    expect(table.state.money[0]).toBe(19);
    expect(table.state.active[0]).toBe(4);
    table.play('take B-S2', 'lay C2 r0', 'pay B6').earn(0, 3);
    expect(table.state.active[0]).toBe(4);
  });

  test('RAJ-WORKER-07 a worker earned with the third one can be placed in cycle 4', () => {
    const table = newTable().seat(0, { money: 18, bonusMarker: 33 });
    table.play('blue-terrace-1', 'green-terrace-1', 'orange-terrace-1', 'purple-terrace-1', 'front-terrace', 'done');
    table.seat(1, { dice: ['B3'] }).play('yogi', 'pay B3', 'take B');
    expect(table.state).toMatchObject({ round: 1, cycle: 4, turn: 0 });
  });

  test('RAJ-WORKER-08 only your own worker', () => {
    const table = newTable().seat(0, { money: 19, bonusMarker: 33 }).earn(0, 1);
    expect(countBits(table.state.waiting[1] ?? 0)).toBe(3);
  });
});

describe('track bonuses', () => {
  test('RAJ-TRACK-01 any number of markers may share a space', () => {
    const table = newTable().seat(0, { fame: 6 }).seat(1, { fame: 7 }).praise(0, 1);
    expect(table.state.fame).toEqual([7, 7]);
  });

  test('RAJ-TRACK-02 fame never falls', () => {
    const fame = [0, 0, 0, 0];
    playAtRandom({ players: 4 }, 'fame', ({ position: { state } }) => {
      for (const [seat, now] of state.fame.entries()) {
        expect(now).toBeGreaterThanOrEqual(fame[seat] ?? 0);
        fame[seat] = now;
      }
    });
    expect(Math.max(...fame)).toBeGreaterThan(0);
  });

  test('RAJ-TRACK-03 RAJ-TRACK-04 reaching or passing fame 5 gives an upgrade below 4', () => {
    for (const amount of [1, 4]) {
      const table = newTable()
        .seat(0, { fame: 4, levels: { mill: 4 } })
        .praise(0, amount);
      expect(table.choices()).toEqual(['upgrade temple', 'upgrade palace', 'upgrade fort']);
    }
  });

  test('RAJ-TRACK-05 fame 24: karma +2, at most 3', () => {
    expect(newTable().seat(0, { karma: 1, fame: 23 }).praise(0, 1).state.karma[0]).toBe(3);
    expect(newTable().seat(0, { karma: 3, fame: 23 }).praise(0, 1).state.karma[0]).toBe(3);
  });

  test('RAJ-TRACK-05 a bonus says which space of which track gave it', () => {
    const fame = newTable().seat(0, { fame: 23 }).praise(0, 1);
    expect(fame.of('karma-gained')).toMatchObject([{ source: { kind: 'track', track: 'fame', space: 24 } }]);
    const money = newTable().seat(0, { money: 11, boat: 2 }).earn(0, 1).play('sail 1');
    expect(money.of('boat-moved')).toMatchObject([{ source: { kind: 'track', track: 'money', space: 12 } }]);
  });

  test('RAJ-TRACK-06 fame 31, money 12 and 44: the boat may move on', () => {
    const cases = [
      newTable().seat(0, { money: 11 }).earn(0, 1),
      newTable().seat(0, { money: 43, bonusMarker: 44, waiting: 0 }).earn(0, 1),
      newTable().seat(0, { fame: 30 }).praise(0, 1),
    ];
    for (const table of cases) {
      expect(table.choices()).toEqual(['stay', 'sail 1']);
      table.seat(0, { boat: 2 });
      const money = table.state.money[0] ?? 0;
      expect(table.play('sail 1').state.money[0]).toBe(money + 3);
    }
    const declined = newTable().seat(0, { money: 11 }).earn(0, 1).play('stay');
    expect(declined.state.boats[0]).toBe(0);
    expect(declined.frame()?.kind).toBe('place');
  });

  test('RAJ-TRACK-07 money 33 and 55: two dice of any colours, or none', () => {
    for (const space of [33, 55]) {
      const table = newTable()
        .seat(0, { money: space - 3, bonusMarker: space, waiting: 0 })
        .earn(0, 4);
      expect(table.choices()).toContain('decline');
      expect(table.play('take B', 'take G').dice(0)).toEqual(['B1', 'G1']);
      const none = newTable()
        .seat(0, { money: space - 3, bonusMarker: space, waiting: 0 })
        .earn(0, 4)
        .play('decline');
      expect(none.dice(0)).toEqual([]);
    }
  });

  test('RAJ-TRACK-08 RAJ-TRACK-12 each bonus once, even if declined', () => {
    const table = newTable().seat(0, { money: 11 }).fresh().earn(0, 2).play('stay');
    table.seat(0, { money: 10 });
    table.earn(0, 5);
    expect(table.of('bonus-reached')).toHaveLength(1);
    expect(marker(table)).toBe(33);
  });

  test('RAJ-TRACK-09 RAJ-EX-21 the path of the bonus marker', () => {
    const table = newTable().seat(0, { money: 3, waiting: 0, boat: 2 }).fresh();
    const walked: (number | undefined)[] = [marker(table)];
    for (const [to, answers] of [
      [12, ['stay']],
      [33, ['decline']],
      [44, ['stay']],
      [55, ['decline']],
    ] as const) {
      table.seat(0, { money: to - 2 });
      table.earn(0, 2).play(...answers);
      walked.push(marker(table));
      table.seat(0, { money: 10 });
      table.earn(0, 3);
    }
    expect(walked).toEqual([12, 33, 44, 55, -1]);
    expect(table.of('bonus-reached').map(({ space }) => space)).toEqual([12, 33, 44, 55]);
    expect(table.of('declined').map(({ what }) => what)).toEqual(['boat-move', 'dice', 'boat-move', 'dice']);
    expect(table.game.tracks[1]?.bonuses.map(({ gain }) => gain.kind)).toEqual(['boat-move', 'dice', 'boat-move', 'dice']);
  });

  test('RAJ-TRACK-10 the marker moves before its bonus resolves', () => {
    const table = newTable({
      edit: ({ river }) => {
        river.spaces[0] = { kind: 'money', amount: 11 };
      },
    });
    table.seat(0, { money: 43, bonusMarker: 44, waiting: 0 }).earn(0, 1).play('sail 1');
    expect(table.state.money[0]).toBe(55);
    expect(table.choices()).toContain('take B');
    expect(marker(table)).toBe(-1);
  });

  test('RAJ-TRACK-11 two bonuses in one move, in ascending order', () => {
    const table = newTable().seat(0, { money: 32, bonusMarker: 33, waiting: 0 }).earn(0, 12);
    expect(table.choices()).toContain('take B');
    table.play('decline');
    expect(table.choices()).toEqual(['stay', 'sail 1']);
    expect(table.of('bonus-reached').map(({ space }) => space)).toEqual([33, 44]);
  });

  test('RAJ-TRACK-13 RAJ-EX-22 a bonus of the neighbouring track has no effect', () => {
    const table = newTable().seat(0, { money: 13, bonusMarker: 33, waiting: 0, karma: 0 }).fresh();
    const beside = (fame: number): number[] =>
      [...Array(121).keys()].filter((money) => -overlapOf(table.game, 0, money) === fame);
    expect(beside(31)).toEqual([59, 60]);
    table.seat(0, { money: 57, bonusMarker: 0 });
    table.earn(0, 5);
    expect(table.types()).not.toContain('bonus-reached');
    expect(beside(24)).toEqual([73, 74]);
    table.seat(0, { money: 70 }).earn(0, 6);
    expect(table.state.karma[0]).toBe(0);
  });

  test('RAJ-TRACK-14 moving back triggers nothing', () => {
    const table = newTable()
      .seat(0, { money: 34, bonusMarker: 44, dice: ['B6'], waiting: WAITING.money })
      .occupy(1, 'quarry-1')
      .fresh();
    table.open('B-S2').play('quarry-2');
    expect(table.state.money[0]).toBe(32);
    expect(table.types()).toEqual(['worker-placed', 'money-paid']);
  });

  test('RAJ-TRACK-15 values keep counting beyond the end of a track', () => {
    const table = newTable().seat(0, { fame: 60 }).fresh().praise(0, 5);
    expect(table.state.fame[0]).toBe(65);
    expect(table.types()).not.toContain('bonus-reached');
    expect(overlapOf(table.game, 65, 0)).toBe(4);
  });

  test('RAJ-TRACK-13 RAJ-WORKER-02 a worker and a bonus reached together resolve lowest first, even a worker above all bonuses', () => {
    const both = newTable().seat(0, { fame: 10 }).fresh().praise(0, 15);
    expect(both.types().slice(0, 3)).toEqual(['fame-gained', 'worker-won', 'bonus-reached']);
    const above = newTable({
      edit: ({ tracks }) => {
        tracks.fame.worker = 40;
      },
    });
    above.seat(0, { fame: 35 }).fresh().praise(0, 5);
    expect(above.of('worker-won')).toMatchObject([{ seat: 0, from: 'fame' }]);
  });
});
