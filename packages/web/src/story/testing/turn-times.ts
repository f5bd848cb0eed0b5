import { type Decider, factsFor, newMatch, type Rules } from '@durbar/engine';
import type { Schedule } from '../schedule.ts';
import type { Stage } from '../stage.ts';
import { type AnyStory, beatsOf } from '../telling.ts';
import { TurnTime } from '../turn-time.ts';
import { recordedGame } from './recorded.ts';

/** How the answers of a turn reach the page: each after the previous one was shown, all while the first is shown, or all before. */
export const ARRIVALS = ['one by one', 'first and rest', 'together'] as const;
type Arrival = (typeof ARRIVALS)[number];

/** A turn as a spectator sees it. */
export interface ShownTurn {
  /** No one: the set-up, which isn't shown. */
  readonly by: Decider | undefined;
  /** How long it is shown, in milliseconds at normal speed. */
  readonly length: number;
  /** The duration of its shortest movement relative to the intended one. */
  readonly leastShare: number;
}

const VIEWER = 'spectator';

interface Answer {
  readonly number: number;
  readonly by: Decider;
  readonly isOpening: boolean;
  readonly facts: ReturnType<typeof factsFor>;
}

/** The turns of a recorded game for each way of arriving, as a spectator sees them. */
export async function shownTurns(story: AnyStory, fixture: string): Promise<ReadonlyMap<Arrival, readonly ShownTurn[]>> {
  const { match, moves } = await recordedGame(fixture);
  const { rules } = match;
  const first = story.stageOf(
    rules.definition.viewFor(rules.game, newMatch(rules).position, VIEWER),
    rules.definition.describe(rules.game),
  );
  const turns = turnsIn(
    moves.map(({ by, facts }, number): Answer => {
      const seen = factsFor(rules, facts, VIEWER);
      return { number, by, facts: seen, isOpening: seen.map((fact) => story.turnAt(fact)).find(Boolean) === 'opens' };
    }),
  );
  return new Map(ARRIVALS.map((arrival) => [arrival, shown(story, rules, turns, arrival, first)]));
}

function shown(
  story: AnyStory,
  rules: Rules,
  turns: readonly (readonly Answer[])[],
  arrival: Arrival,
  first: Stage,
): readonly ShownTurn[] {
  const game = rules.definition.describe(rules.game);
  const time = new TurnTime(story);
  let stage = first;
  return turns.map((turn) => {
    const parts = partsOf(turn, arrival);
    const schedules = parts.map((part, index): Schedule => {
      const facts = part.flatMap((answer) => answer.facts);
      const told = beatsOf(story, { number: part[0]?.number ?? 0, facts }, { game, viewer: VIEWER, stage });
      stage = told.stage;
      const by = part.findLast((answer) => answer.by !== 'chance')?.by;
      const end = index === parts.length - 1 ? 'over' : 'more';
      return time.fitted({ facts, beats: told.beats, by, whose: 'others', start: 'new', end });
    });
    return {
      by: turn.findLast((answer) => answer.by !== 'chance')?.by,
      length: schedules.reduce((sum, { length }) => sum + length, 0),
      leastShare: Math.min(1, ...schedules.flatMap(({ timed }) => timed.map(({ ms, beat }) => ms / beat.ms))),
    };
  });
}

/** A turn is what one player answers in a row, including chance results; a new turn of the same player is a separate one. */
function turnsIn(answers: readonly Answer[]): readonly (readonly Answer[])[] {
  const turns: Answer[][] = [];
  for (const answer of answers) {
    const last = turns.at(-1);
    const by = last?.findLast((earlier) => earlier.by !== 'chance')?.by;
    if (last && !answer.isOpening && (answer.by === 'chance' || answer.by === by)) last.push(answer);
    else turns.push([answer]);
  }
  return turns;
}

function partsOf(turn: readonly Answer[], arrival: Arrival): readonly (readonly Answer[])[] {
  if (arrival === 'together') return [turn];
  return arrival === 'one by one'
    ? turn.map((answer) => [answer])
    : [turn.slice(0, 1), turn.slice(1)].filter((part) => part.length > 0);
}
