import { mustRules, type Rules } from '@durbar/engine';
import { tajMahal } from '@durbar/taj-mahal';
import { describe, expect, test } from 'vitest';
import { type Resting, stageFrom } from '../../../story/stage.ts';
import { beatsOf } from '../../../story/telling.ts';
import { checkStory } from '../../../story/testing/contract.ts';
import { recordedGame } from '../../../story/testing/recorded.ts';
import { turnCards } from '../../../story/turn-cards.ts';
import type { Fact, Game } from '../types.ts';
import { story } from './index.ts';
import { LAMP, LIGHT, palaceFace, roadPlace } from './stage.ts';
import { POINT_PICTURE } from './sums.ts';

function isOfHands(fact: unknown): boolean {
  const { type, reason = '' } = fact as { readonly type: string; readonly reason?: string };
  return type === 'hand-revealed' || (type === 'points-gained' && reason.startsWith('hand-'));
}

describe('the story of Taj Mahal', () => {
  for (const players of [3, 4, 5]) {
    test(`leads from view to view with ${players} players`, () => {
      const rules = mustRules(tajMahal, { players }) as unknown as Rules;
      for (let game = 1; game <= 2; game++) checkStory(story, rules, `story ${game}`);
    });
  }

  test('moves a marker once for all points of a beat', () => {
    const { definition, game } = mustRules(tajMahal, { players: 3 });
    const facts: readonly Fact[] = [
      { type: 'points-gained', seat: 1, points: 2, reason: 'bonus-tile' },
      { type: 'points-gained', seat: 1, points: 1, reason: 'palaces', provinces: [4] },
    ];
    const asked = { game: definition.describe(game), viewer: 0, stage: stageFrom([['track:98', 'marker 1']]) };
    const { beats, stage } = beatsOf(story, { number: 7, facts }, asked);
    expect(beats.map(({ journeys }) => journeys.filter(({ face }) => face === 'marker 1'))).toEqual([
      [{ face: 'marker 1', from: 'track:98', to: 'track:1', via: ['track:99', 'track:0'] }],
    ]);
    expect([...(stage.get('track:1') ?? [])]).toEqual([['marker 1', 1]]);
  });

  test('leads the light along the roads from one province to the next', () => {
    const { definition, game } = mustRules(tajMahal, { players: 3 });
    const described = definition.describe(game) as Game;
    const [from, to] = [described.cities[0]?.province ?? 0, described.cities.at(-1)?.province ?? 0];
    const facts: readonly Fact[] = [{ type: 'province-entered', visit: 2, province: to }];
    const asked = { game: described, viewer: 0, stage: stageFrom([[`province:${from}`, LIGHT]]) };
    const [light] = beatsOf(story, { number: 7, facts }, asked).beats.flatMap(({ journeys }) => journeys);
    expect(light).toMatchObject({ face: LIGHT, from: `province:${from}`, to: `province:${to}` });
    const way = (light?.via ?? []).map((place) => Number(place.slice('city:'.length)));
    expect([way[0], way.at(-1)].map((city) => described.cities[city ?? -1]?.province)).toEqual([from, to]);
    for (const [index, city] of way.slice(1).entries()) expect(described.cities[way[index] ?? -1]?.neighbours).toContain(city);
  });

  test('runs a lamp over the palaces that score, by road, back from where a road ends', () => {
    const { definition, game } = mustRules(tajMahal, { players: 3 });
    const described = definition.describe(game) as Game;
    const start = described.cities.findIndex(({ neighbours }) => neighbours.length > 2);
    const [one = -1, two = -1, three = -1] = described.cities[start]?.neighbours ?? [];
    const palaces = [one, two].map((city): Resting => [`city:${city}`, palaceFace(1)]);
    const rest: readonly Resting[] = [
      ['palaces:1', palaceFace(1)],
      [`city:${three}`, palaceFace(2)],
    ];
    const provinces = [start, one, two].map((city) => described.cities[city]?.province ?? -1);
    const facts: readonly Fact[] = [
      { type: 'palace-placed', seat: 1, city: start },
      { type: 'points-gained', seat: 1, points: 3, reason: 'palaces', provinces },
    ];
    const asked = { game: described, viewer: 0, stage: stageFrom([...palaces, ...rest]) };
    const [, lamp] = beatsOf(story, { number: 7, facts }, asked).beats.flatMap(({ journeys }) => journeys);
    const way = [`city:${start}`, roadPlace(start, one), `city:${one}`, roadPlace(one, start), `city:${start}`];
    expect(lamp).toMatchObject({ face: LAMP, via: [...way, roadPlace(start, two), `city:${two}`] });
  });

  test('leaves the hands to the staged ending: no beat before it, and no points in any turn', async () => {
    const { match, moves } = await recordedGame('taj-mahal-base-4-greedy-undo');
    const last = moves.length - 1;
    const { facts = [] } = moves[last] ?? {};
    const { definition, game } = match.rules;
    const asked = { game: definition.describe(game), viewer: 'spectator', stage: new Map() } as const;
    const { beats } = beatsOf(story, { number: last, facts }, asked);
    const told = beats.filter(({ isStaged }) => !isStaged).flatMap((beat) => beat.facts.map((index) => facts[index]));
    const staged = beats.filter(({ isStaged }) => isStaged).flatMap((beat) => beat.facts.map((index) => facts[index]));
    expect(staged.filter((fact) => fact?.type === 'hand-revealed')).toHaveLength(4);
    expect(told.filter(isOfHands)).toEqual([]);
    expect(staged.every(isOfHands)).toBe(true);
    const points = turnCards(story, [{ number: last, facts, beats }]).flatMap(({ sum }) => sum.gain ?? []);
    const gained = told.flatMap((fact) => (fact && 'points' in fact ? [Number(fact.points)] : []));
    expect(points.filter(({ symbol }) => symbol === POINT_PICTURE).reduce((sum, { count }) => sum + count, 0)).toBe(
      gained.reduce((sum, count) => sum + count, 0),
    );
  });

  test('makes one card of a play, of a withdrawal with all its gains, and of the time between two visits', () => {
    const answers: readonly (readonly Fact[])[] = [
      [
        { type: 'card-played', seat: 1, card: 0 },
        { type: 'visit-colour-set', seat: 1, colour: 0 },
        { type: 'card-played', seat: 1, card: 30 },
      ],
      [
        { type: 'withdrew', seat: 2 },
        { type: 'token-won', seat: 2, token: 0 },
      ],
      [{ type: 'palace-placed', seat: 2, city: 4 }],
      [
        { type: 'cards-taken', seat: 2, cards: [3, 5] },
        { type: 'tokens-exchanged', seat: 1, token: 0, from: -1 },
        { type: 'bonus-tile-removed', city: 3, tile: 1 },
        { type: 'start-player-passed', seat: 1 },
        { type: 'province-entered', visit: 2, province: 3 },
      ],
      [{ type: 'card-displayed', card: 7 }],
    ];
    const cards = turnCards(
      story,
      answers.map((facts, number) => ({ number, facts, beats: [] })),
    );
    expect(cards.map(({ first, last, seat, strongest }) => [first, last, seat, strongest?.type])).toEqual([
      [0, 0, 1, 'card-played'],
      [1, 3, 2, 'withdrew'],
      [3, 4, undefined, 'province-entered'],
    ]);
  });
});
