import { rulesFor } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import house from './data/house.json' with { type: 'json' };
import { tajMahal } from './definition.ts';
import { handPoints } from './scoring/hand.ts';
import { secondEdition } from './testing/editions.ts';
import { type Scene, scenario } from './testing/scenario.ts';
import { newTable } from './testing/table.ts';

const edition = secondEdition();

/** A scene of the second edition: the last of three players in the province "north". */
function lastOfThree(scene: Scene = {}) {
  return scenario({ players: 3, edition, turn: 2, out: [0, 1], display: 'Y-E', ...scene });
}

function gains(table: ReturnType<typeof scenario>, ...texts: string[]): string[] {
  return table.act(...texts).flatMap((fact) => (fact.type === 'points-gained' ? [`${fact.reason} ${fact.points}`] : []));
}

describe('the house edition', () => {
  test('states for each part whether it was found, derived or designed', () => {
    const parts = Object.keys(house).filter((key) => key !== 'title' && key !== 'provenance');
    const told = new Set(Object.keys(house.provenance).map((path) => path.split('.')[0]));
    expect([...told].toSorted()).toEqual(parts.toSorted());
    expect(new Set(Object.values(house.provenance))).toEqual(new Set(['found', 'derived', 'house']));
    expect(tajMahal.editions).toMatchObject([{ id: 'house', title: 'House edition', provenance: house.provenance }]);
  });
});

describe('a second edition changes every number', () => {
  test('TAJ-GEN-07 the length of the scoring track: a marker that passes its end begins another lap', () => {
    const scene = { edition, scores: [11, 12, 26, 0] };
    const markers = scenario(scene)
      .view()
      .seats.map(({ marker }) => [marker.laps, marker.space]);
    expect(markers).toEqual([
      [0, 11],
      [1, 0],
      [2, 2],
      [0, 0],
    ]);
  });

  test('TAJ-GEN-08 the palaces of a colour include crown palaces, and the number left is never negative', () => {
    const palaces = { north1: 0, north2: 0, north3: 1, north4: 2, east1: 2, east2: 2 };
    const { seats } = scenario({ edition, palaces, crownPalaces: { north1: 2, north2: 1 } }).view();
    expect(seats.map(({ palacesLeft }) => palacesLeft)).toEqual([1, 1, 0, 3]);
  });

  test('hands, display and piles', () => {
    const { seats, display, pileSize, supply, tileProvinces } = newTable({ players: 4, editionData: edition }).view();
    expect(seats.map(({ handSize, colour }) => [handSize, colour])).toEqual([
      [4, 'ochre'],
      [4, 'teal'],
      [4, 'rose'],
      [4, 'ivory'],
    ]);
    expect([display.length, pileSize, supply, tileProvinces.length]).toEqual([8, 38 - 16 - 8, [10, 10, 10, 10], 5]);
  });

  test('cards taken and cards for not playing', () => {
    const table = lastOfThree({ display: 'R-E Y-E N-E L-E' });
    expect(table.act('withdraw', 'draw R-V', 'draw R-K')).toHaveLength(3);
    expect(table.legal()).toEqual(['take R-E Y-E N-E', 'take R-E Y-E L-E', 'take R-E N-E L-E', 'take Y-E N-E L-E']);
  });

  test('goods, bonus tiles and connections', () => {
    const table = lastOfThree({
      played: ['', '', 'R-V R-E'],
      court: 'VE',
      goods: ['', '', 'rice'],
      palaces: { north2: 2, east2: 2 },
    });
    expect(table.game.bonusTiles.map(({ text }) => text)).toEqual(['points-7', 'cards-3', 'rice', 'gems']);
    expect(gains(table, 'withdraw', 'palace north1')).toEqual(['bonus-tile 7', 'province-tile 8', 'palaces 6']);
    const centre = lastOfThree({ visit: 5, played: ['', '', 'R-V'], court: 'V', goods: ['', '', 'gems gems'] });
    expect(gains(centre, 'withdraw', 'palace centre1')[0]).toBe('bonus-tile 6');
    const cards = lastOfThree({ visit: 2, played: ['', '', 'R-V'], court: 'V', hands: ['', '', 'L-E'] });
    cards.act('withdraw', 'palace east1', 'draw R-K', 'draw R-K', 'draw R-K');
    expect(cards.hand(2)).toEqual(['R-K', 'R-K', 'R-K', 'L-E']);
  });

  test('special cards and sets of tokens', () => {
    const table = lastOfThree({ hands: ['', '', 'R-V R-E points-5 extra-princess'], court: '' });
    expect(gains(table, 'play R-V +points-5', 'play R-E +extra-princess')).toEqual(['special-card 5']);
    expect(table.view().seats[2]?.totals).toEqual([1, 0, 0, 1, 0, 1]);
    const pair = lastOfThree({ played: ['', '', 'R-E'], court: '', tokens: ['VV', 'VVV'] });
    const facts = [...pair.act('withdraw'), ...pair.finishTurn()];
    expect(facts.filter(({ type }) => type === 'tokens-exchanged')).toEqual([
      { type: 'tokens-exchanged', seat: 1, token: 0, from: -1 },
    ]);
    expect(pair.view().seats.map(({ tokens }) => tokens[0])).toEqual([2, 0, 0]);
  });

  test('points for the hand and the number of visits', () => {
    const { game, state } = lastOfThree({ hands: ['R-V R-E Y-V W-PP points-5'] });
    expect(handPoints(game, state, 0)).toEqual({ special: 4, white: 5, colour: 12 });
    const last = lastOfThree({ visit: 5, played: ['', '', 'R-E'], court: '' });
    last.act('withdraw');
    last.finishTurn();
    expect(last.view().isOver).toBe(true);
  });
});

describe('rejects a malformed edition with the path and reason of each fault', () => {
  function faultsOf(change: (data: typeof house) => unknown) {
    const refused = rulesFor(tajMahal, { players: 3, editionData: change(structuredClone(house)) });
    return refused.ok ? [] : refused.fault.map(({ path, reason }) => `${path.replace('editionData.', '')}: ${reason}`);
  }

  test('in its shape', () => {
    const misshapen = faultsOf((data) => ({
      ...data,
      colour: 'red',
      roads: [['baramulla']],
      numbers: { ...data.numbers, startingHand: -1, display: { 3: 5, 4: 7 } },
      bonusTiles: [{ type: 'points', count: 5 }, { type: 'cake', count: 1 }, 'tea'],
      palaces: undefined,
    }));
    expect(misshapen).toEqual([
      'roads[0]: has 1 entries, not 2',
      'bonusTiles[0].points: is missing',
      'bonusTiles[1].type: "cake" is not one of points, cards, good',
      'bonusTiles[2]: "tea" is not an object',
      'palaces: undefined is not an object',
      'numbers.startingHand: -1 is not a whole number from 1 to 100',
      'numbers.display.5: is missing',
      'colour: is not known',
    ]);
    expect(faultsOf(() => 'an edition')).toEqual(['editionData: "an edition" is not an object']);
  });

  test('in its map', () => {
    const [first, second] = house.cities;
    const broken = faultsOf((data) => ({
      ...data,
      cities: data.cities.map((city) => (city.id === 'jammu' ? { ...city, province: 'atlantis' } : city)),
      roads: [
        [first?.id, second?.id],
        [second?.id, first?.id],
        [first?.id, first?.id],
        [first?.id, 'nowhere'],
      ],
    }));
    expect(broken).toEqual([
      'cities[2].province: there is no province "atlantis"',
      'provinces[0]: has 3 cities, not at least 4',
      'roads[2]: leads from "baramulla" to itself',
      'roads[3]: there is no city "nowhere"',
      'roads: "baramulla srinagar" is listed twice',
    ]);
  });

  test('in its tiles', () => {
    expect(
      faultsOf((data) => ({
        ...data,
        provinceTiles: data.provinceTiles.slice(1),
        lastTile: { number: 12, province: 'atlantis' },
        bonusTiles: [...data.bonusTiles.slice(1), { type: 'good', good: 'tea', count: 1 }],
        tajMahalTile: { ...data.tajMahalTile, city: 'jammu' },
      })),
    ).toEqual([
      'bonusTiles: "tea" is listed twice',
      'provinceTiles: there are 11 tiles for 12 provinces',
      ...Array.from({ length: 11 }, (_, index) => `provinceTiles[${index}].number: ${index + 2} is not ${index + 1}`),
      'lastTile.number: 12 is not the highest number, 11',
      'lastTile.province: there is no province "atlantis"',
      'bonusTiles: 12 tiles with the Taj Mahal tile do not cover 16 fortresses',
      'tajMahalTile.city: "jammu" is no fortress',
      'tajMahalTile.city: "jammu" is not in the last province, "atlantis"',
    ]);
    expect(faultsOf((data) => ({ ...data, tajMahalTile: { ...data.tajMahalTile, city: 'nowhere' } }))).toEqual([
      'tajMahalTile.city: there is no city "nowhere"',
    ]);
  });

  test('in its cards, tokens and colours', () => {
    expect(
      faultsOf((data) => ({
        ...data,
        deck: { everyColour: [], byColour: { red: [], yellow: [], green: [], violet: [] }, white: data.deck.white },
        influenceTokens: { perType: 5 },
        palaces: { perPlayer: 20, colours: ['red', 'blue', 'red', 'grey'] },
        specialCards: data.specialCards.slice(1).map((card) => ({ ...card, effect: { type: 'free-colour' } })),
      })),
    ).toEqual([
      'palaces.colours: "red" is listed twice',
      'specialCards: "free-colour" is listed twice',
      'specialCards: "free-colour" is listed twice',
      'deck: 12 cards are too few for 3 players, who need 23',
      'deck: 12 cards are too few for 4 players, who need 31',
      'deck: 12 cards are too few for 5 players, who need 39',
      'specialCards: 0 cards belong to the general, not 1',
      'influenceTokens.perType: 5 tokens may run out, 6 are needed',
      'palaces.colours: 4 colours are too few for 5 players',
    ]);
    expect(
      faultsOf((data) => ({
        ...data,
        deck: { ...data.deck, white: [...data.deck.white, { symbols: ['elephant'], count: 1 }] },
      })),
    ).toEqual(['deck.white: "elephant" is listed twice']);
  });
});
