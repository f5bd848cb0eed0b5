import type { Choice, Fact, Viewer } from '@durbar/engine';
import {
  type Beat,
  type BeatTable,
  type Face,
  type Item,
  type Journey,
  NOWHERE,
  type PlaceName,
  type Scene,
  SILENT,
  type Sum,
  type Told,
} from './beat.ts';
import { OpenStage, type Stage } from './stage.ts';

/** What a game provides to turn facts into beats. Knows neither the page nor time. */
export interface Story<G, V, E extends Fact> {
  stageOf(view: V, game: G): Stage;
  readonly beats: BeatTable<G, E>;
  /** Where turns begin and end. */
  turnAt(fact: E): TurnMark | undefined;
  /** Facts that can represent a whole turn, most important first. */
  readonly strongest: readonly E['type'][];
  /** Fallbacks for a place that is not visible: its panel, then the player. */
  nearby(place: PlaceName): PlaceName | undefined;
  /** The symbol for a face without its own drawing: coins, stars, petals. */
  symbolOf(face: Face): Pick<Item, 'symbol' | 'tone'> | undefined;
  /** Where a piece is dropped to name it for a choice that moves nothing yet, such as a die to be rolled again. */
  namedAt?(choice: Choice, game: G): readonly PlaceName[];
}

/** Places that belong to a player ("hand:2", "tokens:1:fame") are near that player. */
export function nearSeat(kinds: readonly string[]): (place: PlaceName) => PlaceName | undefined {
  return (place) => {
    const [kind = '', seat = ''] = place.split(':');
    return kinds.includes(kind) ? `seat:${seat}` : undefined;
  };
}

/** A turn starts, a turn ends, or something outside any turn starts: a round, a festival. */
export type TurnMark = 'opens' | 'closes' | 'interlude';

export type AnyStory = Story<unknown, unknown, Fact>;

export function defineStory<G, V, E extends Fact>(story: Story<G, V, E>): AnyStory {
  return story as unknown as AnyStory;
}

/** The facts of one answer, including chance results, as its viewer learned them. */
export interface SeenAnswer {
  readonly number: number;
  readonly facts: readonly Fact[];
  /** How many facts were already played; they only update the stage and the cause. */
  readonly told?: number;
}

export interface BeatsAsked {
  readonly game: unknown;
  readonly viewer: Viewer;
  /** The stage before the answer. */
  readonly stage: Stage;
}

/** The beats of an answer, and the stage after them. The beats of its first facts come first; only the last one can still grow. */
export function beatsOf(
  story: AnyStory,
  { number, facts, told: before = 0 }: SeenAnswer,
  { game, viewer, stage }: BeatsAsked,
): { readonly beats: readonly Beat[]; readonly stage: Stage } {
  const open = OpenStage.of(stage);
  const beats: Beat[] = [];
  let cause: PlaceName | undefined;
  for (const [index, fact] of facts.entries()) {
    const told = tellerOf(story, fact)?.(fact, sceneOf(open, game, viewer, cause));
    if (!told) continue;
    for (const journey of told.journeys ?? []) open.move(journey);
    cause = told.cause ?? cause;
    if (index < before) continue;
    const last = beats.at(-1);
    if (last && canJoin(last, told, typeAt(facts, last.facts[0]), fact.type)) beats[beats.length - 1] = joined(last, told, index);
    else beats.push({ ...told, id: `${number}.${index}`, facts: [index], journeys: told.journeys ?? [] });
  }
  return { beats, stage: open.places };
}

function tellerOf(story: AnyStory, fact: Fact): ((fact: Fact, scene: Scene<unknown>) => Told | undefined) | undefined {
  const teller = story.beats[fact.type];
  if (teller === undefined) throw new Error(`no beat for the fact ${fact.type}`);
  return teller === SILENT ? undefined : teller;
}

function sceneOf(open: OpenStage, game: unknown, viewer: Viewer, cause: PlaceName | undefined): Scene<unknown> {
  return {
    game,
    viewer,
    cause,
    find: (face, within) => open.find(face, within),
    count: (place, face) => open.count(place, face),
    faces: (place) => open.faces(place),
  };
}

function typeAt(facts: readonly Fact[], index: number | undefined): string | undefined {
  return index === undefined ? undefined : facts[index]?.type;
}

/** Repetitions by the same player are one beat with several pieces; fame and money of one cause come together. */
function canJoin(last: Beat, told: Told, lastType: string | undefined, type: string): boolean {
  if (last.seat !== told.seat || last.verb !== told.verb || last.isStaged !== told.isStaged) return false;
  if (lastType === type) return true;
  return last.verb === 'earn' && last.facts.length === 1 && last.journeys[0]?.from === told.journeys?.[0]?.from;
}

function joined(last: Beat, told: Told, index: number): Beat {
  return {
    ...last,
    facts: [...last.facts, index],
    journeys: (told.journeys ?? []).reduce(withJourney, last.journeys),
    ms: Math.max(last.ms, told.ms),
    ...(last.sum || told.sum ? { sum: addSums(last.sum, told.sum) } : {}),
  };
}

/** A piece that continues from where it just arrived makes one journey, e.g. a marker on its track. */
function withJourney(journeys: readonly Journey[], next: Journey): readonly Journey[] {
  const index = journeys.findIndex((journey) => journey.to === next.from && goesOn(journey, next));
  const journey = journeys[index];
  if (!journey) return [...journeys, next];
  const via = [...(journey.via ?? []), journey.to, ...(next.via ?? [])];
  return journeys.with(index, { ...journey, ...next, from: journey.from, face: journey.face, via });
}

/** Counted pieces are interchangeable, so it's unknown which of them continue. */
function goesOn({ to, face, becomes = face, count }: Journey, next: Journey): boolean {
  return to !== NOWHERE && becomes === next.face && count === undefined && next.count === undefined;
}

export function addSums(one: Sum = {}, other: Sum = {}): Sum {
  return { cost: [...(one.cost ?? []), ...(other.cost ?? [])], gain: [...(one.gain ?? []), ...(other.gain ?? [])] };
}
