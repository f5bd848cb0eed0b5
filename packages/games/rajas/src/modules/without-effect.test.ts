import { defined, type Options } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { REASONS } from '../rules/reasons.ts';
import { startedTable } from '../testing/river.ts';
import { newTable, type Table, TEST_SOURCE } from '../testing/table.ts';
import { NONE } from '../words.ts';
import { holiOf } from './holi/state.ts';
import { navaratnasOf } from './navaratnas/tiles.ts';

const ALL_TILES = { riverPool: 'ganga1+ganga2+ganga3' };

const gainOf = ({ game }: Table, kind: string) =>
  defined(
    game.gains.find((gain) => gain.kind === kind),
    kind,
  );

function whyNot(table: Table, kind: string) {
  const gain = gainOf(table, kind);
  return gain.rule.whyNot(table.game, table.state, 0, gain, NONE, table.state.karma[0] ?? 0);
}

/** Resolves a gain and returns what lapsed. */
function lapsed(table: Table, kind: string): string[] {
  const gain = gainOf(table, kind).index;
  table.fresh().run({ kind: 'gain', seat: 0, gain, die: 0, source: TEST_SOURCE });
  for (const { seat, source } of table.of('lapsed')) expect([seat, source]).toEqual([0, TEST_SOURCE]);
  return table.of('lapsed').map(({ what }) => what);
}

/** Seat 0 has yield tiles of one kind on all spaces. */
function coverAll(table: Table, id: string): void {
  const tile = table.game.yieldTiles.findIndex((one) => one.id === id);
  navaratnasOf(table.state.modules).laid.fill(tile, 0, table.game.sides[0]?.yields.length);
}

interface Case {
  readonly kind: string;
  readonly options: Options;
  /** What makes the gain impossible. */
  readonly prevent: (table: Table) => unknown;
  readonly reason: object;
  readonly what?: string;
}

const CASES: readonly [rule: string, one: Case][] = [
  [
    'GB2-GB1-06 the dolphin without a space to use',
    {
      kind: 'ganga2/dolphin',
      options: { river: 'drying', ...ALL_TILES },
      prevent: ({ state }) => Object.assign(state.modules.drying ?? {}, { dried: ~1 }),
      reason: REASONS.noAction,
      what: 'dolphin',
    },
  ],
  [
    'GB2-GANGA3-11 an empty province',
    {
      kind: 'ganga3/re-score',
      options: { river: 'full-random' },
      prevent: ({ state }) => Object.assign(state, { joined: state.joined.map(() => 0) }),
      reason: REASONS.cellEmpty,
      what: 're-score',
    },
  ],
  [
    'GB2-GANGA3-19 a province without a market',
    {
      kind: 'ganga3/market-per-colour',
      options: { river: 'full-random' },
      prevent: ({ state }) => Object.assign(state, { joined: state.joined.map(() => 0) }),
      reason: REASONS.noMarket,
      what: 'markets',
    },
  ],
  [
    'GB2-WILD-10 no die to replace',
    {
      kind: 'wilderness/swap-die',
      options: { wilderness: 'on' },
      prevent: (table) => table.seat(0, { dice: [] }),
      reason: REASONS.noDice,
    },
  ],
  [
    'GB2-KED-20 no karma',
    {
      kind: 'kedarnath/brown-tile',
      options: { kedarnath: 'front', navaratnas: 'on' },
      prevent: (table) => table.seat(0, { karma: 0 }),
      reason: REASONS.amountIsZero,
    },
  ],
  [
    'GB2-HOLI-41 no white tile',
    {
      kind: 'holi/white-yield',
      options: { holi: 'back' },
      prevent: ({ state }) => {
        state.yieldStack = state.yieldStack.map(() => 0);
        state.yieldAside = state.yieldStack;
      },
      reason: REASONS.noYieldTile,
      what: 'yield-tile',
    },
  ],
  [
    'GB2-HOLI-41 an empty pile, whatever the others hold',
    {
      kind: 'holi/yellow-yield',
      options: { holi: 'back' },
      prevent: ({ game, state }) => {
        for (const { index, colourName } of game.yieldTiles) {
          holiOf(state.modules).piles[index] = colourName === 'yellow' ? 0 : 1;
        }
      },
      reason: REASONS.noYieldTile,
      what: 'yield-tile',
    },
  ],
  [
    'GB2-HOLI-37 no space of the colour that brings something',
    {
      kind: 'holi/yellow-yield',
      options: { holi: 'back', navaratnas: 'on' },
      prevent: (table) => coverAll(table.seat(0, { karma: 3 }), 'Y6'),
      reason: { code: 'no-yield-of-this-colour', rule: 'GB2-HOLI-36' },
    },
  ],
  [
    'RAJ-NAV-16 no yield tile that fits',
    {
      kind: 'ganga3/yield-tiles',
      options: { navaratnas: 'on', river: 'full-random' },
      prevent: (table) => coverAll(table, 'W1'),
      reason: { code: 'no-yield-tile-fits', rule: 'RAJ-NAV-16' },
    },
  ],
];

describe('a gain without effect', () => {
  test.each(CASES)('%s', (_rule, { kind, options, prevent, reason, what }) => {
    const table = startedTable(options).seat(0, { dice: ['B1'], karma: 1, province: [['C2', 'B-S4', 0]] });
    expect(whyNot(table, kind)).toBeUndefined();
    prevent(table);
    expect(whyNot(table, kind)).toEqual(reason);
    if (what !== undefined) expect(lapsed(table, kind)).toEqual([what]);
  });

  test('GB2-WILD-10 asks nothing of a player without a die', () => {
    const table = startedTable({ wilderness: 'on' });
    expect([lapsed(table, 'wilderness/swap-die'), table.frame()?.kind]).toEqual([[], 'place']);
  });

  test('GB2-WILD-08 GB2-WILD-09 a white yield comes from the stack, or is shown if there is none', () => {
    const kind = 'wilderness/white-yield';
    const shown = startedTable({ wilderness: 'on', navaratnas: 'on' });
    expect(whyNot(shown, kind)).toBeUndefined();
    expect(lapsed(shown, kind)).toEqual([]);
    expect(shown.types()).toContain('wilderness/yield-tile-shown');
    const drawn = startedTable({ wilderness: 'on' });
    expect(whyNot(drawn, kind)).toBeUndefined();
    expect(lapsed(drawn, kind)).toEqual([]);
    expect(drawn.types()).toContain('yield-tile-drawn');
    const none = newTable({
      options: { wilderness: 'on' },
      edit: (e) => (e.yieldTiles = e.yieldTiles.filter(({ colour }) => colour !== 'white')),
    });
    expect(whyNot(none, kind)).toEqual(REASONS.noYieldTile);
    expect(lapsed(none, kind)).toEqual(['yield-tile']);
  });
});
