import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadGame } from '@durbar/catalogue';
import { chanceText, commitmentOf, newSeed, sharedSeed } from '@durbar/chance';
import {
  defined,
  type Entry,
  type Fairness,
  type Match,
  mustAnswer,
  mustRules,
  newMatch,
  questionOf,
  randomChoice,
  type SetUp,
  saveMatch,
  seededRandom,
  undoTo,
} from '@durbar/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Run, run } from './testing/run.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durbar-cli-'));
});
afterAll(async () => rm(folder, { recursive: true }));

/** The command as a separate process. */
function asProcess(...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...args], { cwd: folder }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

async function savedTajMahal(edition: Pick<SetUp, 'editionData'> = {}) {
  const game = defined(await loadGame('taj-mahal'), 'Taj Mahal');
  const rules = mustRules(game, { players: 3, ...edition });
  let match = newMatch(rules);
  const random = seededRandom('cli');
  while (questionOf(match)) match = mustAnswer(match, game.format(rules.game, randomChoice(rules, match.position, random)));
  return saveMatch(match);
}

describe('durbar', () => {
  test('games lists players and options', async () => {
    const { code, out } = await asProcess('games', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ id: 'taj-mahal', players: { min: 3, max: 5 } }));
  });

  test('simulate reports finished games, the same for the same seed', async () => {
    const args = ['simulate', 'taj-mahal', '--players', '5', '--games', '20', '--seed', 's', '--json'];
    const first = JSON.parse((await run(...args)).out);
    const second = JSON.parse((await run(...args)).out);
    expect(first).toMatchObject({ game: 'taj-mahal', players: 5, games: 20, finished: 20, failed: 0 });
    expect(first.winsBySeat.reduce((a: number, b: number) => a + b)).toBeCloseTo(20, 0);
    expect(second.winsBySeat).toEqual(first.winsBySeat);
  });

  test.each([
    ['at random', ['--games', '120']],
    ['by bots', ['--games', '4', '--bots', 'greedy,random']],
    ['with random options', ['--games', '120', '--random-options']],
  ])('simulate reports the same on one thread as on two: %s', async (_, how) => {
    const on = async (threads: string) => {
      const args = ['simulate', 'cards-and-karma', '--players', '2', '--seed', 's', ...how, '--threads', threads, '--json'];
      const { seconds, decisionsPerSecond, gamesPerSecond, ...report } = JSON.parse((await run(...args)).out);
      return report;
    };
    expect(await on('2')).toEqual(await on('1'));
  });

  test('simulate plays another edition', async () => {
    const args = ['simulate', 'cards-and-karma', '--players', '2', '--games', '20', '--seed', 's', '--json'];
    const house = JSON.parse((await run(...args)).out);
    const swift = JSON.parse((await run(...args, '--edition', 'swift')).out);
    expect(swift).toMatchObject({ edition: 'swift', finished: 20 });
    expect(swift.decisions).not.toBe(house.decisions);
    expect((await run(...args, '--edition', 'none')).err).toContain('there is no edition "none"');
  });

  test('bench gives figures for each player count', async () => {
    const { out } = await run('bench', '--game', 'taj-mahal', '--seconds', '0.05', '--json');
    const { results } = JSON.parse(out);
    expect(results.map(({ players }: { players: number }) => players)).toEqual([3, 4, 5]);
    for (const result of results) {
      for (const speed of ['decisionsPerSecond', 'gamesPerSecond', 'copiesPerSecond']) {
        expect(result.median[speed]).toBeGreaterThan(0);
        expect(result[speed]).toBeGreaterThanOrEqual(result.median[speed]);
      }
    }
  });

  test('replay prints a whole game, stops at a given entry and names a faulty one', async () => {
    const saved = await savedTajMahal();
    const file = join(folder, 'game.json');
    await writeFile(file, JSON.stringify(saved));
    const whole = await run('replay', file);
    expect(whole.code).toBe(0);
    expect(whole.out).toContain(`${saved.entries.length}. `);
    expect(whole.out).toContain('rank 1');
    const part = await run('replay', file, '--to', '40', '--json');
    expect(JSON.parse(part.out)).toMatchObject({ entries: 40, finished: false });
    await writeFile(
      file,
      JSON.stringify({ ...saved, entries: saved.entries.with(50, { ...saved.entries[50], text: 'nonsense' } as Entry) }),
    );
    const broken = await run('replay', file);
    expect(broken).toMatchObject({ code: 1, out: '' });
    expect(broken.err).toContain('Entry 51');
  });

  test('position writes a position in one line and explains a line', async () => {
    const saved = await savedTajMahal();
    const file = join(folder, 'position.json');
    await writeFile(file, JSON.stringify(saved));
    const { out } = await run('position', file, '--at', '60');
    expect(out).toMatch(/^taj-mahal rules:2 players:3 \| visit:.+\.\n$/);
    const said = await run('position', '--text', out.trim(), '--json');
    const { by, text } = saved.entries[60] as { readonly by: number; readonly text: string };
    expect(JSON.parse(said.out)).toMatchObject({ decider: by, choices: expect.arrayContaining([text]) });
    expect((await run('position', file)).out).toMatch(/ \| over\.\n$/);
    const damaged = await run('position', '--text', out.trim().replace(' startSeat', ' starSeat'));
    expect(damaged.code).toBe(1);
    expect(damaged.err).toMatch(/^durbar: At character \d+: "starSeat" is not one of: visit, startSeat, /);
  });

  test('position reads a line with a custom edition from the edition file or a saved game', async () => {
    const taj = defined(await loadGame('taj-mahal'), 'Taj Mahal');
    const { edition } = taj.describe(mustRules(taj, { players: 3 }).game) as { readonly edition: object };
    const [game, own] = [join(folder, 'own-game.json'), join(folder, 'own-edition.json')];
    await writeFile(own, JSON.stringify(edition));
    await writeFile(game, JSON.stringify(await savedTajMahal({ editionData: edition })));
    const text = (await run('position', game, '--at', '60')).out.trim();
    expect(text).toMatch(/^taj-mahal rules:2 players:3 edition:custom \|/);
    expect(await run('position', '--text', text)).toMatchObject({ code: 2 });
    const said = await run('position', '--text', text, '--edition', own);
    expect(said).toMatchObject({ code: 0, out: expect.stringMatching(/^Taj Mahal\nSeat \d decides/) });
    expect(await run('position', '--text', text, '--edition', game)).toEqual(said);
  });

  test('replay --verify finds a game of older rules fair, and another seed unfair', async () => {
    const fixture = fileURLToPath(new URL('../../../fixtures/games/rajas-base-2-greedy-undo.json', import.meta.url));
    const fair = await run('replay', fixture, '--verify');
    expect(fair.code).toBe(0);
    expect(fair.out).toMatch(/All \d{2,} draws follow from the promised seed\./);
    const saved = JSON.parse(await readFile(fixture, 'utf8'));
    const file = join(folder, 'other-seed.json');
    await writeFile(file, JSON.stringify({ ...saved, fairness: { ...saved.fairness, seed: '0'.repeat(64) } }));
    const unfair = await run('replay', file, '--verify', '--json');
    expect(unfair.code).toBe(1);
    expect(JSON.parse(unfair.out).chance).toMatchObject({
      finding: 'unfair',
      unchecked: 0,
      promiseKept: false,
      differing: expect.arrayContaining([1]),
    });
  });

  test('replay --verify checks the players’ shares of the seed and undone draws', async () => {
    const nonces = ['1', '2'].map((digit) => digit.repeat(64));
    const shares = nonces.map((nonce, seat) => ({ seat, promise: commitmentOf(nonce), nonce }));
    const silent = { seat: 2, promise: commitmentOf(newSeed()) };
    const shared = { secret: newSeed(), shares: [...shares, silent] };
    const fairness = { commitment: commitmentOf(shared.secret), seed: sharedSeed(shared), shared };
    const file = join(folder, 'shared.json');
    const match = await playedWithTakeBack(fairness.seed);
    const verified = async (change: Partial<Fairness> = {}) => {
      await writeFile(file, JSON.stringify(saveMatch(match, { fairness: { ...fairness, ...change } })));
      return run('replay', file, '--verify');
    };
    const fair = await verified();
    expect(fair).toMatchObject({ code: 0 });
    expect(fair.out).toContain('Contributed to the seed: seats 1 and 2.');
    expect(fair.out).toContain('Promised a share but didn’t reveal it: seat 3.');
    expect(fair.out).toMatch(/All \d{2,} draws follow from the promised seed\./);
    expect(await verified({ shared: { ...shared, secret: newSeed() } })).toMatchObject({ code: 1 });
    const forged = shares.map((share) => ({ ...share, nonce: newSeed() }));
    const unfair = await verified({ shared: { ...shared, shares: forged } });
    expect(unfair.code).toBe(1);
    expect(unfair.out).toContain('The seed doesn’t match the fingerprint.');
  });

  /** A game of chance answers and first choices, with one draw undone and redrawn. */
  async function playedWithTakeBack(seed: string): Promise<Match> {
    const game = defined(await loadGame('taj-mahal'), 'Taj Mahal');
    let match = newMatch(mustRules(game, { players: 3 }));
    let hasTakenBack = false;
    for (let question = questionOf(match); question && match.journal.live.length < 120; question = questionOf(match)) {
      const { length } = match.journal.live;
      const first = defined(question.choices[0], 'choice');
      const text = question.decider === 'chance' ? chanceText(match, seed) : game.format(match.rules.game, first);
      match = mustAnswer(match, text);
      if (length < 60 || hasTakenBack) continue;
      match = undoTo(match, 0, 20);
      hasTakenBack = true;
    }
    return match;
  }

  test('usage errors have their own exit code', async () => {
    expect(await asProcess('bench', '--speed')).toEqual({ ...(await run('bench', '--speed')), code: 2 });
  });

  test('usage errors are reported in one sentence', async () => {
    for (const args of [
      ['simulate', 'chess', '--players', '2'],
      ['simulate', 'taj-mahal'],
      ['replay', 'no-such-file'],
      ['bench', '--speed'],
    ]) {
      const { code, err } = await run(...args);
      expect(code).toBe(2);
      expect(err).toMatch(/^durbar: .+\n$/);
    }
    const refused = await run('simulate', 'taj-mahal', '--players', '2');
    expect(refused.err).toContain('players: 2 is not a whole number from 3 to 5');
  });
});
