import { createHash, createHmac } from 'node:crypto';
import { type AnyGame, defined, type Match, mustAnswer, mustRules, newMatch, questionOf, undoTo } from '@durbar/engine';
import { toyGame } from '@durbar/engine/testing';
import { describe, expect, test } from 'vitest';
import { chanceIndex, chanceText, commitmentOf, findingOf, isSeed, newSeed, verifyChance } from './index.ts';

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

/** An independent implementation of the documented function with another library. */
function expectedIndex(seed: string, number: number, weights: readonly number[]): number {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const limit = 2n ** 48n - (2n ** 48n % total);
  for (let block = 0; ; block++) {
    const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${number}:${block}`).digest();
    for (let at = 0; at < 30; at += 6) {
      const word = BigInt(digest.readUIntBE(at, 6));
      if (word >= limit) continue;
      let rest = Number(word % total);
      return weights.findIndex((weight) => {
        rest -= weight;
        return rest < 0;
      });
    }
  }
}

describe('chanceIndex', () => {
  test('is the documented function', () => {
    for (let number = 0; number < 500; number++) {
      const weights = [1, number % 7, 3, 1 + (number % 11)];
      expect(chanceIndex(SEED, number, weights)).toBe(expectedIndex(SEED, number, weights));
    }
  });

  test('rejects words beyond the last full multiple instead of favouring the first outcomes', () => {
    const total = 2 ** 47 + 1;
    const weights = [2 ** 46, 2 ** 46, 1];
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(total);
    let rejecting = 0;
    for (let number = 0; number < 200; number++) {
      const first = createHmac('sha256', Buffer.from(SEED, 'hex')).update(`${number}:0`).digest().readUIntBE(0, 6);
      if (first >= total) rejecting++;
      expect(chanceIndex(SEED, number, weights)).toBe(expectedIndex(SEED, number, weights));
    }
    expect(rejecting).toBeGreaterThan(50);
  });

  test('draws by weight', () => {
    const counts = [0, 0, 0];
    for (let number = 0; number < 6000; number++) {
      const index = chanceIndex(SEED, number, [1, 2, 3]);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    for (const [index, count] of counts.entries()) expect(Math.abs(count - 1000 * (index + 1))).toBeLessThan(150);
  });

  test('rejects weights that sum to nothing', () => {
    expect(() => chanceIndex(SEED, 0, [])).toThrow();
    expect(() => chanceIndex(SEED, 0, [0, 0])).toThrow();
  });
});

describe('a seed', () => {
  test('is new each time and recognised', () => {
    const seeds = new Set(Array.from({ length: 20 }, newSeed));
    expect(seeds.size).toBe(20);
    expect([...seeds].every(isSeed)).toBe(true);
    expect(isSeed('abc')).toBe(false);
    expect(() => chanceIndex('not a seed', 0, [1])).toThrow();
  });

  test('is promised by its SHA-256', () => {
    expect(commitmentOf(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
  });
});

describe('a match', () => {
  const rules = mustRules(toyGame as unknown as AnyGame, { players: 3, options: { deck: 'long' } });

  function played(seed: string): Match {
    let match = newMatch(rules);
    for (let question = questionOf(match); question; question = questionOf(match)) {
      match = mustAnswer(match, question.decider === 'chance' ? chanceText(match, seed) : 'swap');
    }
    return match;
  }

  test('that was answered from its seed is fair', () => {
    const verdict = verifyChance(played(SEED), SEED, commitmentOf(SEED));
    expect(verdict.draws.length).toBe(6);
    expect(findingOf(verdict)).toBe('fair');
  });

  test('with another seed or another promise is not', () => {
    const other = newSeed();
    expect(findingOf(verifyChance(played(SEED), other, commitmentOf(other)))).toBe('unfair');
    expect(findingOf(verifyChance(played(SEED), SEED, commitmentOf(other)))).toBe('unfair');
  });

  test('with one draw changed names that draw', () => {
    const match = newMatch(rules);
    const honest = chanceText(match, SEED);
    const { choices } = defined(questionOf(match), 'question');
    const texts = choices.map((choice) => rules.definition.format(rules.game, choice));
    const other = texts.find((text) => text !== honest);
    const { draws } = verifyChance(mustAnswer(match, defined(other, 'another card')), SEED, commitmentOf(SEED));
    expect(draws[0]).toMatchObject({ number: 0, drawn: honest });
    expect(draws[0]?.logged).not.toBe(honest);
  });

  test('shows draws that were undone', () => {
    const match = newMatch(rules);
    const texts = defined(questionOf(match), 'question').choices.map((choice) => rules.definition.format(rules.game, choice));
    const other = texts.find((text) => text !== chanceText(match, SEED));
    const undone = undoTo(mustAnswer(match, defined(other, 'another card')), 0, 0);
    const verdict = verifyChance(mustAnswer(undone, chanceText(undone, SEED)), SEED, commitmentOf(SEED));
    expect(verdict.draws.map(({ logged, drawn }) => logged === drawn)).toEqual([false, true]);
    expect(findingOf(verdict)).toBe('unfair');
  });

  test('that was branched is checked from the branch onwards', () => {
    expect(verifyChance(played(newSeed()), SEED, commitmentOf(SEED), { from: 9 }).draws).toEqual([]);
  });
});
