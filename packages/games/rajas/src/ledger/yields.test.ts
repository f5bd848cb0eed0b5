import { submit } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { newTable, type Table, TEST_SOURCE } from '../testing/table.ts';
import { BUILDINGS } from '../words.ts';

const TWO_CELLS = [
  { cell: 'B1', edge: 'left' },
  { cell: 'D1', edge: 'right' },
] as const;

const build = (tile: string, lay: string, pay: string, dice: readonly string[]): Table =>
  newTable().seat(0, { money: 4, dice, karma: 0 }).onlyOpen(tile).fresh().play('quarry-1', `take ${tile}`, lay, pay);

describe('special yields', () => {
  test('RAJ-YIELD-01 a yield is received after the tile that connects it was scored', () => {
    const table = build('B-S4', 'lay B1 r1', 'pay B4', ['B4']);
    expect(table.of('money-gained').map(({ amount }) => amount)).toEqual([2, 5]);
    expect(table.of('yield-received')).toMatchObject([{ id: 'TL' }]);
  });

  test('RAJ-YIELD-05 a yield adjacent to two cells is received once', () => {
    const table = newTable({
      edit: ({ provinceBoard: { yields } }) => {
        for (const place of yields) place.touches = place.id === 'TL' ? [...TWO_CELLS] : [{ cell: 'A4', edge: 'bottom' }];
      },
    })
      .seat(0, { money: 1, dice: ['B4', 'G4'], karma: 0 })
      .onlyOpen('B-S4', 'G-S4')
      .fresh();
    table.play('quarry-1', 'take B-S4', 'lay B1 r1', 'pay B4');
    expect(table.of('yield-received')).toMatchObject([{ id: 'TL' }]);
    table.run({ kind: 'pick-tile', seat: 0, over: false, optional: false, source: TEST_SOURCE });
    table.play('take G-S4', 'lay D1 r1', 'pay G4');
    expect(table.of('tile-built')).toHaveLength(2);
    expect(table.of('yield-received')).toHaveLength(1);
  });

  test('RAJ-YIELD-02 RAJ-YIELD-04 only a road end that points at a yield connects it', () => {
    const along = newTable()
      .seat(0, {
        money: 4,
        dice: ['B4'],
        province: [
          ['C2', 'O-C6', 0],
          ['B2', 'G-C6', 0],
        ],
      })
      .onlyOpen('B-S4')
      .fresh();
    along.play('quarry-1', 'take B-S4', 'lay A2 r1', 'pay B4');
    expect(along.of('yield-received').map(({ id }) => id)).toEqual(['L2']);
    const bent = newTable()
      .seat(0, {
        money: 4,
        dice: ['B3'],
        province: [
          ['C2', 'O-C6', 0],
          ['B2', 'G-C6', 0],
        ],
      })
      .onlyOpen('B-S2')
      .fresh();
    bent.play('quarry-1', 'take B-S2', 'lay A2 r1', 'pay B3');
    expect(bent.types()).not.toContain('yield-received');
  });

  test('RAJ-YIELD-05 RAJ-YIELD-06 RAJ-MB-07 each yield once; overbuilding never gives one', () => {
    const table = build('B-S4', 'lay B1 r1', 'pay B4', ['B4']);
    expect(table.state.money[0]).toBe(10);
    table
      .play('front-terrace')
      .seat(0, { dice: ['G5', 'P6'] })
      .onlyOpen('P-T1')
      .fresh();
    table.play('master-builder', 'pay G5', 'take P-T1', 'lay B1 r1', 'pay P6');
    expect(table.types()).not.toContain('yield-received');
    const missed = newTable()
      .seat(0, { dice: ['G5', 'P6'], province: [['B1', 'B-S5', 1]] })
      .onlyOpen('P-T1')
      .fresh();
    missed.play('master-builder', 'pay G5', 'take P-T1', 'lay B1 r1', 'pay P6');
    expect(missed.of('tile-overbuilt')).toHaveLength(1);
    expect(missed.types()).not.toContain('yield-received');
    expect(missed.state.yielded[0]).toBe(0);
  });

  test('RAJ-YIELD-06 a yield beside two cells can still be reached from the other', () => {
    const table = newTable().seat(0, {
      money: 4,
      dice: ['B5'],
      province: [
        ['B1', 'O-S5', 1],
        ['B2', 'G-C6', 0],
      ],
    });
    table.onlyOpen('B-S3').fresh().play('quarry-1', 'take B-S3', 'lay A2 r1', 'pay B5');
    expect(table.of('yield-received').map(({ id }) => id)).toEqual(['TL']);
    const { viewFor } = table.rules.definition;
    expect(viewFor(table.game, table.position, 1).seats[0]).toMatchObject({ connected: [0], yielded: [0] });
  });

  test('RAJ-YIELD-07 yields follow the rules of what they give, including thresholds', () => {
    const table = newTable()
      .seat(0, { money: 7, dice: ['B4'] })
      .onlyOpen('B-S4')
      .fresh();
    table.play('quarry-1', 'take B-S4', 'lay B1 r1', 'pay B4');
    expect(table.state.money[0]).toBe(13);
    expect(table.of('bonus-reached')).toMatchObject([{ space: 12 }]);
    expect(table.choices()).toEqual(['stay', 'sail 1']);
  });

  test('RAJ-YIELD-08 a yield is mandatory', () => {
    const table = newTable()
      .seat(0, { money: 3, dice: ['O5'] })
      .onlyOpen('O-S3');
    table.play('quarry-1', 'take O-S3', 'lay B1 r0', 'pay O5');
    expect(table.choices()).toEqual(['receive TL', 'receive T2']);
    expect(submit(table.rules, table.position, 0, 'decline').ok).toBe(false);
    table.play('receive TL');
    expect(table.choices()).toEqual(['take B', 'take G', 'take O', 'take P']);
  });
});

describe('upgrading buildings', () => {
  const levels = (table: Table, seat: number): number[] => BUILDINGS.map((name) => table.level(seat, name));

  test('RAJ-UPG-01 levels 2, 3 or 4', () => {
    const table = newTable();
    for (const _ of [1, 2])
      for (const name of BUILDINGS) table.receive(0, { kind: 'upgrade', amount: 1 }).play(`upgrade ${name}`);
    expect(levels(table, 0)).toEqual([4, 4, 4, 4]);
    expect(levels(table, 1)).toEqual([2, 2, 2, 2]);
  });

  test('RAJ-UPG-02 one kind below 4 moves one column', () => {
    const table = newTable().seat(0, { levels: { mill: 3 } });
    table.receive(0, { kind: 'upgrade', amount: 1 }).play('upgrade mill');
    expect(table.level(0, 'mill')).toBe(4);
    expect(table.receive(0, { kind: 'upgrade', amount: 1 }).choices()).toEqual([
      'upgrade temple',
      'upgrade palace',
      'upgrade fort',
    ]);
  });

  test('RAJ-UPG-03 every source raises exactly one level by one', () => {
    const sum = (table: Table): number => levels(table, 0).reduce((a, b) => a + b);
    const raja = newTable()
      .seat(0, { dice: ['B4'] })
      .play('raja-man-singh', 'pay B4', 'upgrade fort');
    const river = newTable()
      .seat(0, { dice: ['B1'], boat: 6 })
      .play('harbour-1', 'pay B1', 'upgrade fort');
    const track = newTable().seat(0, { fame: 4 }).praise(0, 1).play('upgrade fort');
    const yielded = newTable()
      .seat(0, { money: 4, dice: ['B4'] })
      .onlyOpen('B-S4')
      .play('quarry-1', 'take B-S4', 'lay D1 r1', 'pay B4', 'upgrade fort');
    const white = newTable().seat(0, { dice: ['B2'] });
    const upgradeTile = white.game.yieldTiles.find(({ colourName, gain }) => colourName === 'white' && gain.kind === 'upgrade');
    white.chance(`draw ${upgradeTile?.id}`).play('dancer', 'pay B2', 'take B', 'take G', 'upgrade fort');
    for (const table of [raja, river, track, yielded, white]) {
      expect(table.level(0, 'fort')).toBe(3);
      expect(sum(table)).toBe(9);
    }
  });

  test('RAJ-UPG-04 not retroactive', () => {
    const table = newTable().seat(0, {
      province: [
        ['C2', 'B-S1', 0],
        ['B1', 'P-S3', 1],
        ['D1', 'B-C6', 0],
      ],
    });
    table.receive(0, { kind: 'upgrade', amount: 1 }).play('upgrade temple');
    expect(table.state.fame[0]).toBe(0);
  });

  test('RAJ-UPG-05 the upgrade of fame space 5 counts from the next turn on', () => {
    const table = newTable().seat(0, { fame: 4, money: 5, dice: ['B4', 'P6', 'P5'] });
    table.praise(0, 1).play('upgrade temple');
    expect(table.level(0, 'temple')).toBe(3);
    table.onlyOpen('B-S1', 'P-S3').play('quarry-1', 'take B-S1', 'lay C2 r0', 'pay B4');
    expect(table.state.fame[0]).toBe(7);
    table.play('front-terrace', 'quarry-2', 'take P-S3', 'lay D2 r3', 'pay P5');
    expect(table.state.fame[0]).toBe(10);
  });

  test('RAJ-UPG-05 every other upgrade counts immediately', () => {
    const table = newTable().seat(0, { money: 5, dice: ['B4'] });
    table.receive(0, { kind: 'upgrade', amount: 1 }).play('upgrade temple');
    table.onlyOpen('B-S1').play('quarry-1', 'take B-S1', 'lay C2 r0', 'pay B4');
    expect(table.state.fame[0]).toBe(3);
  });

  test('RAJ-UPG-06 all at the top: an upgrade lapses', () => {
    const table = newTable()
      .seat(0, { dice: ['B1'], boat: 6, levels: { temple: 4, palace: 4, fort: 4, mill: 4 } })
      .fresh();
    table.play('harbour-1', 'pay B1');
    expect(table.of('lapsed')).toMatchObject([{ what: 'upgrade' }]);
    expect(levels(table, 0)).toEqual([4, 4, 4, 4]);
    expect(table.decider()).toBe(1);
  });

  test('RAJ-UPG-07 the number of upgrades made', async () => {
    const { upgradesMade } = await import('../rules/buildings.ts');
    const table = newTable().seat(0, { levels: { temple: 3, palace: 4 } });
    expect(upgradesMade(table.game, table.state, 0)).toBe(3);
  });

  test('RAJ-UPG-08 only your own markers', () => {
    const table = newTable()
      .seat(1, { levels: { fort: 3 } })
      .receive(0, { kind: 'upgrade', amount: 1 })
      .play('upgrade fort');
    expect([table.level(0, 'fort'), table.level(1, 'fort')]).toEqual([3, 3]);
    expect(levels(table, 1)).toEqual([2, 2, 3, 2]);
  });
});
