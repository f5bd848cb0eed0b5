import { advance, ask, begin, defined, mustRules, rulesFor, sumOf } from '@durbar/engine';
import { expect, test } from 'vitest';
import house from './data/house.json' with { type: 'json' };
import { tajMahal } from './definition.ts';
import { at, listOf } from './numbers.ts';
import { newTable } from './testing/table.ts';
import { COLOURS, NONE, TOKENS } from './words.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

test('TAJ-GEN-01 three to five players only', () => {
  for (const players of [3, 4, 5]) expect(rulesFor(tajMahal, { players }).ok).toBe(true);
  for (const players of [1, 2, 6]) {
    expect(rulesFor(tajMahal, { players })).toMatchObject({ ok: false, fault: [{ path: 'players' }] });
  }
});

test('TAJ-SETUP-01 twelve provinces of four cities, Agra of five, connected by roads between two different cities', () => {
  const { game } = newTable({ players: 3 });
  expect(game.citiesOf).toHaveLength(12);
  const agra = at(game.provinceOf, game.tajMahalCity);
  expect(game.citiesOf.map(({ length }) => length)).toEqual(game.citiesOf.map((_, province) => (province === agra ? 5 : 4)));
  expect(house.cities).toHaveLength(49);
  expect(house.cities[game.tajMahalCity]?.name).toBe('Agra');
  const ids = house.cities.map(({ id }) => id);
  for (const [from, to] of house.roads) {
    expect(ids).toContain(from);
    expect(ids).toContain(to);
    expect(from).not.toBe(to);
  }
  const crossing = game.neighbours.flatMap((cities, city) =>
    cities.filter((other) => game.provinceOf[other] !== game.provinceOf[city]),
  );
  const inside = game.neighbours.flatMap((cities, city) =>
    cities.filter((other) => game.provinceOf[other] === game.provinceOf[city]),
  );
  expect(crossing.length).toBeGreaterThan(0);
  expect(inside.length).toBeGreaterThan(0);
});

test('TAJ-SETUP-02 sixteen of the cities are fortresses', () => {
  expect(house.cities.filter(({ fortress }) => fortress)).toHaveLength(16);
});

test('TAJ-SETUP-03 TAJ-SETUP-06 tile 12 is always in the province of Agra and the Taj Mahal tile on Agra', () => {
  for (const seed of SEEDS) {
    const { game, state } = newTable({ players: 4 }, seed);
    expect(house.provinces[at(state.tileProvinces, 11)]?.id).toBe('agra');
    expect(game.bonusTiles[at(state.bonusTiles, game.tajMahalCity)]?.effect).toMatchObject({ type: 'points', points: 4 });
    expect(house.cities[game.tajMahalCity]).toMatchObject({ name: 'Agra', fortress: true });
  }
});

test('TAJ-SETUP-04 the other eleven tiles are assigned to the other eleven provinces at random', () => {
  const layouts = SEEDS.map((seed) => {
    const { game, state } = newTable({ players: 4 }, seed);
    const provinces = state.tileProvinces.slice(0, 11);
    const others = [...game.citiesOf.keys()].filter((province) => province !== game.lastProvince);
    expect(provinces.toSorted((a, b) => a - b)).toEqual(others);
    return provinces.join(' ');
  });
  expect(new Set(layouts).size).toBeGreaterThan(1);
});

test('TAJ-SETUP-05 the order of the visits is known from the start and ends in the province of Agra', () => {
  const table = newTable({ players: 4 }, 3);
  const { tileProvinces } = table.view();
  expect(new Set(tileProvinces).size).toBe(12);
  expect(tileProvinces.at(-1)).toBe(table.game.lastProvince);
  expect(table.view().currentProvince).toBe(tileProvinces[0]);
});

test('TAJ-SETUP-07 the fifteen square tiles are placed at random on the other fortresses', () => {
  const layouts = SEEDS.map((seed) => {
    const { game, state } = newTable({ players: 4 }, seed);
    const covered = [...state.bonusTiles.keys()].filter((city) => state.bonusTiles[city] !== NONE);
    expect(covered).toEqual([...house.cities.keys()].filter((city) => house.cities[city]?.fortress));
    const square = game.fortresses.map((city) => at(state.bonusTiles, city));
    expect(square).toHaveLength(15);
    expect(square.toSorted((a, b) => a - b)).toEqual(listOf(game.bonusCounts));
    return square.join(' ');
  });
  expect(new Set(layouts).size).toBeGreaterThan(1);
});

test('TAJ-SETUP-07 tiles are drawn in proportion to the copies left', () => {
  const rules = mustRules(tajMahal, { players: 4 });
  const { position } = begin(rules);
  const outcome = () => defined(ask(rules, position), 'question');
  while (position.agenda.at(-1)?.kind === 'lay-province-tile') advance(rules, position, defined(outcome().choices[0], 'tile'));
  expect(outcome().weights).toEqual([5, 5, 2, 2, 1]);
  advance(rules, position, defined(outcome().choices[2], 'tea'));
  expect(outcome().weights).toEqual([5, 5, 1, 2, 1]);
});

test('TAJ-SETUP-08 one token of each type at the court, five in the supply', () => {
  const { court, supply } = newTable({ players: 5 }).view();
  expect(court.tokens).toEqual([1, 1, 1, 1]);
  expect(supply).toEqual([5, 5, 5, 5]);
});

test('TAJ-SETUP-09 the crown is at the court and on no palace', () => {
  const { court, cities } = newTable({ players: 3 }).view();
  expect(court.crown).toBe(true);
  expect(cities.every(({ crownPalace }) => crownPalace === NONE)).toBe(true);
});

test('TAJ-SETUP-10 the special cards are face up, unowned and not in the deck', () => {
  const { game, state, view } = newTable({ players: 5 });
  expect(view().specialCards).toEqual(TOKENS.map(() => ({ holder: NONE, inPlay: false })));
  expect(game.cards.slice(0, game.deck.length).every(({ type }) => type !== 'special')).toBe(true);
  expect(sumOf(state.pile) + state.hands.flat().length + state.display.length).toBe(96);
});

test('TAJ-SETUP-11 twenty-one cards in each colour and twelve white ones, each with at least one symbol', () => {
  const { game } = newTable({ players: 3 });
  const cardsOf = (colour: number) => sumOf(game.deck.filter((_count, card) => game.cards[card]?.colour === colour));
  expect(COLOURS.map((_name, colour) => cardsOf(colour))).toEqual([21, 21, 21, 21]);
  expect(cardsOf(NONE)).toBe(12);
  expect(game.cards.slice(0, game.deck.length).every(({ symbols }) => symbols.length >= 1)).toBe(true);
  expect(new Set(game.cards.flatMap(({ symbols }) => symbols))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test('TAJ-SETUP-12 one symbol is on seven white cards, each of the others on one', () => {
  const { game } = newTable({ players: 3 });
  const white = [...game.deck.keys()].filter((card) => game.cards[card]?.type === 'white');
  expect(white.every((card) => game.cards[card]?.symbols.length === 1)).toBe(true);
  expect(new Set(white.map((card) => game.cards[card]?.symbols[0])).size).toBe(6);
  expect(white.map((card) => at(game.deck, card)).toSorted()).toEqual([1, 1, 1, 1, 1, 7]);
});

test('TAJ-SETUP-13 six cards for each player', () => {
  expect(
    newTable({ players: 5 })
      .view()
      .seats.map(({ handSize }) => handSize),
  ).toEqual([6, 6, 6, 6, 6]);
});

test('TAJ-SETUP-14 five, seven or nine cards on display, the rest in the pile', () => {
  const sizes = [3, 4, 5].map((players) => {
    const { display, pileSize } = newTable({ players }).view();
    return [display.length, pileSize];
  });
  expect(sizes).toEqual([
    [5, 73],
    [7, 65],
    [9, 57],
  ]);
});

test('TAJ-SETUP-15 the discard pile starts empty', () => {
  expect(newTable({ players: 4 }).view().discards).toEqual([]);
});

test('TAJ-SETUP-16 everyone has their own colour and no points; a colour requested twice is rejected', () => {
  const { seats } = newTable({ players: 5 }).view();
  expect(new Set(seats.map(({ colour }) => colour)).size).toBe(5);
  expect(seats.map(({ score }) => score)).toEqual([0, 0, 0, 0, 0]);
  const wished = newTable({ players: 3, options: { colours: 'grey, , red' } }).view();
  expect(wished.seats.map(({ colour }) => colour)).toEqual(['grey', 'blue', 'red']);
  const refused = rulesFor(tajMahal, { players: 3, options: { colours: 'red, red, pink' } });
  expect(refused).toEqual({
    ok: false,
    fault: [
      { path: 'options.colours', reason: 'seat 2: red is taken by seat 1', code: 'colour-twice' },
      {
        path: 'options.colours',
        reason: 'seat 3: "pink" is not one of red, blue, brown, grey, sand',
        code: 'not-one-of',
        values: { value: 'pink', allowed: 'red, blue, brown, grey, sand' },
      },
    ],
  });
  expect(rulesFor(tajMahal, { players: 3, options: { colours: 'red,blue,grey,sand' } })).toEqual({
    ok: false,
    fault: [
      {
        path: 'options.colours',
        reason: '4 colours for 3 players',
        code: 'colours-for-players',
        values: { colours: 4, players: 3 },
      },
    ],
  });
});

test('TAJ-SETUP-17 the first visit is to the province of tile 1, whose tile is at the court', () => {
  const { visit, court, currentProvince, tileProvinces } = newTable({ players: 4 }, 5).view();
  expect({ visit, tile: court.tile }).toEqual({ visit: 1, tile: 0 });
  expect(currentProvince).toBe(tileProvinces[0]);
});

test('TAJ-SETUP-17 before the first visit no one is in any province', () => {
  const rules = mustRules(tajMahal, { players: 4 });
  expect(rules.definition.viewFor(rules.game, begin(rules).position, 'spectator').currentProvince).toBe(NONE);
});

test('TAJ-SETUP-18 every seat is equally likely to start', () => {
  const rules = mustRules(tajMahal, { players: 3 });
  const position = { state: rules.definition.begin(rules.game).state, agenda: [{ kind: 'choose-start-player' } as const] };
  expect(ask(rules, position)).toMatchObject({ decider: 'chance', weights: [1, 1, 1] });
});

test('TAJ-SETUP-18 any seat may start; the host may name it', () => {
  const starts = Array.from({ length: 60 }, (_, seed) => newTable({ players: 4 }, seed).view().startSeat);
  expect(new Set(starts)).toEqual(new Set([0, 1, 2, 3]));
  const named = newTable({ players: 4, options: { 'start-player': '3' } });
  expect([named.view().startSeat, named.decider()]).toEqual([2, 2]);
  expect(rulesFor(tajMahal, { players: 3, options: { 'start-player': '4' } })).toEqual({
    ok: false,
    fault: [
      {
        path: 'options.start-player',
        reason: 'there is no seat 4 with 3 players',
        code: 'no-such-seat',
        values: { seat: 4, players: 3 },
      },
    ],
  });
});

test('TAJ-SETUP-19 province tiles have their own places, clear of cities and roads', () => {
  const places = new Map(house.cities.map(({ id, x, y }) => [id, [x, y] as const]));
  for (const { name, tileAnchor } of house.provinces) {
    const anchor = [tileAnchor[0] ?? 0, tileAnchor[1] ?? 0] as const;
    for (const place of places.values()) expect(distance(anchor, place), name).toBeGreaterThan(40);
    for (const [from, to] of house.roads) {
      const gap = distanceToRoad(anchor, places.get(from ?? '') ?? anchor, places.get(to ?? '') ?? anchor);
      expect(gap, `${name}: ${from}–${to}`).toBeGreaterThan(25);
    }
  }
});

type Place = readonly [number, number];

function distance([x, y]: Place, [otherX, otherY]: Place): number {
  return Math.hypot(x - otherX, y - otherY);
}

function distanceToRoad(place: Place, from: Place, to: Place): number {
  const length = distance(from, to);
  const along = ((place[0] - from[0]) * (to[0] - from[0]) + (place[1] - from[1]) * (to[1] - from[1])) / length ** 2;
  const nearest = Math.max(0, Math.min(1, along));
  return distance(place, [from[0] + nearest * (to[0] - from[0]), from[1] + nearest * (to[1] - from[1])]);
}
