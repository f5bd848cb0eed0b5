import { describe, expect, test } from 'vitest';
import { connectedProvinces } from '../scoring/palaces.ts';
import { type Scene, scenario } from '../testing/scenario.ts';
import { NONE } from '../words.ts';

/** The last player in, about to place the palaces their cards win in Kashmir. */
function winner(played: string, scene: Scene = {}) {
  const table = scenario({ turn: 3, out: [0, 1, 2], played: ['', '', '', played], ...scene });
  table.act('withdraw');
  return table;
}

function cityView(table: ReturnType<typeof scenario>, name: string) {
  return table.view().cities[table.game.edition.cities.findIndex((city) => city.name === name)];
}

describe('placing palaces', () => {
  test('TAJ-PLACE-01 only in cities of the current province', () => {
    const table = winner('R-VG', { court: 'V' });
    expect(table.legal()).toEqual(['palace Baramulla', 'palace Srinagar', 'palace Jammu', 'palace Poonch']);
    expect(table.explain(3, 'city Lahore')).toEqual({
      code: 'other-province',
      rule: 'TAJ-PLACE-01',
      values: { province: 'Kashmir' },
    });
  });

  test('TAJ-PLACE-02 a normal palace goes to a city without a normal palace', () => {
    const table = winner('R-VG', { court: 'V', palaces: { Jammu: 1 }, crownPalaces: { Poonch: 2 } });
    expect(table.legal()).toEqual(['palace Baramulla', 'palace Srinagar', 'palace Poonch']);
    expect(table.explain(3, 'city Jammu')).toEqual({ code: 'city-not-free', rule: 'TAJ-PLACE-02', values: { seat: 1 } });
  });

  test('TAJ-PLACE-03 the crown palace goes to any city, even beside another palace', () => {
    const table = winner('R-KE', { court: 'K', palaces: { Baramulla: 0, Srinagar: 1, Jammu: 2, Poonch: 3 } });
    expect(table.legal()).toEqual(['crown Baramulla', 'crown Srinagar', 'crown Jammu', 'crown Poonch']);
    table.act('crown Poonch');
    expect(cityView(table, 'Poonch')).toMatchObject({ palace: 3, crownPalace: 3 });
  });

  test('TAJ-PLACE-08 once the normal palaces are placed, only the crown palace is left', () => {
    const table = winner('R-VK', { court: 'VK' });
    table.act('palace Jammu');
    expect(table.legal()).toEqual(['crown Baramulla', 'crown Srinagar', 'crown Jammu', 'crown Poonch']);
    expect(winner('R-KE', { court: 'K' }).legal()).toEqual(['crown Baramulla', 'crown Srinagar', 'crown Jammu', 'crown Poonch']);
  });

  test('TAJ-PLACE-04 a city holds one normal palace and the crown palace at most', () => {
    const table = winner('R-VG', { court: 'V', palaces: { Jammu: 1 }, crownPalaces: { Jammu: 2 } });
    expect(table.legal()).not.toContain('palace Jammu');
    expect(table.explain(3, 'city Jammu')).toEqual({ code: 'city-full', rule: 'TAJ-PLACE-04' });
  });

  test('TAJ-PLACE-05 beside a lone crown palace one normal palace may still be placed, by anyone', () => {
    const other = scenario({ turn: 2, out: [0, 1], played: ['', '', 'N-GK', 'L-VM'], court: 'VK' });
    other.act('withdraw', 'crown Jammu');
    other.finishTurn();
    other.act('withdraw');
    expect(other.legal()).toContain('palace Jammu');
    other.act('palace Jammu');
    expect(cityView(other, 'Jammu')).toMatchObject({ palace: 3, crownPalace: 2 });
    const own = winner('R-VK', { court: 'VK' });
    own.act('crown Jammu', 'palace Jammu');
    expect(cityView(own, 'Jammu')).toMatchObject({ palace: 3, crownPalace: 3 });
    const third = winner('R-VK R-GE', { court: 'VGK' });
    third.act('crown Jammu', 'palace Jammu');
    expect(third.legal()).toEqual(['palace Baramulla', 'palace Srinagar', 'palace Poonch']);
  });

  test('TAJ-PLACE-06 a crown palace leaves the bonus tile to a normal palace', () => {
    const table = scenario({ turn: 2, out: [0, 1], played: ['', '', 'N-GK', 'L-VM'], court: 'VK' });
    table.act('withdraw', 'crown Srinagar');
    expect(table.view().seats[2]?.points['bonus-tile']).toBe(0);
    expect(table.game.bonusTiles[cityView(table, 'Srinagar')?.bonusTile ?? NONE]?.text).toBe('points-2');
    table.finishTurn();
    table.act('withdraw', 'palace Srinagar');
    expect(table.view().seats[3]?.points['bonus-tile']).toBe(2);
    expect(cityView(table, 'Srinagar')?.bonusTile).toBe(NONE);
  });

  test('TAJ-PLACE-07 a normal palace takes the bonus tile of its fortress immediately', () => {
    const table = winner('R-VG', { visit: 12, court: 'V' });
    expect(table.view().currentProvince).toBe(table.game.lastProvince);
    expect(table.act('palace Agra')).toContainEqual({ type: 'points-gained', seat: 3, points: 4, reason: 'bonus-tile' });
    expect(cityView(table, 'Agra')?.bonusTile).toBe(NONE);
    expect(table.view().seats[3]?.goods).toEqual([0, 0, 0, 0]);
  });

  test('TAJ-PLACE-08 cities and order are free, normal and crown palaces mixed, tiles scored in that order', () => {
    const table = winner('N-VP N-MK', { court: 'VPK', bonus: { Srinagar: 'tea', Poonch: 'points-2' } });
    const facts = table.act('palace Poonch', 'crown Jammu', 'palace Srinagar');
    const order = facts.flatMap((fact) => {
      if (fact.type === 'palace-placed' || fact.type === 'crown-palace-placed')
        return [`${fact.type} ${table.game.edition.cities[fact.city]?.name}`];
      return fact.type === 'points-gained' && fact.reason === 'bonus-tile' ? [`+${fact.points}`] : [];
    });
    expect(order).toEqual(['palace-placed Poonch', '+2', 'crown-palace-placed Jammu', 'palace-placed Srinagar', '+1']);
  });

  test('TAJ-PLACE-09 there is always a city for every palace won', () => {
    const table = winner('R-VG R-MP R-KE', { court: 'VGMPK' });
    table.act('crown Jammu', 'palace Jammu', 'palace Baramulla', 'palace Srinagar');
    expect(table.legal()).toEqual(['palace Poonch']);
    table.act('palace Poonch');
    const { cities } = table.view();
    expect(cities.filter(({ palace }) => palace === 3)).toHaveLength(4);
    expect(cities.filter(({ palace, crownPalace }) => palace === 3 && crownPalace === 3)).toHaveLength(1);
    for (const cities of table.game.citiesOf) expect(cities.length).toBeGreaterThanOrEqual(4);
  });

  test('TAJ-PLACE-10 a crown palace keeps its place and its connections when the crown returns', () => {
    const table = winner('R-KE', { court: 'K', palaces: { Attock: 3 } });
    table.act('crown Poonch');
    table.finishTurn();
    expect([table.state.visit, table.view().court.crown]).toEqual([2, true]);
    expect(cityView(table, 'Poonch')?.crownPalace).toBe(3);
    expect(connectedProvinces(table.game, table.state, 3), 'Punjab reaches Kashmir over the old crown palace').toEqual([1, 0]);
  });

  test('TAJ-PLACE-11 a city knows only the owners of its palaces', () => {
    const table = winner('R-VG', { court: 'V', bonus: { Srinagar: '' } });
    table.act('palace Srinagar');
    expect(cityView(table, 'Srinagar')).toEqual({ bonusTile: NONE, palace: 3, crownPalace: NONE });
  });
});

test('TAJ-GEN-08 palaces never run out', () => {
  const names = scenario().game.edition.cities.map(({ name }) => name);
  const many = Object.fromEntries(names.slice(4, 24).map((name) => [name, 3]));
  const table = winner('R-VG', { court: 'V', palaces: many });
  expect(Object.keys(many)).toHaveLength(table.game.edition.palaces.perPlayer);
  table.act('palace Poonch');
  const { cities, seats } = table.view();
  expect(cities.filter(({ palace }) => palace === 3)).toHaveLength(21);
  expect(seats[3]?.points.palaces, 'the 21st palace connects like the others').toBeGreaterThan(1);
});
