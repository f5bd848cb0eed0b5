import { describe, expect, test } from 'vitest';
import { changed } from '../numbers.ts';
import type { TajMahalState } from '../state.ts';
import { exampleEdition, PALACE_EXAMPLE } from '../testing/editions.ts';
import { cityNumber, type Scene, scenario } from '../testing/scenario.ts';
import { NONE } from '../words.ts';
import { connectedProvinces } from './palaces.ts';

/** Provinces that count for seat 0 in the province given (Kashmir when absent). */
function connected(scene: Scene, seat = 0): string[] {
  const { game, state } = scenario(scene);
  return connectedProvinces(game, state, seat).map((province) => game.edition.provinces[province]?.id ?? '');
}

function palacesOf(seat: number, ...names: string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, seat]));
}

describe('palace points', () => {
  test('TAJ-SCORE-10 one point for the current province, however many palaces', () => {
    expect(connected({ palaces: palacesOf(0, 'Baramulla', 'Srinagar', 'Jammu') })).toEqual(['kashmir']);
    const table = scenario({ turn: 3, out: [0, 1, 2], played: ['', '', '', 'R-VG R-MP'], court: 'VGM' });
    table.act('withdraw', 'palace Baramulla', 'palace Jammu', 'palace Srinagar');
    expect(table.view().seats[3]?.points.palaces).toBe(1);
  });

  test('TAJ-SCORE-11 and one for each province connected with it', () => {
    expect(connected({ palaces: palacesOf(0, 'Poonch', 'Attock', 'Lahore', 'Multan') })).toEqual(['kashmir', 'punjab', 'sindh']);
  });

  test('TAJ-SCORE-12 connections follow roads between the player’s own palaces', () => {
    expect(connected({ palaces: palacesOf(0, 'Poonch', 'Lahore') })).toEqual(['kashmir']);
    expect(connected({ palaces: palacesOf(0, 'Poonch', 'Attock', 'Lahore') })).toEqual(['kashmir', 'punjab']);
  });

  test("TAJ-SCORE-13 a city with only others' palaces interrupts", () => {
    const palaces = { ...palacesOf(0, 'Poonch', 'Lahore', 'Multan'), Attock: 1 };
    expect(connected({ palaces, crownPalaces: { Attock: 2 } })).toEqual(['kashmir']);
  });

  test('TAJ-SCORE-14 a city with two palaces links for both owners', () => {
    const palaces = { Poonch: 0, Attock: 0, Jammu: 1, Lahore: 0, Multan: 0 };
    const scene = { palaces, crownPalaces: { Attock: 1, Poonch: 1 } };
    expect(connected(scene, 0)).toEqual(['kashmir', 'punjab', 'sindh']);
    expect(connected(scene, 1)).toEqual(['kashmir', 'punjab']);
  });

  test('TAJ-SCORE-15 each province counts once, by however many chains', () => {
    expect(connected({ palaces: palacesOf(0, 'Poonch', 'Attock', 'Jammu', 'Sialkot') })).toEqual(['kashmir', 'punjab']);
  });

  test('TAJ-SCORE-16 every palace in the current province is a starting point', () => {
    const palaces = palacesOf(0, 'Attock', 'Poonch', 'Jalandhar', 'Nagaur');
    expect(connected({ province: 'punjab', palaces }).toSorted()).toEqual(['ajmer', 'kashmir', 'punjab']);
  });

  test('TAJ-SCORE-17 a chain may leave a province and return', () => {
    const edition = exampleEdition('A1-C1 C1-D1 D1-C2 C2-E1');
    const palaces = palacesOf(0, 'A1', 'C1', 'D1', 'C2', 'E1');
    expect(connected({ edition, province: 'A', palaces })).toEqual(['A', 'C', 'D', 'E']);
  });

  test('TAJ-SCORE-18 without a palace in the current province a network scores nothing', () => {
    const network = palacesOf(3, 'Attock', 'Lahore', 'Multan', 'Umarkot', 'Ahmedabad', 'Udaipur', 'Jodhpur');
    const table = scenario({ turn: 3, out: [0, 1, 2], played: ['', '', '', 'R-EE'], palaces: network });
    table.act('withdraw');
    expect(table.view().seats[3]?.points).toMatchObject({ palaces: 0, 'province-tile': 1 });
  });

  test('TAJ-SCORE-19 a crown palace counts like any other', () => {
    const table = scenario({ turn: 3, out: [0, 1, 2], played: ['', '', '', 'R-KE'], court: 'K', palaces: { Attock: 3 } });
    table.act('withdraw', 'crown Poonch');
    expect(table.view().seats[3]?.points.palaces).toBe(2);
  });

  test('TAJ-SCORE-20 only the withdrawing player scores; nothing is scored again later', () => {
    const table = scenario({ turn: 2, out: [0, 1], played: ['', '', 'N-GP', 'L-VM'], court: 'GV', palaces: { Attock: 2 } });
    table.act('withdraw', 'palace Jammu');
    const scores = table.view().seats.map(({ score }) => score);
    expect(scores).toEqual([0, 0, 1, 0]);
    table.finishTurn();
    const facts = [...table.act('withdraw'), ...table.act('palace Poonch')];
    expect(facts.flatMap((fact) => (fact.type === 'points-gained' ? [fact.seat] : []))).toEqual([3, 3]);
    expect(table.score(2)).toBe(1);
  });

  test('TAJ-SCORE-21 palaces are scored once, when all of them are placed', () => {
    const table = scenario({
      turn: 3,
      out: [0, 1, 2],
      played: ['', '', '', 'R-VG'],
      court: 'VG',
      palaces: { Attock: 3, Sialkot: 3 },
    });
    const before = table.act('withdraw', 'palace Jammu');
    expect(before.some(({ type }) => type === 'points-gained')).toBe(false);
    const after = table.act('palace Poonch').filter((fact) => fact.type === 'points-gained' && fact.reason === 'palaces');
    expect(after).toEqual([{ type: 'points-gained', seat: 3, points: 2, reason: 'palaces', provinces: [0, 1] }]);
  });
});

describe('TAJ-EX-04 the worked example of connections', () => {
  test.each(['red', 'blue', 'brown', 'grey'] as const)('TAJ-EX-04 %s on the map of the example', (colour) => {
    const table = scenario({ players: 4, edition: exampleEdition(), province: 'A' });
    const { state, game } = table;
    for (const [city, seat] of PALACE_EXAMPLE.palaces) addPalace(state, cityNumber(game, city), seat);
    const seat = PALACE_EXAMPLE.colours.indexOf(colour);
    const { points, provinces } = PALACE_EXAMPLE.expected[colour];
    const reached = connectedProvinces(game, state, seat).map((province) => game.edition.provinces[province]?.id ?? '');
    expect(reached.toSorted()).toEqual(provinces);
    expect(reached).toHaveLength(points);
  });

  test('TAJ-EX-04 grey instead of blue on A1 would have scored 4', () => {
    const { state, game } = scenario({ players: 4, edition: exampleEdition(), province: 'A' });
    const grey = PALACE_EXAMPLE.colours.indexOf('grey');
    for (const [city, seat] of PALACE_EXAMPLE.palaces) addPalace(state, cityNumber(game, city), city === 'A1' ? grey : seat);
    const reached = connectedProvinces(game, state, grey).map((province) => game.edition.provinces[province]?.id ?? '');
    expect(reached.toSorted()).toEqual(['A', 'B', 'C', 'D']);
  });

  test('TAJ-EX-04 the same moves on the map of the house edition', () => {
    const red = ['Gwalior', 'Aligarh', 'Chittor', 'Ajmer', 'Jodhpur', 'Delhi', 'Attock', 'Moradabad', 'Kalinjar'];
    const blue = ['Alwar', 'Etawah', 'Jalandhar', 'Sironj', 'Bikaner', 'Saharanpur', 'Bahraich'];
    const brown = ['Etawah', 'Jhansi', 'Lucknow', 'Chanderi', 'Bhopal', 'Mandu', 'Banswara', 'Sirhind', 'Shahjahanpur'];
    const grey = ['Jalandhar', 'Nagaur', 'Ajmer', 'Chittor', 'Bareilly'];
    const points = [red, blue, brown, grey, [...grey, 'Alwar']].map(
      (names) => connected({ visit: 12, palaces: palacesOf(0, ...names) }).length,
    );
    expect(points).toEqual([4, 3, 5, 0, 4]);
  });
});

function addPalace(state: TajMahalState, city: number, seat: number): void {
  if (state.palaces[city] === NONE) state.palaces[city] = seat;
  else state.crownPalaces = changed(state.crownPalaces, city, seat);
}
