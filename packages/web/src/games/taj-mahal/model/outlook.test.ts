import {
  type AnyGame,
  advance,
  ask,
  begin,
  type Ending,
  isOver,
  mustRules,
  outcomes,
  randomChoice,
  seededRandom,
} from '@durbar/engine';
import { tajMahal } from '@durbar/taj-mahal';
import { expect, test } from 'vitest';
import type { Fact } from '../types.ts';

const rules = mustRules(tajMahal as unknown as AnyGame, { players: 3 });
const THROUGH = ['place-palaces', 'draw-cards'];

function placed({ facts }: Ending): string {
  return (facts as readonly Fact[])
    .flatMap((fact) =>
      fact.type === 'palace-placed' || fact.type === 'crown-palace-placed' ? [`${fact.type} ${fact.city}`] : [],
    )
    .sort()
    .join(', ');
}

test('each set of palaces a withdrawal may place is listed once, in any order', () => {
  const { position } = begin(rules);
  const random = seededRandom('palaces');
  let most = 0;
  while (!isOver(position)) {
    const question = ask(rules, position);
    const withdrawal = question?.choices.find(({ type }) => type === 'withdraw');
    if (withdrawal && typeof question?.decider === 'number') {
      const view = rules.definition.viewFor(rules.game, position, question.decider);
      const sets = outcomes(rules, view, question.decider, withdrawal, THROUGH).map(placed);
      expect(new Set(sets).size).toBe(sets.length);
      most = Math.max(most, sets.length);
    }
    advance(rules, position, randomChoice(rules, position, random));
  }
  expect(most).toBeGreaterThan(5);
});
