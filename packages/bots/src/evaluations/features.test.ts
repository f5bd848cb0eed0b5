import { readFileSync } from 'node:fs';
import { loadGame } from '@durbar/catalogue';
import { defined, mustRules, type Position, type SetUp } from '@durbar/engine';
import { expect, test } from 'vitest';
import { measureAll } from '../evaluation.ts';
import { loadEvaluation } from './index.ts';

/** A position and the numbers that the weights were learned with. */
interface Measured {
  readonly game: string;
  readonly setUp: SetUp;
  readonly position: Position<unknown>;
  readonly progress: number;
  readonly rows: readonly number[];
}

const positions: readonly Measured[] = JSON.parse(readFileSync(new URL('./data/positions.json', import.meta.url), 'utf8'));

test.each(positions.map((one) => ({ ...one, pending: one.position.agenda.at(-1)?.kind })))(
  'measures the numbers of $game at $pending as the weights were learned',
  async ({ game, setUp, position, progress, rows }) => {
    const rules = mustRules(defined(await loadGame(game), game), setUp);
    const evaluation = await loadEvaluation(rules);
    expect([...measureAll(rules, evaluation, position)]).toEqual(rows);
    expect(evaluation.features.progress(rules.game, position)).toBe(progress);
  },
);
