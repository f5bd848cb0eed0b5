import { factsFor, newMatch, type Viewer } from '@durbar/engine';
import type { Beat, Journey } from '../beat.ts';
import { type AnyStory, beatsOf } from '../telling.ts';
import { recordedGame } from './recorded.ts';

/** The beats of a recorded game for one viewer, one per line, so changes in beats show up as a text diff. */
export async function goldenBeats(story: AnyStory, fixture: string, viewer: Viewer): Promise<string> {
  const { match, moves } = await recordedGame(fixture);
  const { rules } = match;
  const game = rules.definition.describe(rules.game);
  let stage = story.stageOf(rules.definition.viewFor(rules.game, newMatch(rules).position, viewer), game);
  const lines = moves.flatMap(({ facts }, number) => {
    const told = beatsOf(story, { number, facts: factsFor(rules, facts, viewer) }, { game, viewer, stage });
    stage = told.stage;
    return told.beats.map(written);
  });
  return `${lines.join('\n')}\n`;
}

function written({ id, verb, seat, ms, start, sound, journeys, focus }: Beat): string {
  const parts = [id, verb, seat === undefined ? '' : `S${seat}`, `${ms}`, start ?? '', sound ?? '', journeys.map(way).join(', ')];
  return [...parts, focus === undefined ? '' : `at ${focus}`].filter(Boolean).join(' ');
}

function way({ face, from, to, becomes, count, via = [], turns }: Journey): string {
  const piece = becomes === undefined ? face : `${face} to ${becomes}`;
  const stops = [from, ...(via.length > 0 ? [`(${via.length})`] : []), to].join('→');
  return `${count === undefined ? '' : `${count}× `}${piece} ${stops}${turns ? ` turned ${turns}` : ''}`;
}
