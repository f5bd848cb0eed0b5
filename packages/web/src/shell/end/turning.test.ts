import type { AnalysedTurn } from '@durbar/bots';
import { cardsAndKarma } from '@durbar/cards-and-karma';
import { advance, begin, type Fact, isOver, mustRules, randomChoice, seededRandom } from '@durbar/engine';
import { expect, test } from 'vitest';
import { karmaMessages } from '../../games/cards-and-karma/messages/index.ts';
import { story } from '../../games/cards-and-karma/story/index.ts';
import { line } from '../../games/cards-and-karma/words/line.ts';
import type { AnyTable } from '../../table/contract.ts';
import { tellingIn } from '../../table/testing/telling.ts';
import { turningPoints, turnsTold } from './turning.ts';

const hint = { texts: ['swap'], chance: 0.6, later: 0 };

function turn(first: number, judgement: AnalysedTurn['judgement']): AnalysedTurn {
  return { seat: first % 2, first, last: first, starts: [first], ...(judgement ? { judgement } : {}) };
}

test('the turns that changed most are in game order, mistakes with a better alternative', () => {
  const better = { entry: 2, hint, played: hint };
  const points = turningPoints({
    chances: [
      [0.5, 0.5],
      [0.5, 0.5],
      [0.52, 0.48],
      [0.3, 0.7],
    ],
    luck: [],
    turns: [
      turn(0, undefined),
      turn(1, { verdict: 'good', lost: 0.02, better }),
      turn(2, { verdict: 'mistake', lost: 0.2, better }),
    ],
  });
  expect(points).toEqual([
    { entry: 1, seat: 1, change: -2, from: 50, to: 48, lead: undefined, better: undefined },
    { entry: 2, seat: 0, change: -22, from: 52, to: 30, lead: 'lost', better },
  ]);
});

test('a turning point has the sentence of its turn and what the turn gained', async () => {
  const rules = mustRules(cardsAndKarma, { players: 3 });
  const random = seededRandom('turning points');
  const { position } = begin(rules);
  const moves: { readonly facts: readonly Fact[] }[] = [];
  while (!isOver(position)) {
    const facts: Fact[] = [];
    advance(rules, position, randomChoice(rules, position, random), facts as never);
    moves.push({ facts });
  }
  const telling = await tellingIn('en', cardsAndKarma.describe(rules.game), karmaMessages, 0);
  const told = turnsTold({ story, line } as unknown as AnyTable, moves, telling);
  const turns = moves.map((_, entry) => told(entry)).filter((turn) => turn !== undefined);
  expect(turns.every(({ text }) => text.length > 0)).toBe(true);
  expect(turns.some(({ gain }) => gain.some(({ symbol, count }) => symbol === 'fame-star' && count > 0))).toBe(true);
});
