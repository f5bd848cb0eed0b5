import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import type { ManyGames, ManyResults } from './testing/play-many.ts';
import { SET_UPS } from './testing/random-games.ts';

/** More than 10,000 games in total. */
const GAMES_PER_SET_UP = 1120;

function playMany(wanted: ManyGames): Promise<ManyResults> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./testing/play-many.ts', import.meta.url), { workerData: wanted });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

describe.concurrent('random games end without a dead end', () => {
  for (const setUp of SET_UPS) {
    const options = Object.entries(setUp.options ?? {}).map((option) => option.join('='));
    test([`${setUp.players} players`, ...options].join(', '), { timeout: 600_000 }, async () => {
      const results = await playMany({ setUp, games: GAMES_PER_SET_UP, seed: 'many games' });
      expect(results).toMatchObject({ finished: GAMES_PER_SET_UP, won: GAMES_PER_SET_UP });
    });
  }
});
