import { advance, ask, begin, type Fact, factsFor, type Rules, randomChoice, seededRandom, type Viewer } from '@durbar/engine';
import { expect } from 'vitest';
import type { Beat } from '../beat.ts';
import { scheduled } from '../schedule.ts';
import { differences, type Stage } from '../stage.ts';
import { type AnyStory, beatsOf } from '../telling.ts';
import { LONGEST } from '../turn-time.ts';

const LONGEST_MOVEMENT = 600;
const LONGEST_TURN = LONGEST.others;

/**
 * What must be true for every move of a random game and every viewer: the beats lead from the view before to the view after, nothing leaves
 * a place it isn't at, each fact has at most one beat, the first facts have the first beats, and the time limit is kept.
 */
export function checkStory(story: AnyStory, rules: Rules, seed: string): void {
  const random = seededRandom(seed);
  const { position } = begin(rules);
  const viewers: readonly Viewer[] = [...Array(rules.setUp.players).keys(), 'spectator'];
  const game = rules.definition.describe(rules.game);
  const stages = (): readonly Stage[] =>
    viewers.map((viewer) => story.stageOf(rules.definition.viewFor(rules.game, position, viewer), game));
  let before = stages();
  for (let number = 0; ask(rules, position); number++) {
    const facts: Fact[] = [];
    const choice = randomChoice(rules, position, random);
    advance(rules, position, choice, facts);
    const after = stages();
    for (const [index, viewer] of viewers.entries()) {
      const [from, to] = [before[index] ?? new Map(), after[index] ?? new Map()];
      const seen = factsFor(rules, facts, viewer);
      const told = beatsOf(story, { number, facts: seen }, { game, viewer, stage: from });
      const where = `${seed}, move ${number} (${choice.type}) for ${viewer}: ${seen.map(({ type }) => type).join(', ')}`;
      expect(differences(told.stage, to), where).toEqual([]);
      expectNothingMissing(told.stage, where);
      expectOrder(told.beats, where);
      if (number % 5 === 0) expectStable(story, seen, { game, viewer, stage: from }, told.beats, where);
    }
    before = after;
  }
}

function expectNothingMissing(stage: Stage, where: string): void {
  for (const [place, faces] of stage)
    for (const [face, count] of faces) if (count < 0) expect.fail(`${where}: ${face} was never on ${place}`);
}

function expectOrder(beats: readonly Beat[], where: string): void {
  const facts = beats.flatMap((beat) => beat.facts);
  expect(facts, `${where}: each fact once, in order`).toEqual([...new Set(facts)].sort((a, b) => a - b));
  for (const { ms } of beats) expect(ms, where).toBeLessThanOrEqual(LONGEST_MOVEMENT);
  expect(scheduled(beats, LONGEST_TURN).length, where).toBeLessThanOrEqual(LONGEST_TURN + 1);
}

/** An answer can be shown before all its chance results are in: only the last beat of a part may still grow. */
function expectStable(
  story: AnyStory,
  facts: readonly Fact[],
  asked: Parameters<typeof beatsOf>[2],
  beats: readonly Beat[],
  where: string,
): void {
  const part = beatsOf(story, { number: 0, facts: facts.slice(0, Math.ceil(facts.length / 2)) }, asked).beats;
  for (const [index, { verb, facts: told }] of part.entries()) {
    expect(beats[index], where).toMatchObject({ verb });
    expect(beats[index]?.facts.slice(0, told.length), where).toEqual(told);
  }
}
