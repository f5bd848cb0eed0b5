import { ask, begin, mustRules, playOut, rulesFor, seededRandom } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from './definition.ts';
import { EDITIONS } from './editions.ts';
import { moduleData } from './modules/index.ts';
import { upgradesMade } from './rules/buildings.ts';
import { otherEdition } from './testing/other-edition.ts';
import { SET_UPS } from './testing/random-games.ts';
import { type EditableEdition, houseEdition } from './testing/table.ts';

describe('editions', () => {
  test('the house edition says what was found, derived and designed, modules included', () => {
    const [house] = EDITIONS;
    const parts = Object.keys(house?.provenance ?? {});
    expect(parts).toEqual(
      expect.arrayContaining(['dice', 'tracks', 'boards', 'provinceTiles', 'provinceBoard', 'river', 'yieldTiles']),
    );
    for (const module of Object.keys(moduleData)) expect(parts.some((part) => part.startsWith(`${module}.`))).toBe(true);
    for (const status of Object.values(house?.provenance ?? {})) expect(status).toMatch(/found|derived|house/);
  });

  test('the built-in edition passes its own checks when it is handed in', () => {
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

  test('another edition’s numbers are those that count', () => {
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
  ];

  test.each(MALFORMED)('an edition with %s is refused with its place', (_why, edit, path) => {
    const refused = rulesFor(rajas, { players: 4, editionData: houseEdition(edit) });
    if (refused.ok) throw new Error('accepted');
    expect(refused.fault.map((fault) => fault.path)).toContain(path);
    for (const { reason } of refused.fault) expect(reason).not.toBe('');
  });

  test('a river tile of a module with an unknown gain is refused with its place', () => {
    const editionData = houseEdition((edition) => {
      edition.modules = { ganga: { riverTiles: [{ id: 'x', gain: { kind: 'gold' } }] } };
    });
    expect(rulesFor(rajas, { players: 2, options: { river: 'ganga-roll' }, editionData })).toMatchObject({
      ok: false,
      fault: [{ path: 'editionData.modules.ganga.riverTiles[0].gain.kind' }],
    });
  });

  test('an edition is part of the question: other river, other benefits', () => {
    const rules = mustRules(rajas, { players: 2, editionData: otherEdition() });
    const { position } = begin(rules);
    expect(ask(rules, position)?.decider).toBe('chance');
    expect(rules.game.river.printed[1]).toMatchObject({ kind: 'fame', amount: 7 });
  });
});
