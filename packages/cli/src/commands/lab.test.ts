import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadFeatures, type Weights } from '@durbar/bots';
import { GAME_IDS, loadGame } from '@durbar/catalogue';
import { defined } from '@durbar/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import { UsageError } from '../usage.ts';
import { runLab } from './lab.ts';
import { readMatches } from './lab-keep.ts';
import { withTables } from './lab-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'durbar-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a lab command prints. */
async function lab(...args: string[]): Promise<string> {
  const { code, out } = await run('lab', ...args);
  expect(code).toBe(0);
  return out;
}

describe('lab match', () => {
  const args = ['match', 'greedy', 'random', '--game', 'taj-mahal', '--players', '3', '--seed', 's', '--keep', folder, '--json'];

  test('resumes where it was stopped and prints wins with an interval', async () => {
    const first = JSON.parse(await lab(...args, '--games', '3', '--looks', '1'));
    expect(first).toMatchObject({ a: 'greedy', b: 'random', game: 'taj-mahal', players: 3, games: 3 });
    const all = JSON.parse(await lab(...args, '--games', '6', '--looks', '1'));
    expect(all.games).toBe(6);
    expect(all.winsA).toBeGreaterThanOrEqual(first.winsA);
    expect(all.low).toBeLessThan(all.rateA);
    const again = JSON.parse(await lab(...args, '--games', '6', '--looks', '1', '--fresh'));
    expect(again.winsA).toBe(all.winsA);
  });

  test('keeps games by different clocks apart and rejects an unknown clock', async () => {
    const wall = JSON.parse(await lab(...args, '--games', '1', '--budget', '0.01'));
    const processor = JSON.parse(await lab(...args, '--games', '2', '--budget', '0.01', '--clock', 'cpu'));
    expect([wall.games, processor.games]).toEqual([1, 2]);
    await expect(runLab([...args, '--clock', 'sundial'])).rejects.toThrow(UsageError);
  });
});

describe('lab match with --sprt', () => {
  const plan = ['--game', 'cards-and-karma', '--looks', '1', '--games', '60', '--keep', join(folder, 'sprt'), '--json'];

  test('stops once a hypothesis is accepted, even after resuming', async () => {
    const args = ['match', 'greedy', 'random', ...plan, '--sprt', '0.5,0.8'];
    const decided = JSON.parse(await lab(...args));
    expect(decided).toMatchObject({ verdict: 'above' });
    expect(decided.games).toBeLessThan(20);
    expect(JSON.parse(await lab(...args)).games).toBe(decided.games);
  });

  test('rejects invalid hypotheses', async () => {
    for (const text of ['0.6,0.5', '0.5', 'half', '0,1'])
      await expect(runLab(['match', 'greedy', 'random', ...plan, '--sprt', text])).rejects.toThrow(UsageError);
  });
});

test('several threads play the same games in the same order as one', async () => {
  const keptIn = async (threads: string) => {
    const keep = join(folder, `threads-${threads}`);
    const args = ['--game', 'cards-and-karma', '--looks', '1', '--games', '6', '--keep', keep, '--threads', threads, '--json'];
    await lab('match', 'greedy', 'novice', ...args);
    return readMatches(keep).map(({ rounds }) => rounds.map(({ scores }) => scores));
  };
  expect(await keptIn('2')).toEqual(await keptIn('1'));
});

describe.each(GAME_IDS)('lab train of %s', (id) => {
  const small = ['--games', '3', '--generations', '2', '--planners', '0.3', '--margin', '8', '--seed', 's'];

  async function trained(name: string, ...more: string[]): Promise<Weights['byPlayers'][string]> {
    const players = String(defined(await loadGame(id), id).players.min);
    const out = join(folder, `${name}-${id}.json`);
    await lab('train', '--game', id, '--players', players, ...small, '--keep', join(folder, name), '--out', out, ...more);
    const weights: Weights = JSON.parse(readFileSync(out, 'utf8'));
    return defined(weights.byPlayers[players], 'model');
  }

  test('the same command learns the same weights', async () => {
    expect(await trained('one')).toEqual(await trained('two'));
  });

  test('training some features leaves the others unchanged, and the command names the starting weights', async () => {
    const names = defined(await loadFeatures(id), 'features').names;
    const before = await trained('before');
    const after = await trained('after', '--start', join(folder, `before-${id}.json`), '--learn', defined(names[0], 'name'));
    expect(after.early.slice(1)).toEqual(before.early.slice(1));
    expect(after.early[0]).not.toBe(before.early[0]);
    expect(after.command).toBe(`${before.command} --out start.json && ${before.command} --learn ${names[0]} --start start.json`);
  });
});

test('lab train with --tune stores a policy with the weights and reproduces it', async () => {
  const tuned = async (name: string) => {
    const out = join(folder, `${name}.json`);
    const small = ['--games', '3', '--generations', '1', '--tune', '2', '--trials', '3', '--seed', 's'];
    await lab('train', '--game', 'taj-mahal', '--players', '3', ...small, '--keep', join(folder, name), '--out', out);
    const weights: Weights = JSON.parse(readFileSync(out, 'utf8'));
    return defined(weights.byPlayers[3], 'model');
  };
  const model = await tuned('tuned');
  expect(model).toEqual(await tuned('again'));
  expect(model.policy?.early).toHaveLength(model.early.length);
  expect(model.policy?.early).not.toEqual(model.early);
  expect(model.command).toBe(
    'durbar lab train --game taj-mahal --players 3 --games 3 --generations 1 --tune 2 --trials 3 --seed s',
  );
});

test('lab habits writes them into a file of weights, which keeps its models, and training keeps the habits', async () => {
  const file = join(folder, 'habits.json');
  const small = ['--game', 'taj-mahal', '--players', '3', '--games', '2', '--seed', 's'];
  const learned = (): Weights => JSON.parse(readFileSync(file, 'utf8'));
  await lab('train', ...small, '--generations', '1', '--keep', join(folder, 'habits'), '--out', file);
  await lab('habits', ...small, '--steps', '2', '--into', file);
  const { byPlayers, habits } = learned();
  expect(Object.keys(byPlayers)).toEqual(['3']);
  expect(habits?.[3]?.command).toBe('durbar lab habits --game taj-mahal --players 3 --steps 2 --games 2 --margin 10 --seed s');
  expect(habits?.[3]?.strengths).toHaveProperty('token');
  expect(habits?.[3]?.outlook.early).toHaveLength(learned().features.length);
  await lab('train', ...small, '--generations', '1', '--keep', join(folder, 'habits'), '--out', file);
  expect(learned().habits).toEqual(habits);
  await lab('habits', ...small, '--players', '4', '--steps', '1', '--into', file);
  expect(Object.keys(learned().habits ?? {})).toEqual(['3', '4']);
  await expect(runLab(['habits', '--game', 'rajas', '--into', file])).rejects.toThrow(UsageError);
});

test('lab ladder rates every level, and lab report writes a page about its games', async () => {
  const keep = join(folder, 'ladder');
  const rungs = JSON.parse(await lab('ladder', '--game', 'taj-mahal', '--games', '1', '--looks', '2', '--keep', keep, '--json'));
  expect(rungs.map(({ a, b }: { a: string; b: string }) => `${a} ${b}`)).toEqual([
    'novice random',
    'casual novice',
    'greedy casual',
    'planner greedy',
    'master planner',
    'expert master',
    'expert flat',
    'expert ismcts',
  ]);
  for (const { eloA, eloB } of rungs) expect([eloA.elo, eloA.margin, eloB.elo, eloB.margin].every(Number.isFinite)).toBe(true);
  expect(readMatches(keep).flatMap(({ rounds }) => rounds.map(({ usage }) => usage))).toContain(undefined);
  const page = join(folder, 'report.html');
  expect(await lab('report', '--keep', keep, '--out', page)).toContain('8 matches');
  expect(readFileSync(page, 'utf8')).toContain('master against planner at 2 looks');
});

test('the tables about the strength of bots agree with the stored games', async () => {
  const repository = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
  const page = readFileSync(repository('docs/bots.md'), 'utf8');
  expect(await withTables(page, repository('packages/bots/matches'))).toBe(page);
});

test('lab targets plays only what is asked for, and lab report --into needs marks', async () => {
  expect(await lab('targets', '--level', 'planner', '--keep', folder)).toBe('');
  const page = join(folder, 'page.md');
  writeFileSync(page, 'no marks');
  await expect(runLab(['report', '--into', page, '--keep', join(folder, 'ladder')])).rejects.toThrow('no marks');
});

test('lab ladder --all plays everyone against everyone', async () => {
  const args = ['--game', 'cards-and-karma', '--games', '1', '--looks', '1', '--keep', join(folder, 'all'), '--json'];
  const pairs: { a: string; b: string }[] = JSON.parse(await lab('ladder', '--all', ...args));
  expect(new Set(pairs.map(({ a, b }) => [a, b].sort().join(' '))).size).toBe((9 * 8) / 2);
  expect(pairs).toContainEqual(expect.objectContaining({ a: 'ismcts', b: 'casual' }));
});

test('lab cost prints medians and kept budgets', async () => {
  const [cost] = JSON.parse(
    await lab('cost', '--game', 'taj-mahal', '--players', '3', '--games', '1', '--budgets', '0.02', '--json'),
  );
  expect(cost.greedyMedian).toBeGreaterThan(0);
  expect(cost.kept.map(({ level, seconds }: { level: string; seconds: number }) => [level, seconds])).toEqual([
    ['planner', 0.02],
    ['master', 0.02],
    ['expert', 0.02],
  ]);
});

describe('lab puzzles', () => {
  const file = join(folder, 'puzzles.json');
  const args = ['puzzles', '--game', 'taj-mahal', '--players', '3', '--games', '1', '--most', '1', '--seed', 'f'];

  test('adds what it finds to a file, each puzzle once', async () => {
    const out = await lab(...args, '--out', file);
    const book = JSON.parse(readFileSync(file, 'utf8'));
    expect(out).toContain(`${book.puzzles.length} in ${file}`);
    expect(book).toMatchObject({
      game: 'taj-mahal',
      commands: [`durbar lab ${args.join(' ')}`],
      puzzles: [{ found: { greedy: 0, master: 1 } }],
    });
    await lab(...args, '--out', file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(book);
  });

  test('says how many a level solves', async () => {
    expect(await lab('puzzles', '--check', file, '--level', 'greedy')).toContain('taj-mahal: greedy solves 0 of 1 puzzles');
    await expect(runLab(['puzzles', '--check', file, '--level', 'sage'])).rejects.toThrow(UsageError);
  });

  test('rejects a file of another game, and a missing one', async () => {
    await expect(runLab(args)).rejects.toThrow(UsageError);
    await expect(runLab(['puzzles', '--game', 'rajas', '--out', file])).rejects.toThrow(UsageError);
  });
});
