import { ask, begin, mustRules, type Options, playOut, rulesFor, seededRandom } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from './definition.ts';
import type { GainData } from './edition.ts';
import { EDITIONS } from './editions.ts';
import { moduleData } from './modules/index.ts';
import { upgradesMade } from './rules/buildings.ts';
import { packedDice } from './rules/packed.ts';
import { otherEdition } from './testing/other-edition.ts';
import { SET_UPS } from './testing/random-games.ts';
import { type EditableEdition, houseEdition, newTable, TEST_SOURCE } from './testing/table.ts';
import { NONE } from './words.ts';

type Data = { readonly [key: string]: Data };

/** Gives an edition modified house data for a module. */
function changeModule(edition: EditableEdition, module: string, change: (data: Data) => object): void {
  edition.modules = { [module]: change(moduleData[module] as unknown as Data) };
}

function withValue(data: Data, [key, ...rest]: readonly (string | number)[], value: unknown): Data {
  if (key === undefined) return value as Data;
  const child = withValue(data[key] as Data, rest, value);
  return (Array.isArray(data) ? data.with(Number(key), child) : { ...data, [key]: child }) as Data;
}

describe('editions', () => {
  test('the house edition states what was found, derived and designed, including modules', () => {
    const [house] = EDITIONS;
    const parts = Object.keys(house?.provenance ?? {});
    expect(parts).toEqual(
      expect.arrayContaining(['dice', 'tracks', 'boards', 'provinceTiles', 'provinceBoard', 'river', 'yieldTiles']),
    );
    for (const module of Object.keys(moduleData)) expect(parts.some((part) => part.startsWith(`${module}.`))).toBe(true);
    for (const status of Object.values(house?.provenance ?? {})) expect(status).toMatch(/found|derived|house/);
  });

  test('the built-in edition passes validation as a custom edition', () => {
    for (const { players, options = {} } of SET_UPS) {
      expect(rulesFor(rajas, { players, options, editionData: EDITIONS[0]?.data }).ok).toBe(true);
    }
  });

  test('another edition plays to the end in every variant', () => {
    for (const setUp of SET_UPS) {
      const rules = mustRules(rajas, { ...setUp, editionData: otherEdition() });
      for (let game = 0; game < 20; game++) {
        const { position } = begin(rules);
        playOut(rules, position, seededRandom(`other ${game}`));
        expect(rajas.standings(rules.game, position.state).some(({ rank }) => rank === 1)).toBe(true);
      }
    }
  });

  test('uses the numbers of the chosen edition', () => {
    const { game } = mustRules(rajas, { players: 2, editionData: otherEdition() });
    const { state } = rajas.begin(game);
    expect(state.supply).toEqual([9, 9, 9, 9]);
    expect([state.karma[0], state.active[0], state.levels[0]]).toEqual([2, 2, 1]);
    expect(game.sides[0]?.hands).toBe(7);
    expect(game.mostWorkers).toBe(3);
    expect(game.river.last).toBe(7);
    expect(game.spaces.find(({ id }) => id === 'front-terrace')?.effects[0]?.amount).toBe(5);
    expect(game.grid.cells).toHaveLength(12);
    expect(upgradesMade(game, { ...state, levels: [1, 3, 1, 1, 1, 1, 1, 1] }, 0)).toBe(2);
    expect(game.tracks.map(({ worker, bonuses }) => [worker, bonuses.map(({ space }) => space)])).toEqual([
      [9, [4]],
      [11, [8]],
    ]);
    expect(rajas.standings(game, { ...state, fame: [30, 0], money: [15, 0] }).map(({ score }) => score)).toEqual([0, -35]);
  });

  const MALFORMED: readonly [why: string, edit: (edition: EditableEdition) => void, path: string][] = [
    [
      'an unknown gain',
      (e) => {
        e.river.spaces[0] = { kind: 'gold' };
      },
      'editionData.river.spaces[0].kind',
    ],
    [
      'a gain without its amount',
      (e) => {
        e.river.spaces[0] = { kind: 'money' };
      },
      'editionData.river.spaces[0].amount',
    ],
    [
      'a parameter that a gain does not take',
      (e) => {
        e.river.spaces[0] = { kind: 'karma', amount: 1, max: 2 };
      },
      'editionData.river.spaces[0].max',
    ],
    [
      'something that cannot be counted',
      (e) => {
        e.river.spaces[0] = { kind: 'money', amount: 1, per: 'tiger' };
      },
      'editionData.river.spaces[0].per',
    ],
    [
      'an unknown chamber',
      (e) => {
        e.river.spaces[3] = { kind: 'palace-action', actions: ['cook'] };
      },
      'editionData.river.spaces[3].actions[0]',
    ],
    [
      'a price of nothing',
      (e) => {
        Object.assign(e.provinceTiles[4] ?? {}, { price: 0 });
      },
      'editionData.provinceTiles[4].price',
    ],
    [
      'an unknown colour',
      (e) => {
        Object.assign(e.provinceTiles[0] ?? {}, { colour: 'pink' });
      },
      'editionData.provinceTiles[0].colour',
    ],
    [
      'a tile twice',
      (e) => {
        Object.assign(e.provinceTiles[1] ?? {}, { id: 'B-S1' });
      },
      'editionData.provinceTiles[1].id',
    ],
    [
      'no board for three',
      (e) => {
        Object.assign(e.boards[1] ?? {}, { players: [4] });
      },
      'editionData.boards',
    ],
    [
      'a cover tile on nothing',
      (e) => {
        Object.assign(e.boards[1] ?? {}, { coverTiles: [{ players: [3], covers: ['moon'] }] });
      },
      'editionData.boards[1].coverTiles[0].covers[0]',
    ],
    [
      'a residence off the board',
      (e) => {
        e.provinceBoard.residence = 'Z9';
      },
      'editionData.provinceBoard.residence',
    ],
    [
      'a yield beside no cell',
      (e) => {
        Object.assign(e.provinceBoard.yields[0] ?? {}, { touches: [{ cell: 'Z9', edge: 'top' }] });
      },
      'editionData.provinceBoard.yields[0].touches[0].cell',
    ],
    [
      'bonuses out of order',
      (e) => {
        e.tracks.money.bonuses.reverse();
      },
      'editionData.tracks.money.bonuses[1].space',
    ],
    [
      'more karma than there is',
      (e) => {
        e.start.karma = 9;
      },
      'editionData.start.karma',
    ],
    [
      'a bridge behind the river',
      (e) => {
        e.river.bridgeAfter = 40;
      },
      'editionData.river.bridgeAfter',
    ],
    [
      'an unknown module',
      (e) => {
        e.modules = { dragons: {} };
      },
      'editionData.modules.dragons',
    ],
    [
      'malformed module data',
      (e) => {
        e.modules = { ganga: { riverTiles: [] } };
      },
      'editionData.modules.ganga.riverTiles',
    ],
    [
      'a festival too many',
      (e) => changeModule(e, 'holi', (data) => ({ ...data, fameSpaces: [20, 36, 53, 58] })),
      'editionData.modules.holi.fameSpaces',
    ],
    [
      'a festival on the start of the track',
      (e) => changeModule(e, 'holi', (data) => ({ ...data, fameSpaces: [0, 36, 53] })),
      'editionData.modules.holi.fameSpaces[0]',
    ],
    [
      'a back too few',
      (e) => changeModule(e, 'holi', (data) => ({ ...data, backs: (data.backs as unknown as Data[]).slice(1) })),
      'editionData.modules.holi.backs',
    ],
    [
      'a gift too few on a back',
      (e) => changeModule(e, 'holi', (data) => withValue(data, ['backs', 0, 'gifts'], [])),
      'editionData.modules.holi.backs[0].gifts',
    ],
    [
      'a karma level without a blessing',
      (e) => changeModule(e, 'kedarnath', (data) => withValue(data, ['front', 2], [])),
      'editionData.modules.kedarnath.front.2',
    ],
    [
      'a brown tile that pays nothing',
      (e) => changeModule(e, 'kedarnath', (data) => withValue(data, ['brownTile', 'perKarma'], 0)),
      'editionData.modules.kedarnath.brownTile.perKarma',
    ],
    ['a cow for nothing', (e) => changeModule(e, 'cows', (data) => ({ ...data, price: 0 })), 'editionData.modules.cows.price'],
    ['no flags', (e) => changeModule(e, 'roads', (data) => ({ ...data, flags: 0 })), 'editionData.modules.roads.flags'],
    [
      'a die of five faces for the road board',
      (e) => changeModule(e, 'roads', (data) => ({ ...data, rolls: (data.rolls as unknown as Data[]).slice(1) })),
      'editionData.modules.roads.rolls',
    ],
    [
      'no money for a turned-up tile',
      (e) => changeModule(e, 'mysterious', (data) => ({ ...data, moneyForReveal: 0 })),
      'editionData.modules.mysterious.moneyForReveal',
    ],
    [
      'too little wilderness for four players',
      (e) => changeModule(e, 'wilderness', (data) => ({ ...data, tiles: (data.tiles as unknown as Data[]).slice(1) })),
      'editionData.modules.wilderness.tiles',
    ],
    [
      'a part missing',
      (e) => {
        Reflect.deleteProperty(e, 'dice');
      },
      'editionData.dice',
    ],
    [
      'an unknown part',
      (e) => {
        Reflect.set(e, 'dragons', 1);
      },
      'editionData.dragons',
    ],
    [
      'a fame track that ends before the markers meet',
      (e) => {
        e.tracks.fame.spaces = 40;
      },
      'editionData.tracks.fame.spaces',
    ],
    [
      'a money track that does not lie beside the fame track',
      (e) => {
        e.tracks.money.spaces = 121;
      },
      'editionData.tracks.money.spaces',
    ],
    [
      'a worker behind the end of a track',
      (e) => {
        e.tracks.fame.worker = 61;
      },
      'editionData.tracks.fame.worker',
    ],
    [
      'a bonus behind the end of a track',
      (e) => {
        Object.assign(e.tracks.money.bonuses[3] ?? {}, { space: 121 });
      },
      'editionData.tracks.money.bonuses[3].space',
    ],
    [
      'more dice of a colour than can be counted',
      (e) => {
        e.dice.perColour = 16;
      },
      'editionData.dice.perColour',
    ],
    [
      'too few dice for four players',
      (e) => {
        e.dice.perColour = 3;
      },
      'editionData.dice.perColour',
    ],
    [
      'more dice of a colour in one gain than can be counted',
      (e) => {
        e.river.spaces[0] = { kind: 'dice', amount: 16, colour: 'green' };
      },
      'editionData.river.spaces[0].amount',
    ],
    [
      'an amount beside colours',
      (e) => {
        e.river.spaces[0] = { kind: 'dice', amount: 2, colours: ['green'] };
      },
      'editionData.river.spaces[0].amount',
    ],
    [
      'dice without an amount',
      (e) => {
        e.river.spaces[0] = { kind: 'dice' };
      },
      'editionData.river.spaces[0].amount',
    ],
    [
      'a step of counting without anything counted',
      (e) => {
        e.river.spaces[0] = { kind: 'money', amount: 1, every: 2 };
      },
      'editionData.river.spaces[0].every',
    ],
    [
      'a size by a die that nobody pays',
      (e) => {
        e.river.spaces[0] = { kind: 'sail', max: 'die' };
      },
      'editionData.river.spaces[0].max',
    ],
    [
      'a chamber twice in a gain',
      (e) => {
        e.river.spaces[3] = { kind: 'palace-action', actions: ['yogi', 'yogi'] };
      },
      'editionData.river.spaces[3].actions[1]',
    ],
    [
      'a chamber that gives itself',
      (e) => {
        Object.assign(e.boards[0]?.spaces.find(({ id }) => id === 'yogi') ?? {}, {
          effects: [{ kind: 'palace-action', actions: ['yogi'] }],
        });
      },
      'editionData.boards[0].spaces[19].effects[0].kind',
    ],
    [
      'more than 31 tiles in a stack',
      (e) => {
        for (let i = 0; i < 30; i++)
          e.provinceTiles.push({ ...(e.provinceTiles[0] as (typeof e.provinceTiles)[number]), id: `more-${i}` });
      },
      'editionData.provinceTiles',
    ],
    [
      'more than 31 cells',
      (e) => {
        e.provinceBoard.rows = [1, 2, 3, 4, 5, 6, 7, 8];
      },
      'editionData.provinceBoard',
    ],
    [
      'a column twice',
      (e) => {
        e.provinceBoard.columns = ['A', 'B', 'C', 'D', 'D'];
      },
      'editionData.provinceBoard.columns[4]',
    ],
    [
      'an interior cell that is the residence',
      (e) => {
        e.provinceBoard.interior = [e.provinceBoard.residence];
      },
      'editionData.provinceBoard.interior[0]',
    ],
    [
      'more workers than wait on the board',
      (e) => {
        e.limits.workers = 7;
      },
      'editionData.limits.workers',
    ],
    [
      'an area in order that does not exist',
      (e) => {
        e.areasInOrder = ['quarry', 'moon'];
      },
      'editionData.areasInOrder[1]',
    ],
    [
      'a limit for a group without spaces',
      (e) => {
        Object.assign(e.boards[1] ?? {}, { groupLimits: { moon: 1 } });
      },
      'editionData.boards[1].groupLimits.moon',
    ],
    [
      'a cover tile over a chamber',
      (e) => {
        Object.assign(e.boards[1] ?? {}, { coverTiles: [{ players: [3], covers: ['yogi'] }] });
      },
      'editionData.boards[1].coverTiles[0].covers[0]',
    ],
    [
      'a cover tile for other players',
      (e) => {
        Object.assign(e.boards[1] ?? {}, { coverTiles: [{ players: [2], covers: ['quarry-1'] }] });
      },
      'editionData.boards[1].coverTiles[0].players[0]',
    ],
    [
      'nothing for nothing',
      (e) => {
        for (const { spaces } of e.boards)
          Object.assign(spaces.find(({ id }) => id === 'front-terrace') ?? {}, { cost: { money: 1 } });
      },
      'editionData.boards[0].spaces',
    ],
    [
      'money for a fifth player',
      (e) => {
        e.start.money = [3, 4, 5, 6, 7];
      },
      'editionData.start.money',
    ],
    [
      'an amount beyond counting',
      (e) => {
        e.river.spaces[0] = { kind: 'money', amount: 100 };
      },
      'editionData.river.spaces[0].amount',
    ],
  ];

  const DICE: readonly [gain: GainData, key: string, reason: string][] = [
    [{ kind: 'dice' }, 'amount', 'is missing'],
    [{ kind: 'dice', colours: ['blue'], per: 'karma' }, 'per', 'has no meaning beside colours'],
    [{ kind: 'dice', colours: ['blue'], amount: 1 }, 'amount', 'has no meaning beside colours'],
    [{ kind: 'dice', colours: ['blue'], colour: 'blue' }, 'colour', 'has no meaning beside colours'],
    [{ kind: 'dice', colours: Array<'blue'>(16).fill('blue') }, 'colours', 'has more than 15 dice'],
    [{ kind: 'dice', colour: 'blue', amount: 16 }, 'amount', '16 is more than 15'],
  ];

  const withRiver = (gain: GainData): EditableEdition =>
    houseEdition((edition) => {
      edition.river.spaces[0] = gain;
    }) as EditableEdition;

  test.each(DICE)('RAJ-GAIN-01 rejects dice that cannot be handed out: %o', (gain, key, reason) => {
    const refused = rulesFor(rajas, { players: 2, editionData: withRiver(gain) });
    expect(refused).toMatchObject({ ok: false, fault: [{ path: `editionData.river.spaces[0].${key}`, reason }] });
  });

  test('RAJ-GAIN-01 accepts every countable number of dice, and more of free colours', () => {
    const most: readonly GainData[] = [
      { kind: 'dice', colours: Array<'blue'>(15).fill('blue') },
      { kind: 'dice', colour: 'blue', amount: 15 },
      { kind: 'dice', amount: 16 },
    ];
    for (const gain of most) expect(rulesFor(rajas, { players: 2, editionData: withRiver(gain) }).ok).toBe(true);
    expect(() => packedDice(0, 16)).toThrow('16 dice of a colour are more than 15');
  });

  test('RAJ-TRACK-06 the length of a boat move is not a die value, even where a die is paid', () => {
    const editionData = houseEdition(({ boards }) => {
      boards[0]?.spaces.push({ id: 'raft', area: 'palace', cost: { die: 'any' }, effects: [{ kind: 'boat-move', max: 'die' }] });
    });
    const refused = rulesFor(rajas, { players: 2, editionData });
    const spaces = editionData.boards[0]?.spaces.length ?? 0;
    const path = `editionData.boards[0].spaces[${spaces - 1}].effects[0].max`;
    expect(refused).toMatchObject({ ok: false, fault: [{ path, reason: 'no die is paid for this' }] });
  });

  test('RAJ-QUARRY-04 a Kali full of sixes can pay 90 but not 91', () => {
    const withPrice = (price: number): string[] => {
      const table = newTable({
        edit: (edition) => {
          edition.dice.perColour = 15;
          edition.limits.kali.front = 15;
          for (const tile of edition.provinceTiles) tile.price = price;
        },
      });
      return table
        .seat(0, { money: 5, dice: Array<string>(15).fill('P6') })
        .onlyOpen('P-S4')
        .choices();
    };
    expect(withPrice(90)).toContain('quarry-1');
    expect(withPrice(91)).not.toContain('quarry-1');
  });

  test('RAJ-RIVER-03 a harbour space with its own number moves the boat that far, whatever the die shows', () => {
    const table = newTable({
      edit: ({ boards }) => {
        boards[0]?.spaces.push({ id: 'quay', area: 'palace', cost: { die: 'any' }, effects: [{ kind: 'sail', max: 2 }] });
      },
    });
    expect(
      table
        .seat(0, { dice: ['B6'] })
        .play('quay', 'pay B6')
        .choices(),
    ).toEqual(['sail 1', 'sail 2']);
  });

  test.each(MALFORMED)('rejects an edition with %s, with its path', (_why, edit, path) => {
    const refused = rulesFor(rajas, { players: 4, editionData: houseEdition(edit) });
    if (refused.ok) throw new Error('accepted');
    expect(refused.fault.map((fault) => fault.path)).toContain(path);
    for (const { reason } of refused.fault) expect(reason).not.toBe('');
  });

  test('rejects a module’s river tile with an unknown gain, with its path', () => {
    const editionData = houseEdition((edition) => {
      edition.modules = { ganga: { riverTiles: [{ id: 'x', gain: { kind: 'gold' } }] } };
    });
    expect(rulesFor(rajas, { players: 2, options: { river: 'ganga-roll' }, editionData })).toMatchObject({
      ok: false,
      fault: [{ path: 'editionData.modules.ganga.riverTiles[0].gain.kind' }],
    });
  });

  const CLASHES: readonly [why: string, options: Options, edit: (edition: EditableEdition) => void, path: string][] = [
    [
      'an unknown gain in a blessing',
      { kedarnath: 'front' },
      (e) => changeModule(e, 'kedarnath', (data) => ({ ...data, front: { ...data.front, 3: [{ kind: 'nonsense' }] } })),
      'editionData.modules.kedarnath.front.3[0].kind',
    ],
    ['a karma level without a row', { kedarnath: 'back' }, (e) => (e.limits.karma = 4), 'editionData.modules.kedarnath.back'],
    [
      'an unknown gift',
      { holi: 'back' },
      (e) => changeModule(e, 'holi', (data) => withValue(data, ['backs', 1, 'gifts', 2, 'gain', 'kind'], 'nonsense')),
      'editionData.modules.holi.backs[1].gifts[2].gain.kind',
    ],
    [
      'a festival behind the end of the track',
      { holi: 'front' },
      (e) => changeModule(e, 'holi', (data) => ({ ...data, fameSpaces: [20, 36, 61] })),
      'editionData.modules.holi.fameSpaces[2]',
    ],
    [
      'festivals in the wrong order',
      { holi: 'front' },
      (e) => changeModule(e, 'holi', (data) => ({ ...data, fameSpaces: [20, 53, 36] })),
      'editionData.modules.holi.fameSpaces[2]',
    ],
    [
      'two festivals on a space',
      { holi: 'front' },
      (e) => changeModule(e, 'holi', (data) => ({ ...data, fameSpaces: [20, 20, 36] })),
      'editionData.modules.holi.fameSpaces[1]',
    ],
    [
      'two backs of a name',
      { holi: 'back' },
      (e) => changeModule(e, 'holi', (data) => withValue(data, ['backs', 1, 'id'], 'bonus')),
      'editionData.modules.holi.backs[1].id',
    ],
    [
      'two gifts of a name',
      { holi: 'back' },
      (e) => changeModule(e, 'holi', (data) => withValue(data, ['backs', 2, 'gifts', 3, 'id'], 'red')),
      'editionData.modules.holi.backs[2].gifts[3].id',
    ],
    [
      'a gift of two chambers',
      { holi: 'back' },
      (e) => changeModule(e, 'holi', (data) => withValue(data, ['backs', 1, 'gifts', 0, 'gain', 'actions'], ['yogi', 'dancer'])),
      'editionData.modules.holi.backs[1].gifts[0].gain.actions',
    ],
    [
      'a row for a karma level that does not exist',
      { kedarnath: 'front' },
      (e) => changeModule(e, 'kedarnath', (data) => ({ ...data, front: { ...data.front, 4: [{ kind: 'fame', amount: 1 }] } })),
      'editionData.modules.kedarnath.front.4',
    ],
    [
      'wilderness with an unknown benefit',
      { wilderness: 'on' },
      (e) => changeModule(e, 'wilderness', (data) => withValue(data, ['tiles', 3, 'gain', 'kind'], 'nonsense')),
      'editionData.modules.wilderness.tiles[3].gain.kind',
    ],
    [
      'no ground for wilderness',
      { wilderness: 'on' },
      (e) => (e.provinceBoard.interior = []),
      'editionData.provinceBoard.interior',
    ],
    [
      'too few brown tiles',
      { navaratnas: 'on' },
      (e) => (e.yieldTiles = e.yieldTiles.filter(({ colour }) => colour !== 'brown')),
      'editionData.yieldTiles',
    ],
    [
      'no brown space',
      { navaratnas: 'on' },
      (e) => {
        for (const place of e.provinceBoard.yields) place.colour = 'white';
      },
      'editionData.provinceBoard.yields',
    ],
    [
      'another name for the elephant’s terrace',
      { pinkElephant: 'on' },
      (e) => {
        for (const space of e.boards[0]?.spaces ?? []) if (space.id === 'front-terrace') space.id = 'terrace';
      },
      'editionData.boards[0].spaces',
    ],
    [
      'a space called like one of a module',
      { kedarnath: 'front' },
      (e) => {
        for (const space of e.boards[1]?.spaces ?? []) if (space.id === 'blue-balcony') space.id = 'temple';
      },
      'editionData.modules.kedarnath.spaces[0]',
    ],
    [
      'two cows of a colour',
      { cows: 'on' },
      (e) => changeModule(e, 'cows', (data) => withValue(data, ['tiles', 1, 'colour'], 'orange')),
      'editionData.modules.cows.tiles[1]',
    ],
  ];

  test.each(CLASHES)('rejects an edition with %s, with its path, if the module is in play', (_why, options, edit, path) => {
    const editionData = houseEdition(edit);
    const refused = rulesFor(rajas, { players: 4, options, editionData });
    if (refused.ok) throw new Error('accepted');
    expect(refused.fault.map((fault) => fault.path)).toContain(path);
    for (const { reason } of refused.fault) expect(reason).not.toBe('');
    expect(rulesFor(rajas, { players: 4, editionData }).ok).toBe(true);
  });

  test('GB2-HOLI-02 a Holi tile may be on the last space of the fame track', () => {
    const editionData = houseEdition((e) =>
      changeModule(e, 'holi', (data) => ({ ...data, fameSpaces: [20, 36, e.tracks.fame.spaces] })),
    );
    expect(rulesFor(rajas, { players: 4, options: { holi: 'front' }, editionData }).ok).toBe(true);
  });

  test('GB2-HOLI-24 an edition without Holi data uses the house gifts', () => {
    const table = newTable({ options: { holi: 'back' }, edit: () => undefined });
    expect(table.of('holi/tile-laid').map(({ id }) => id)).toEqual(['bonus', 'palace', 'yield']);
  });

  test('RAJ-NAV-05 a brown tile for each player is enough', () => {
    const accepted = (brownTiles: number): boolean => {
      const editionData = houseEdition((e) => {
        const brown = e.yieldTiles.filter(({ colour }) => colour === 'brown').slice(0, brownTiles);
        e.yieldTiles = [...e.yieldTiles.filter(({ colour }) => colour !== 'brown'), ...brown];
      });
      return rulesFor(rajas, { players: 3, options: { navaratnas: 'on' }, editionData }).ok;
    };
    expect([accepted(2), accepted(3)]).toEqual([false, true]);
  });

  test('GB2-HOLI-37 rejects a yield that gives a yield of your own board', () => {
    const editionData = houseEdition((e) => Object.assign(e.provinceBoard.yields[0] ?? {}, { back: { kind: 'holi/red-yield' } }));
    const refused = rulesFor(rajas, { players: 2, options: { holi: 'back', navaratnas: 'on' }, editionData });
    expect(refused).toMatchObject({ ok: false, fault: [{ path: 'editionData.provinceBoard.yields[0].back.kind' }] });
  });

  test('RAJ-QUARRY-11 a stack without a single tile is empty from the start', () => {
    const table = newTable({ edit: (e) => (e.provinceTiles = e.provinceTiles.filter(({ id }) => !id.startsWith('B-S'))) });
    expect(table.state.tops[0]).toBe(NONE);
    expect(table.choices()).toContain('front-terrace');
  });

  test('RAJ-PALACE-12 without white tiles a yield tile lapses, even with the wilderness', () => {
    const table = newTable({
      options: { wilderness: 'on' },
      edit: (e) => (e.yieldTiles = e.yieldTiles.filter(({ colour }) => colour !== 'white')),
    });
    while (table.frame()?.kind !== 'place') table.play(table.choices()[0] ?? '');
    table.fresh().run({ kind: 'yield-tile', seat: 0, source: TEST_SOURCE });
    expect(table.of('lapsed')).toMatchObject([{ seat: 0, what: 'yield-tile' }]);
  });

  test('RAJ-PALACE-11 a gain of two yield tiles gives two, one after the other', () => {
    const edit = (e: EditableEdition): void => {
      e.river.spaces[0] = { kind: 'yield-tile', amount: 2 };
    };
    const table = newTable({ edit }).fresh().receive(0, { kind: 'yield-tile', amount: 2 });
    while (table.frame()?.kind !== 'place') table.play(table.choices()[0] ?? '');
    expect(table.of('yield-tile-drawn')).toHaveLength(2);
  });

  test('RAJ-WORKER-04 a player who begins with all workers earns none', () => {
    const table = newTable({
      edit: (e) => {
        e.start.workers = 5;
        e.limits = { ...e.limits, baseWorkers: 5, workers: 8 };
      },
    });
    table.praise(0, 15);
    expect([table.of('worker-won'), table.state.active[0]]).toEqual([[], 5]);
  });

  test('RAJ-PLACE-10 fifteen dice of a colour are taken, paid and counted', () => {
    const table = newTable({
      edit: (e) => {
        e.dice.perColour = 15;
        e.limits.kali.front = 15;
        e.river.spaces[0] = { kind: 'dice', amount: 15, colour: 'purple' };
      },
    });
    table.receive(0, { kind: 'dice', amount: 15, colour: 'purple' });
    expect([table.dice(0).length, table.state.supply[3]]).toEqual([15, 0]);
  });

  test('benefits follow the edition’s river', () => {
    const rules = mustRules(rajas, { players: 2, editionData: otherEdition() });
    const { position } = begin(rules);
    expect(ask(rules, position)?.decider).toBe('chance');
    expect(rules.game.river.printed[1]).toMatchObject({ kind: 'fame', amount: 7 });
  });
});
