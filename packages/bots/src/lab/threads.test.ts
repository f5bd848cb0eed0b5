import { loadGame } from '@durbar/catalogue';
import { defined, mustRules } from '@durbar/engine';
import { expect, test } from 'vitest';
import { roundsInThreads } from './threads.ts';

test('a match that is stopped gives up the games in play without an error', async () => {
  const rules = mustRules(defined(await loadGame('taj-mahal'), 'game'), { players: 3 });
  const plan = { a: 'master', b: 'random', rules, games: 50, budget: { looks: 60 }, seed: 's', threads: 2 } as const;
  const errors: unknown[] = [];
  const listen = (error: unknown) => errors.push(error);
  process.on('unhandledRejection', listen);
  const rounds = roundsInThreads(plan, 0);
  for (const seat of [0, 1]) expect((await rounds.next()).value).toMatchObject({ seatA: seat });
  await rounds.return(undefined);
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', listen);
  expect(errors).toEqual([]);
});
