import { mustRules, type Rules, seededRandom } from '@durbar/engine';
import { toyGame } from '@durbar/engine/testing';
import { describe, expect, test } from 'vitest';
import { plainEvaluation } from '../evaluations/plain.ts';
import { scoreRow, softmax } from '../model.ts';
import { fitModel } from './fit.ts';
import { type KeptMatch, keptPlan, keptRound, usageOf } from './kept.ts';
import { allRounds, matchResult } from './match.ts';
import { type Meeting, ratingsOf } from './ratings.ts';
import { reportPage } from './report.ts';
import type { Sample } from './self-play.ts';
import { shareOf, verdictOn } from './statistics.ts';
import { type TrainPlan, train } from './train.ts';
import { type Tuning, tuneStep } from './tune.ts';

const rules: Rules = mustRules(toyGame, { players: 2 });
const plan = { a: 'greedy', b: 'random', rules, games: 8, budget: { looks: 1 }, seed: 's' } as const;

test('a share has a Wilson interval', () => {
  const { rate, low, high } = shareOf(8, 10);
  expect(rate).toBe(0.8);
  expect(low).toBeCloseTo(0.49, 2);
  expect(high).toBeCloseTo(0.943, 3);
});

describe('Elo', () => {
  test('an even result means no gap, for any number of players', () => {
    const evenly = (players: number) =>
      ratingsOf([{ a: 'same', b: 'random', winsA: 120 / players, games: 120 }], players, 'random').get('same')?.elo;
    expect(evenly(2)).toBeCloseTo(0);
    expect(evenly(4)).toBeCloseTo(0);
  });

  test('follows chains of matches in both directions and omits unreachable contestants', () => {
    const ratings = ratingsOf(
      [
        { a: 'high', b: 'low', winsA: 75, games: 100 },
        { a: 'high', b: 'yardstick', winsA: 25, games: 100 },
        { a: 'low', b: 'random', winsA: 50, games: 100 },
        { a: 'one', b: 'two', winsA: 1, games: 2 },
      ],
      2,
      'random',
    );
    expect(ratings.get('low')?.elo).toBeCloseTo(0);
    expect(ratings.get('high')?.elo).toBeCloseTo(190.8, 0);
    expect(ratings.get('yardstick')?.elo).toBeCloseTo(381.7, 0);
    expect(ratings.has('one')).toBe(false);
  });

  test('margins are those of the difference to the one rated 0, however uncertain others are', () => {
    const meetings = [
      { a: 'middle', b: 'weak', winsA: 99, games: 100 },
      { a: 'strong', b: 'middle', winsA: 600, games: 1000 },
    ];
    const above = (zero: string) => ratingsOf(meetings, 2, zero).get('strong');
    expect(above('middle')?.elo).toBeCloseTo(70.4, 0);
    expect(above('middle')?.margin).toBeLessThan(25);
    expect(above('weak')?.margin).toBeGreaterThan(200);
  });

  test('a perfect record gives a large but finite rating', () => {
    const { elo = 0, margin = 0 } =
      ratingsOf([{ a: 'perfect', b: 'random', winsA: 100, games: 100 }], 2, 'random').get('perfect') ?? {};
    expect(elo).toBeGreaterThan(800);
    expect(elo).toBeLessThan(1000);
    expect(margin).toBeGreaterThan(300);
  });

  test.each([2, 3])('with %i players the true strength is within the margin in 95 of 100 round robins', (players) => {
    const random = seededRandom('round robin');
    const strengths = { random: 0, weak: 100, middle: 250, strong: 400 };
    const names = Object.keys(strengths) as (keyof typeof strengths)[];
    let inside = 0;
    for (let trial = 0; trial < 200; trial++) {
      const meetings = names.flatMap((a, place) => names.slice(0, place).map((b) => playedBetween(a, b)));
      const { elo, margin } = ratingsOf(meetings, players, 'random').get('strong') ?? { elo: 0, margin: 0 };
      if (Math.abs(elo - strengths.strong) < margin) inside++;
      expect(margin).toBeLessThan(60);
    }
    expect(inside).toBeGreaterThan(178);
    expect(inside).toBeLessThan(200);

    function playedBetween(a: keyof typeof strengths, b: keyof typeof strengths): Meeting {
      const chance = 1 / (1 + (players - 1) * 10 ** ((strengths[b] - strengths[a]) / 400));
      const winsA = Array.from({ length: 200 }, () => random() < chance).filter(Boolean).length;
      return { a, b, winsA, games: 200 };
    }
  });
});

describe('the sequential test', () => {
  const hypotheses = { below: 0.5, above: 0.75 };

  test('accepts a hypothesis after enough games and keeps it', () => {
    expect(verdictOn(Array(7).fill(1), hypotheses)).toBe('open');
    expect(verdictOn(Array(8).fill(1), hypotheses)).toBe('above');
    expect(verdictOn([...Array(8).fill(1), ...Array(50).fill(0)], hypotheses)).toBe('above');
    expect(verdictOn(Array(5).fill(0), hypotheses)).toBe('below');
    expect(verdictOn([], hypotheses)).toBe('open');
  });

  test.each([
    [0.5, 'above'],
    [0.75, 'below'],
  ])('with a true share of %f it wrongly says "%s" in about one of twenty matches', (share, wrong) => {
    const random = seededRandom('sprt');
    const matches = Array.from({ length: 1000 }, () =>
      verdictOn(
        Array.from({ length: 400 }, () => (random() < share ? 1 : 0)),
        hypotheses,
      ),
    );
    const mistakes = matches.filter((verdict) => verdict === wrong).length;
    expect(mistakes).toBeGreaterThan(5);
    expect(mistakes).toBeLessThan(70);
    expect(matches).not.toContain('open');
  });
});

describe('a match', () => {
  test('puts A on every seat equally often and plays each deal from every seat', async () => {
    const rounds = await allRounds(plan);
    expect(rounds.map(({ seatA }) => seatA)).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
    expect(matchResult(plan, rounds)).toMatchObject({ a: 'greedy', b: 'random', game: 'toy', players: 2, games: 8 });
  });

  test('resumes where it was stopped', async () => {
    const whole = (await allRounds(plan)).map(keptRound);
    const rest = (await allRounds(plan, 5)).map(keptRound);
    expect(rest.map(({ scores }) => scores)).toEqual(whole.slice(5).map(({ scores }) => scores));
  });

  test('can compare two search methods', async () => {
    const rounds = await allRounds({ ...plan, a: 'playouts', b: 'tree', games: 2, budget: { looks: 20 } });
    for (const { record } of rounds) expect(record.decisions.length).toBeGreaterThan(0);
  });

  test.each(['flat', 'ismcts'] as const)('can be against a yardstick: %s beats random by thinking', async (a) => {
    const result = matchResult(plan, await allRounds({ ...plan, a, games: 100, budget: { looks: 200 } }));
    expect(result.low).toBeGreaterThan(0.5);
  });

  test('becomes a self-contained page', async () => {
    const rounds = (await allRounds(plan)).map((round) => ({ ...keptRound(round), usage: usageOf(round.record) }));
    const match: KeptMatch = { plan: await keptPlan(plan), rounds };
    const page = reportPage([match], '2026-01-01');
    for (const part of ['Wins of the first named', 'Elo above random', 'Wins by seat', 'Final scores', 'swap/keep'])
      expect(page).toContain(part);
    expect(page).not.toMatch(/(src|href)=/);
  });
});

describe('learning', () => {
  /** The first feature decides who wins, the second is noise. */
  function sample(random: () => number): Sample {
    const rows = Float32Array.from([random(), random(), random(), random()]);
    const isFirst = (rows[0] ?? 0) > (rows[2] ?? 0);
    return { rows, progress: random(), target: Float32Array.from(isFirst ? [1, 0] : [0, 1]) };
  }

  test.each([0, 4])('learns which feature matters (%i hidden units)', (hidden) => {
    const random = seededRandom('learn');
    const samples = Array.from({ length: 1500 }, () => sample(random));
    const model = fitModel(samples, 2, { hidden, epochs: 10, rate: 0.02, decay: 1e-4 }, random);
    const right = samples.filter(({ rows, progress, target }) => {
      const numbers = Float64Array.from(rows);
      const scores = Float64Array.from([scoreRow(model, numbers, 0, progress), scoreRow(model, numbers, 2, progress)]);
      softmax(scores);
      return (scores[0] ?? 0) > 0.5 === ((target[0] ?? 0) === 1);
    });
    expect(right.length / samples.length).toBeGreaterThan(0.95);
  });

  const tuning: Tuning = { steps: 2, games: 10, size: 0.05, rounds: 5 };
  const training: TrainPlan = {
    rules,
    features: plainEvaluation(rules).features,
    generations: 3,
    games: 20,
    seed: 'again',
    hidden: 2,
    epochs: 2,
    rate: 0.02,
    decay: 1e-4,
    slips: 0.1,
    planners: 0.5,
    samplesPerGame: 10,
    margin: 2,
    tuning,
  };
  const modelsOf = (done?: Parameters<typeof train>[1]) => [...train(training, done)].flatMap(({ model }) => model ?? []);

  test('the same plan learns the same weights', () => {
    expect(modelsOf()).toEqual(modelsOf());
  });

  test.each([2, 4, 5])('a training interrupted after %i models learns the same weights', (count) => {
    const models = modelsOf();
    expect(models).toHaveLength(6);
    expect(modelsOf(models.slice(0, count))).toEqual(models.slice(count));
  });

  test('ends with a model and its tuned policy', () => {
    const models = modelsOf();
    expect(models.at(-1)?.policy).toEqual(models.at(-2));
    expect(models.at(-1)?.policy).not.toEqual(models.at(-4));
  });

  test('tuning learns that points are good', () => {
    const { features, model } = plainEvaluation(rules);
    const blank = { ...model, early: [0], late: [0] };
    const step = { rulesFor: () => rules, features, model: blank, tuning, step: 0, seed: 'points' };
    const trials = tuneStep({ ...step, tuning: { ...tuning, games: 200 } });
    let next = trials.next();
    while (!next.done) next = trials.next();
    expect(next.value.early[0]).toBeGreaterThan(0);
    expect(next.value.late).toEqual(next.value.early);
  });
});
