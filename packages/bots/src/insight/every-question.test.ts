import { loadGame } from '@durbar/catalogue';
import {
  advance,
  ask,
  begin,
  defined,
  isOver,
  mustRules,
  type Options,
  questionFor,
  randomChoice,
  seededRandom,
} from '@durbar/engine';
import { expect, test } from 'vitest';
import { loadEvaluation } from '../evaluations/index.ts';
import type { Mind } from '../mind.ts';
import { hints } from './hints.ts';

const MODULES = { navaratnas: 'on', cows: 'on', wilderness: 'on', pinkElephant: 'on' };
const GAMES = 2;

/** The kinds of questions in random games, and of those with more than one answer, whether a hint was found the first time. */
async function hintedKinds(game: string, players: number, options: Options): Promise<ReadonlyMap<string, boolean>> {
  const rules = mustRules(defined(await loadGame(game), game), { players, options });
  const mind: Mind = { rules, evaluation: await loadEvaluation(rules) };
  const random = seededRandom(`every question of ${game}`);
  const kinds = new Map<string, boolean>();
  for (let count = 0; count < GAMES; count++) {
    const { position } = begin(rules);
    for (; !isOver(position); advance(rules, position, randomChoice(rules, position, random))) {
      const seat = ask(rules, position)?.decider;
      const { kind } = defined(position.agenda.at(-1), 'frame');
      const question = typeof seat === 'number' ? questionFor(rules, position, seat) : undefined;
      if (typeof seat !== 'number' || !question || question.choices.length < 2 || kinds.has(kind)) continue;
      const view = rules.definition.viewFor(rules.game, position, seat);
      const found = hints(mind, view, question, { looks: 2 }, random);
      kinds.set(kind, found.ok && found.value.length > 0);
    }
  }
  return kinds;
}

test.each([
  ['rajas', 3, { ...MODULES, holi: 'front', kedarnath: 'front', roads: 'front', river: 'full-random' }, 15],
  ['rajas', 2, { ...MODULES, holi: 'back', kedarnath: 'back', roads: 'back', river: 'mysterious' }, 15],
  ['cards-and-karma', 3, {}, 10],
  ['taj-mahal', 4, {}, 3],
] as const)('every kind of question with several answers gets a hint: %s with %i', async (game, players, options, atLeast) => {
  const kinds = await hintedKinds(game, players, options);
  expect(kinds.size).toBeGreaterThanOrEqual(atLeast);
  expect([...kinds].filter(([, isHinted]) => !isHinted)).toEqual([]);
});
