import { loadGames } from '@durbar/catalogue';
import {
  advance,
  ask,
  begin,
  copyPosition,
  defined,
  factsFor,
  mustRules,
  parseChoice,
  questionFor,
  type Rules,
  randomChoice,
  seededRandom,
} from '@durbar/engine';
import { expect, test } from 'vitest';
import { loadEvaluation } from '../evaluations/index.ts';
import type { AnyPosition } from '../levels/look.ts';
import { type Hint, hints } from './hints.ts';

const games = await loadGames();
const POSITIONS = 12;

test.each(games)('$id: hints are whole turns that can be played, and what they promise happens', async (game) => {
  const rules = mustRules(game, { players: game.players.min });
  const mind = { rules, evaluation: await loadEvaluation(rules) };
  const random = seededRandom('hints');
  const { position } = begin(rules);
  let longest = 0;
  for (let asked = 0; asked < POSITIONS; ) {
    const question = ask(rules, position);
    if (!question) break;
    const { decider, choices } = question;
    if (decider !== 'chance' && choices.length > 2) {
      asked++;
      const view = rules.definition.viewFor(rules.game, position, decider);
      const found = hints(mind, view, questionFor(rules, position, decider), { looks: 40 }, random);
      if (!found.ok) throw new Error(found.fault.message);
      expect(found.value.length).toBeGreaterThan(0);
      expect(found.value.length).toBeLessThan(4);
      const chances = found.value.map(({ chance }) => chance);
      expect(chances).toEqual(chances.toSorted((one, other) => other - one));
      expect(new Set(found.value.map(({ texts: [first] }) => first)).size).toBe(found.value.length);
      for (const hint of found.value) expect(factsPlayed(rules, position, hint, decider)).toEqual(hint.facts);
      longest = Math.max(longest, ...found.value.map(({ texts }) => texts.length));
    }
    advance(rules, position, randomChoice(rules, position, random));
  }
  expect(longest).toBeGreaterThan(1);
});

/** What happens when the texts of a hint are answered, up to where the hint stops. */
function factsPlayed(rules: Rules, position: AnyPosition, { texts, facts }: Hint, seat: number): unknown[] {
  const real = copyPosition(rules, position);
  const happened = texts.flatMap((text) => {
    const question = defined(ask(rules, real), 'question');
    const answered: Parameters<typeof factsFor>[1][number][] = [];
    advance(rules, real, defined(parseChoice(rules, question, text), `choice ${text}`), answered);
    return factsFor(rules, answered, seat);
  });
  return happened.slice(0, facts.length);
}
