import { describe, expect, test } from 'vitest';
import type { GameDefinition, Rules, SetUp } from '../definition.ts';
import { advance, ask, begin, isChance } from '../play.ts';
import type { Choice, Fact, Frame, Position, Question } from '../position.ts';
import { seededRandom, sumOf } from '../random.ts';
import { randomChoice } from '../random-play.ts';
import { defined } from '../result.ts';
import { mustRules } from '../rules.ts';
import { nameOf } from './contract.ts';

/** What chance draws from, counted by the test itself: the number of pieces behind each choice text. */
export type Pool<G, S, F extends Frame, E extends Fact> = (moment: {
  readonly game: G;
  readonly state: S;
  readonly frame: F;
  /** Everything that has happened so far. */
  readonly facts: readonly E[];
}) => Readonly<Record<string, number>>;

export interface ChanceOptions<G, S, F extends Frame, E extends Fact> {
  readonly setUps: readonly SetUp[];
  readonly pool: Pool<G, S, F, E>;
  /** Whole games played for each set-up. */
  readonly games: number;
}

interface Drawn<S, F extends Frame, E extends Fact> {
  readonly position: Position<S, F>;
  readonly frame: F;
  readonly facts: readonly E[];
  readonly weights: Readonly<Record<string, number>>;
  /** The drawn choice, as text. */
  readonly outcome: string;
}

const SAMPLES = 3000;
/** A figure further from the mean, in standard deviations, is not chance. */
const SURPRISE = 5;

/** Chance has a distribution: weights are the copies behind a choice, and samples and whole games follow them. */
export function chanceContract<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  definition: GameDefinition<G, S, F, C, E, V>,
  { setUps, pool, games }: ChanceOptions<G, S, F, E>,
): void {
  describe.each(setUps.map((setUp) => [nameOf(setUp), setUp] as const))('chance with %s', (_name, setUp) => {
    const rules = mustRules(definition, setUp);
    test('each weight is the number of copies behind the choice', () => {
      watchChance(rules, 2, ({ position: { state }, frame, facts, weights }) => {
        expect(weights, JSON.stringify(frame)).toEqual(pool({ game: rules.game, state, frame, facts }));
      });
    });
    test('samples follow the weights', () => checkSamples(rules));
    test(`what is drawn in ${games} whole games follows the weights`, () => checkGames(rules, games));
  });
}

/** Plays whole random games and reports every draw with more than one outcome before it happens. */
function watchChance<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  games: number,
  watch: (drawn: Drawn<S, F, E>) => void,
): void {
  const random = seededRandom('chance');
  for (let game = 0; game < games; game++) {
    const { position, facts } = begin(rules);
    while (position.agenda.length > 0) {
      const choice = randomChoice(rules, position, random);
      if (isChance(rules, position)) {
        const frame = defined(position.agenda.at(-1), 'frame');
        const weights = weightsOf(rules, defined(ask(rules, position), 'question'));
        watch({ position, frame, facts, weights, outcome: rules.definition.format(rules.game, choice) });
      }
      advance(rules, position, choice, facts);
    }
  }
}

function weightsOf<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  { definition, game }: Rules<G, S, F, C, E, V>,
  { choices, weights = [] }: Question<C>,
): Record<string, number> {
  return Object.fromEntries(choices.map((choice, index) => [definition.format(game, choice), defined(weights[index], 'weight')]));
}

/** For each kind of draw, the one with the most outcomes is sampled many times. */
function checkSamples<G, S, F extends Frame, C extends Choice, E extends Fact, V>(rules: Rules<G, S, F, C, E, V>): void {
  const widest = new Map<string, { position: Position<S, F>; weights: Readonly<Record<string, number>> }>();
  watchChance(rules, 1, ({ position: { state, agenda }, frame, weights }) => {
    if (Object.keys(weights).length <= Object.keys(widest.get(frame.kind)?.weights ?? {}).length) return;
    const copy = { state: rules.definition.copy(rules.game, state), agenda: agenda.slice() };
    widest.set(frame.kind, { position: copy, weights });
  });
  const random = seededRandom('samples');
  for (const [kind, { position, weights }] of widest) {
    const counts: Record<string, number> = {};
    for (let sample = 0; sample < SAMPLES; sample++) {
      const text = rules.definition.format(rules.game, randomChoice(rules, position, random));
      counts[text] = (counts[text] ?? 0) + 1;
    }
    expect(Object.keys(weights), `${kind} draws only what it may`).toEqual(expect.arrayContaining(Object.keys(counts)));
    expect(surpriseOf(weights, counts), kind).toBeLessThan(SURPRISE);
  }
}

/** Pearson's chi-square of the counts, in standard deviations from its mean. */
function surpriseOf(weights: Readonly<Record<string, number>>, counts: Readonly<Record<string, number>>): number {
  const total = sumOf(Object.values(weights));
  const freedom = Object.keys(weights).length - 1;
  if (freedom === 0) return 0;
  const terms = Object.entries(weights).map(([text, weight]) => {
    const expected = (SAMPLES * weight) / total;
    return ((counts[text] ?? 0) - expected) ** 2 / expected;
  });
  return (sumOf(terms) - freedom) / Math.sqrt(2 * freedom);
}

/** Observed against expected frequency of each outcome, by kind of draw. */
function checkGames<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  games: number,
): void {
  const tallies = new Map<string, { drawn: number; mean: number; variance: number }>();
  watchChance(rules, games, ({ frame, weights, outcome }) => {
    const total = sumOf(Object.values(weights));
    for (const [text, weight] of Object.entries(weights)) {
      const key = `${frame.kind}: ${text}`;
      const tally = tallies.get(key) ?? { drawn: 0, mean: 0, variance: 0 };
      const chance = weight / total;
      tally.mean += chance;
      tally.variance += chance * (1 - chance);
      if (text === outcome) tally.drawn++;
      tallies.set(key, tally);
    }
  });
  for (const [key, { drawn, mean, variance }] of tallies) {
    expect(Math.abs(drawn - mean), `${key} came ${drawn} times instead of ${mean.toFixed(1)}`).toBeLessThanOrEqual(
      SURPRISE * Math.sqrt(variance) + 1,
    );
  }
}
