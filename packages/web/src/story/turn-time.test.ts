import { describe, expect, test } from 'vitest';
import { story as karma } from '../games/cards-and-karma/story/index.ts';
import { story as rajas } from '../games/rajas/story/index.ts';
import { story as taj } from '../games/taj-mahal/story/index.ts';
import type { Beat } from './beat.ts';
import { recordedGames } from './testing/recorded.ts';
import { ARRIVALS, shownTurns } from './testing/turn-times.ts';
import { LONGEST, type ToldPart, TurnTime } from './turn-time.ts';

const STORIES = { rajas, 'taj-mahal': taj, 'cards-and-karma': karma };
/** However hurried, a movement must stay visible: it takes at least this share of its intended time. */
const LEAST_SHARE = 0.25;

describe.each(Object.entries(STORIES))('in recorded games of %s', (game, story) => {
  test('every turn keeps to its time, however its answers arrive, and a whole turn is never a blur', async () => {
    const games = await Promise.all(recordedGames(game).map((fixture) => shownTurns(story, fixture)));
    for (const arrival of ARRIVALS) {
      const turns = games.flatMap((shown) => shown.get(arrival) ?? []).filter(({ by }) => by !== undefined);
      expect(turns.length, arrival).toBeGreaterThan(100);
      expect(Math.max(...turns.map(({ length }) => length)), arrival).toBeLessThanOrEqual(LONGEST.others + 1);
      if (arrival === 'together') expect(Math.min(...turns.map(({ leastShare }) => leastShare))).toBeGreaterThan(LEAST_SHARE);
    }
  });
});

describe('the time of a turn', () => {
  const turnAt = ({ type }: { readonly type: string }) => (type === 'opens' || type === 'closes' ? type : undefined);
  const beats = Array.from({ length: 20 }, (): Beat => ({ id: '0.0', facts: [0], journeys: [], verb: 'lay', ms: 500 }));
  const part = (more: Partial<ToldPart>): ToldPart => ({
    facts: [],
    beats,
    by: 1,
    whose: 'others',
    start: 'new',
    end: 'over',
    ...more,
  });
  const lengths = (...parts: readonly Partial<ToldPart>[]) => {
    const time = new TurnTime({ turnAt });
    return parts.map((more) => Math.round(time.fitted(part(more)).length));
  };

  test('is shared by its parts, and some is left for the last one', () => {
    const [first = 0, second = 0, third = 0] = lengths({ end: 'more' }, { by: undefined, end: 'more' }, {});
    expect(first + second + third).toBe(LONGEST.others);
    expect(third).toBeGreaterThan(100);
  });

  test('keeps running after a turn is closed, and restarts with another player or another turn', () => {
    expect(lengths({}, { facts: [{ type: 'closes' }] })).toEqual([LONGEST.others, 0]);
    expect(lengths({}, { by: 2 })).toEqual([LONGEST.others, LONGEST.others]);
    expect(lengths({}, { facts: [{ type: 'opens' }] })).toEqual([LONGEST.others, LONGEST.others]);
  });

  test('is short for each answer of the viewer', () => {
    expect(lengths({ whose: 'own' }, { whose: 'own' })).toEqual([LONGEST.own, LONGEST.own]);
    expect(lengths({ whose: 'own' }, { whose: 'own', start: 'goes on' })).toEqual([LONGEST.own, 0]);
  });
});
