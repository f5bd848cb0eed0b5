import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameDefinition, Rules, SetUp, SetUpFault } from '../definition.ts';
import { advance, begin } from '../play.ts';
import type { Choice, Fact, Frame, Position, Viewer } from '../position.ts';
import { seededRandom } from '../random.ts';
import { randomChoice } from '../random-play.ts';
import { rulesFor } from '../rules.ts';
import { nameOf } from './contract.ts';
import { vary } from './vary.ts';

/** A position in which every component must be accounted for. */
export interface Counted<G, S, F extends Frame> {
  readonly game: G;
  readonly position: Position<S, F>;
}

export interface EditionsOptions<G, S, F extends Frame> {
  /** Each with the edition to vary: custom data or a built-in one. */
  readonly setUps: readonly SetUp[];
  /** Safety limit on the length of a game with an accepted edition. */
  readonly maxDecisions: number;
  /** Fails when a component was lost or invented. */
  readonly conserved: (moment: Counted<G, S, F>) => void;
  /** Editions tried for each set-up. */
  readonly editions?: number;
}

const GAMES = 10;
const MOST_CHANGES = 4;

/** An edition is either rejected with path and reason, or playable: its games end and no component is lost. */
export function editionsContract<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  definition: GameDefinition<G, S, F, C, E, V>,
  { setUps, maxDecisions, conserved, editions = 60 }: EditionsOptions<G, S, F>,
): void {
  test.each(setUps.map((setUp) => [nameOf(setUp), setUp] as const))('random editions with %s', (_name, setUp) => {
    const base =
      setUp.editionData ?? definition.editions.find(({ id }) => id === setUp.edition)?.data ?? definition.editions[0]?.data;
    const outcomes = { refused: 0, played: 0 };
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: MOST_CHANGES }), (changes) => {
        const { data, paths } = variedBy(base, changes);
        naming(paths, data, () => {
          const rules = rulesFor(definition, { ...setUp, editionData: data });
          if (!rules.ok) checkFaults(rules.fault);
          else for (let game = 0; game < GAMES; game++) checkGame(rules.value, `${changes} ${game}`, maxDecisions, conserved);
          outcomes[rules.ok ? 'played' : 'refused']++;
        });
      }),
      { numRuns: editions, seed: 16, endOnFailure: true },
    );
    expect(Math.min(outcomes.refused, outcomes.played), JSON.stringify(outcomes)).toBeGreaterThan(editions / 10);
  });
}

/** The edition after some seeded random changes. */
function variedBy(base: unknown, seeds: readonly number[]): { readonly data: unknown; readonly paths: readonly string[] } {
  let data = base;
  const paths = seeds.map((seed) => {
    const varied = vary(data, seededRandom(seed));
    data = varied.data;
    return varied.path;
  });
  return { data, paths };
}

/** Adds to a failure which parts of the edition were changed, and to what. */
function naming(paths: readonly string[], data: unknown, check: () => void): void {
  try {
    check();
  } catch (error) {
    const changes = paths.map((path) => `${path} = ${JSON.stringify(partAt(data, path))?.slice(0, 200)}`);
    throw new Error(`${changes.join('; ')}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

function partAt(data: unknown, path: string): unknown {
  const keys = path.split(/[.[\]]/).filter(Boolean);
  return keys.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], data);
}

function checkFaults(faults: readonly SetUpFault[]): void {
  expect(faults.length).toBeGreaterThan(0);
  for (const { path, reason } of faults) {
    expect(path, reason).toMatch(/^editionData\b/);
    expect(reason, path).not.toBe('');
  }
}

function checkGame<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  seed: string,
  maxDecisions: number,
  conserved: EditionsOptions<G, S, F>['conserved'],
): void {
  const { definition, game, setUp } = rules;
  const viewers: Viewer[] = [...Array(setUp.players).keys(), 'spectator'];
  const random = seededRandom(seed);
  const { position } = begin(rules);
  conserved({ game, position });
  for (let decisions = 0; position.agenda.length > 0; decisions++) {
    expect(decisions, 'the game ends').toBeLessThanOrEqual(maxDecisions);
    advance(rules, position, randomChoice(rules, position, random));
    conserved({ game, position });
  }
  for (const viewer of viewers) definition.viewFor(game, position, viewer);
  for (const { score } of definition.standings(game, position.state))
    expect(Number.isSafeInteger(score), `score ${score}`).toBe(true);
}
