import { expect, test } from 'vitest';
import { scenario } from './testing/scenario.ts';
import { newTable } from './testing/table.ts';

test('TAJ-GEN-03 a hand is seen by its owner only; its size and the holders of special cards are public', () => {
  const table = scenario({ hands: ['R-VE R-GE points-2', 'Y-VE', 'N-VE N-GE W-E', 'L-VE'] });
  const view = table.view(2);
  expect(view.seats.map(({ hand }) => hand?.length)).toEqual([undefined, undefined, 3, undefined]);
  expect(view.seats.map(({ handSize }) => handSize)).toEqual([3, 1, 3, 1]);
  expect(view.specialCards[3]).toEqual({ holder: 0, inPlay: false });
  expect(table.view('spectator').seats.every(({ hand }) => hand === undefined)).toBe(true);
  const { definition, game } = table.rules;
  const drawn = { type: 'card-drawn', seat: 1, card: 7 } as const;
  expect(definition.factFor(game, drawn, 1)).toEqual(drawn);
  expect(definition.factFor(game, drawn, 'spectator')).toEqual({ ...drawn, card: -1 });
});

test('TAJ-GEN-04 everything on the table is open to everyone', () => {
  const table = scenario({
    hands: ['R-VE R-GE', 'Y-VE W-E'],
    tokens: ['V'],
    goods: ['', 'tea'],
    tiles: { 1: 2 },
    visit: 2,
    palaces: { Attock: 1 },
    crownPalaces: { Lahore: 2 },
    scores: [3, 1, 4, 1],
  });
  table.act('play R-VE', 'play Y-VE +W-E');
  const open = table.view('spectator');
  for (const viewer of [0, 1, 2, 3]) {
    const { viewer: _viewer, seats, ...rest } = table.view(viewer);
    expect({ ...rest, viewer: 'spectator', seats: seats.map(({ hand: _hand, kept: _kept, ...seat }) => seat) }).toEqual(open);
  }
  expect(open).toMatchObject({
    visit: 2,
    startSeat: 0,
    court: { tokens: [1, 1, 1, 1], crown: true, tile: 1 },
    supply: [4, 5, 5, 5],
  });
  expect(open.display).toHaveLength(7);
  expect(open.tileProvinces).toHaveLength(12);
  expect(open.seats.map(({ played }) => played.map((card) => table.game.cards[card]?.text))).toEqual([
    ['R-VE'],
    ['Y-VE', 'W-E'],
    [],
    [],
  ]);
  expect(open.seats.map(({ totals }) => totals)).toEqual([
    [1, 0, 0, 0, 0, 1],
    [1, 0, 0, 0, 0, 2],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ]);
  expect(open.seats.map(({ score }) => score)).toEqual([3, 1, 4, 1]);
  expect(open.seats[0]?.tokens).toEqual([1, 0, 0, 0]);
  expect(open.seats[1]?.goods).toEqual([0, 1, 0, 0]);
  expect(open.seats[2]?.provinceTiles).toEqual([0]);
  expect(open.cities.filter(({ palace, crownPalace }) => palace === 1 || crownPalace === 2)).toHaveLength(2);
  expect(open.cities.filter(({ bonusTile }) => bonusTile >= 0)).toHaveLength(16);
  expect(open.agenda).toEqual([{ kind: 'take-turn', seat: 2 }]);
});

test('TAJ-GEN-05 the pile shows its size only, the discards show their cards', () => {
  const table = newTable({ players: 3 }, 'piles');
  const { pileSize, discards } = table.view(0);
  expect([pileSize, discards]).toEqual([73, []]);
  expect(Object.keys(table.view(0))).not.toContain('pile');
  const later = scenario({ discards: 'R-VE Y-EE W-K' });
  expect(later.view('spectator').discards.map((card) => later.game.cards[card]?.text)).toEqual(['R-VE', 'Y-EE', 'W-K']);
});

test('TAJ-WITHDRAW-04 a table shows what withdrawing would win, without the cards of who is just withdrawing', () => {
  const table = scenario({ players: 3, played: ['R-VG R-ME', 'Y-ME', 'N-PE'] });
  expect(table.view().seats.map(({ wouldWin }) => wouldWin)).toEqual([[0, 1], [], [3]]);
  table.act('withdraw');
  expect(table.position.agenda.at(-1)?.kind).toBe('place-palaces');
  expect(table.view().seats.map(({ wouldWin }) => wouldWin)).toEqual([[], [2], [3]]);
});
