import type { Fact, Viewer } from '@durbar/engine';
import { type Face, NOWHERE, type PlaceName } from '../../story/beat.ts';
import { type AnyStory, beatsOf } from '../../story/telling.ts';

/** Where a turn can be marked: a place that a piece goes to, or the piece itself before it leaves. */
export interface MarkSpot {
  readonly place: PlaceName;
  /** Absent for a place where the piece isn't yet. */
  readonly face?: Face;
}

/** What a turn's places are found from: the game, who looks, and the view before the turn. */
export interface Before {
  readonly game: unknown;
  readonly viewer: Viewer;
  readonly view: unknown;
}

/** What only pays or counts says nothing about where a turn was played. */
const ASIDE: readonly string[] = ['pay', 'earn', 'light', 'clear'];

/** The spots where the pieces of a turn are moved, in order. */
export function spotsOf(story: AnyStory, facts: readonly Fact[], { game, viewer, view }: Before): readonly MarkSpot[] {
  const { beats } = beatsOf(story, { number: 0, facts }, { game, viewer, stage: story.stageOf(view, game) });
  const journeys = beats.filter(({ verb, start }) => !ASIDE.includes(verb) && start !== 'stock').flatMap((beat) => beat.journeys);
  const spots = journeys.flatMap(({ from, to, face }): readonly MarkSpot[] => [{ place: to }, { place: from, face }]);
  return spots.filter(({ place }, index) => place !== NOWHERE && spots.findIndex((one) => isSame(one, spots[index])) === index);
}

/** The spots of one turn that another doesn't have; all of them if they are the same. */
export function apart(some: readonly MarkSpot[], others: readonly MarkSpot[]): readonly MarkSpot[] {
  const own = some.filter((spot) => !others.some((other) => isSame(spot, other)));
  return own.length > 0 ? own : some;
}

function isSame(one: MarkSpot, other: MarkSpot | undefined): boolean {
  return one.place === other?.place && one.face === other.face;
}
