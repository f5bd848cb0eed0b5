import { readFileSync } from 'node:fs';
import { loadGame } from '@durbar/catalogue';
import { defined, mustRules, type Position, type SetUp } from '@durbar/engine';
import { expect, test } from 'vitest';
import { measureAll } from '../evaluation.ts';
import { loadEvaluation } from './index.ts';

/** A position and the features the weights were trained with. */
interface Measured {
  readonly game: string;
  readonly setUp: SetUp;
  readonly position: Position<unknown>;
  readonly progress: number;
  readonly rows: readonly number[];
}

const positions: readonly Measured[] = JSON.parse(readFileSync(new URL('./data/positions.json', import.meta.url), 'utf8'));

test.each(positions.map((one) => ({ ...one, pending: one.position.agenda.at(-1)?.kind })))(
  'features of $game at $pending match those used in training',
  async ({ game, setUp, position, progress, rows }) => {
    const rules = mustRules(defined(await loadGame(game), game), setUp);
    const evaluation = await loadEvaluation(rules);
    expect([...measureAll(rules, evaluation, position)]).toEqual(rows);
    expect(evaluation.features.progress(rules.game, position)).toBe(progress);
  },
);
