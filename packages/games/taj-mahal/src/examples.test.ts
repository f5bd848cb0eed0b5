import { expect, test } from 'vitest';
import { scenario } from './testing/scenario.ts';

const [ANNA, BERND, CHRIS, DORIS] = [0, 1, 2, 3];

test('TAJ-EX-01 four players withdraw in sequence', () => {
  const table = scenario({
    hands: ['', '', 'N-GE'],
    played: ['R-VE R-EE', 'Y-VE W-V', 'N-GP W-E', 'Y-MP Y-MK'],
  });
  expect(table.view().seats.map(({ totals }) => totals)).toEqual([
    [1, 0, 0, 0, 0, 3],
    [2, 0, 0, 0, 0, 1],
    [0, 1, 0, 1, 0, 1],
    [0, 0, 2, 1, 1, 0],
  ]);
  const displays = [table.view().display.length];
  const withdraw = (seat: number) => {
    expect(table.decider()).toBe(seat);
    const facts = [...table.act('withdraw'), ...table.finishTurn()];
    const left = facts.find(({ type }) => type === 'province-entered') ? 0 : table.view().display.length;
    displays.push(left);
    return {
      won: facts.flatMap((fact) =>
        fact.type.endsWith('-won') ? [fact.type === 'token-won' ? `token ${fact.token}` : fact.type] : [],
      ),
      palaces: facts.filter(({ type }) => type === 'palace-placed' || type === 'crown-palace-placed').length,
    };
  };
  expect(withdraw(ANNA)).toEqual({ won: ['province-tile-won'], palaces: 0 });
  expect(withdraw(BERND)).toEqual({ won: ['token 0'], palaces: 1 });
  expect(table.decider()).toBe(CHRIS);
  table.act('play N-GE');
  expect(withdraw(DORIS)).toEqual({ won: ['token 2', 'crown-won'], palaces: 2 });
  expect(table.view().court).toEqual({ tokens: [0, 1, 0, 1], crown: false, tile: -1 });
  expect(withdraw(CHRIS)).toEqual({ won: ['token 1', 'token 3'], palaces: 2 });
  expect(table.view().seats.map(({ tokens }) => tokens)).toEqual([
    [0, 0, 0, 0],
    [1, 0, 0, 0],
    [0, 1, 0, 1],
    [0, 0, 1, 0],
  ]);
  expect(displays).toEqual([7, 5, 3, 1, 0]);
});

test('TAJ-EX-10 monk, grand mogul and elephant win a token, the crown and the tile, and two palaces', () => {
  const table = scenario({ players: 3, out: [2], played: ['Y-MK Y-ME W-E', 'R-VE W-V'], turn: 0 });
  expect(
    table
      .view()
      .seats.slice(0, 2)
      .map(({ totals }) => totals),
  ).toEqual([
    [0, 0, 2, 0, 1, 2],
    [2, 0, 0, 0, 0, 1],
  ]);
  expect(table.act('withdraw').map(({ type }) => type)).toEqual(['withdrew', 'token-won', 'crown-won', 'province-tile-won']);
  expect(table.position.agenda.at(-1)).toEqual({ kind: 'place-palaces', seat: 0, normal: 1, crown: 1 });
  table.act('crown Jammu', 'palace Jammu');
  expect(table.view().court.tokens).toEqual([1, 1, 0, 1]);
});
