import { readdirSync, readFileSync } from 'node:fs';
import { chanceText, commitmentOf, findingOf, newSeed, type Verdict, verifyChance } from '@durbar/chance';
import {
  type AnySavedGame,
  defined,
  type Match,
  mustAnswer,
  questionOf,
  type RecordedDraw,
  randomChoice,
  type SavedTexts,
  saveMatch,
  seededRandom,
} from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { olderDraws, openGame } from './index.ts';

const GAMES = new URL('../../../fixtures/games/', import.meta.url);
const NAMES = readdirSync(GAMES).map((file) => file.replace('.json', ''));
const ONE_OF_EACH = ['rajas-everything-back-3-greedy', 'taj-mahal-base-4-random-undo', 'cards-and-karma-base-3-random-undo'];

function read(name: string): SavedTexts {
  return JSON.parse(readFileSync(new URL(`${name}.json`, GAMES), 'utf8'));
}

async function open(saved: AnySavedGame): Promise<Match> {
  const match = await openGame(saved);
  if (!match.ok) throw new Error(match.fault.message);
  return match.value;
}

async function drawsIn(saved: AnySavedGame): Promise<readonly RecordedDraw[]> {
  const draws = await olderDraws(saved);
  if (!draws.ok) throw new Error(draws.fault.message);
  return draws.value;
}

function fairnessOf({ fairness }: AnySavedGame) {
  return { fairness: defined(fairness, 'promise') };
}

function seedOf({ fairness }: AnySavedGame): string {
  return defined(fairness?.seed, 'seed');
}

async function verdictOn(saved: AnySavedGame, match: Match, seed = seedOf(saved)): Promise<Verdict> {
  return verifyChance(match, seed, defined(saved.fairness, 'promise').commitment, { older: await drawsIn(saved) });
}

/** The last draw with more than one possible outcome. */
async function lastDraw(saved: AnySavedGame): Promise<RecordedDraw> {
  return defined(
    (await drawsIn(saved)).findLast(({ texts }) => new Set(texts).size > 1),
    'draw',
  );
}

describe('chance in games of older rules', () => {
  test.each(NAMES)('%s is fair', async (name) => {
    const saved = read(name);
    const verdict = await verdictOn(saved, await open(saved));
    expect(verdict.draws.length).toBeGreaterThan(10);
    expect(verdict.draws.filter(({ logged, drawn }) => logged !== drawn)).toEqual([]);
    expect(findingOf(verdict)).toBe('fair');
  });

  test.each(ONE_OF_EACH)('%s is also fair as a file of facts', async (name) => {
    const saved = read(name);
    const facts = saveMatch(await open(saved), fairnessOf(saved));
    expect(facts).toMatchObject({ durbar: 2, rulesVersion: 1 });
    expect(await verdictOn(facts, await open(facts))).toEqual(await verdictOn(saved, await open(saved)));
  });

  test.each(ONE_OF_EACH)('%s is not fair with another seed', async (name) => {
    const saved = read(name);
    const seed = newSeed();
    const verdict = await verdictOn({ ...saved, fairness: { commitment: commitmentOf(seed) } }, await open(saved), seed);
    expect(verdict.promiseKept).toBe(true);
    expect(findingOf(verdict)).toBe('unfair');
  });

  test.each(ONE_OF_EACH)('%s is not fair with one draw changed, even an undone one', async (name) => {
    const saved = read(name);
    const { number, text, texts } = await lastDraw(saved);
    const other = defined(
      texts.find((one) => one !== text),
      'another outcome',
    );
    const changed = { ...saved, log: [...saved.log.slice(0, number), other] };
    const found = { number, logged: other, drawn: text, outcomes: texts.length };
    const { draws } = await verdictOn(changed, await open(changed));
    expect(draws.filter(({ logged, drawn }) => logged !== drawn)).toEqual([found]);
    const facts = saveMatch(await open(saved), fairnessOf(saved));
    const drawn = facts.entries[number];
    const undone = [
      ...facts.entries.slice(0, number),
      { ...defined(drawn, 'draw'), text: other },
      { kind: 'undo', by: 0, to: number },
    ];
    const rest = facts.entries.slice(number);
    const doctored = { ...facts, entries: [...undone, ...rest] } as AnySavedGame;
    const verdict = await verdictOn(doctored, await open(doctored));
    expect(verdict.draws.filter(({ logged, drawn }) => logged !== drawn)).toEqual([found]);
  });

  test.each(ONE_OF_EACH)(
    '%s, cut and continued, is checked by its own rules and, from the correction on, by the current rules',
    async (name) => {
      const saved = read(name);
      const cut = { ...saved, log: saved.log.slice(0, Math.floor(saved.log.length / 2)) };
      let match = await open(cut);
      const { definition, game } = match.rules;
      const random = seededRandom(name);
      for (let question = questionOf(match); question; question = questionOf(match)) {
        const isDraw = question.decider === 'chance';
        const text = isDraw
          ? chanceText(match, seedOf(saved))
          : definition.format(game, randomChoice(match.rules, match.position, random));
        match = mustAnswer(match, text);
      }
      const verdict = await verdictOn(cut, match);
      const older = await drawsIn(cut);
      expect(findingOf(verdict)).toBe('fair');
      expect(older.length).toBeGreaterThan(0);
      expect(verdict.draws.slice(older.length).length).toBeGreaterThan(0);
      const kept = saveMatch(match, fairnessOf(saved));
      expect(await verdictOn(kept, await open(kept)), 'saved again').toEqual(verdict);
      const later = verifyChance(match, seedOf(saved), fairnessOf(saved).fairness.commitment);
      expect(later.draws, 'without a copy of the older rules').toEqual(verdict.draws.slice(older.length));
      expect(later).toMatchObject({ promiseKept: true, unchecked: older.length });
      expect(findingOf(later)).toBe('partly-checked');
    },
  );
});
