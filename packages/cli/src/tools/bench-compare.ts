import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@durbar/catalogue';
import type { SetUp } from '@durbar/engine';
import { progressBar } from '../output.ts';
import { optionsFrom, wholeNumber } from '../usage.ts';
import { checkOut } from './checkout.ts';
import type { Pass, PlayerTask } from './compare-player.ts';
import { type Comparison, comparisonTable, hasLost } from './comparison.ts';

const USAGE = `npm run bench:compare -- [commit] [--game G] [--players 4] [--option k=v …] [--pairs 4]

Plays the same random games with the rules of a commit (by default the last one) and with those of the working tree, alternating, and compares
the fastest passes in CPU time. Fails if a game has lost more than five percent.`;

const WARM_UP_SECONDS = 1;
const PASS_SECONDS = 0.03;
/** Tolerance for timer resolution. */
const SHORTEST_SECONDS = 0.004;
/** Passes of each version in one pair of processes. */
const PASSES = 50;
const REPOSITORY = join(import.meta.dirname, '../../../..');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    players: { type: 'string' },
    option: { type: 'string', multiple: true },
    pairs: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(USAGE);
else await compare(positionals[0] ?? 'HEAD');

async function compare(commit: string): Promise<void> {
  const games = values.game === undefined ? GAME_IDS : [values.game];
  const setUp = { players: wholeNumber('players', values.players, 4), options: optionsFrom(values.option) };
  const pairs = wholeNumber('pairs', values.pairs, 4);
  const root = checkOut(REPOSITORY, commit);
  const bar = progressBar('bench:compare', games.length * pairs);
  try {
    const comparisons: Comparison[] = [];
    for (const [index, game] of games.entries()) {
      comparisons.push(await compareGame(game, setUp, root, pairs, (done) => bar.tick(index * pairs + done)));
    }
    bar.end();
    for (const line of comparisonTable(comparisons)) console.log(line);
    if (comparisons.some(hasLost)) process.exitCode = 1;
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** JIT results vary by process, so several pairs run. */
async function compareGame(
  game: string,
  setUp: SetUp,
  root: string,
  pairs: number,
  tick: (done: number) => void,
): Promise<Comparison> {
  const comparison = { game, before: [] as Pass[], now: [] as Pass[] };
  for (let pair = 1; pair <= pairs; pair++) {
    const before = playerOf({ root, game, setUp });
    const now = playerOf({ root: REPOSITORY, game, setUp });
    const games = Math.min(await warmUp(before), await warmUp(now));
    for (let i = 0; i < PASSES; i++) {
      comparison.before.push(await pass(before, games));
      comparison.now.push(await pass(now, games));
    }
    before.disconnect();
    now.disconnect();
    tick(pair);
  }
  return comparison;
}

function playerOf(task: PlayerTask): ChildProcess {
  const player = fork(join(import.meta.dirname, 'compare-player.ts'), [JSON.stringify(task)]);
  return player.once('exit', (code) => {
    if (code !== 0) throw new Error(`the rules in ${task.root} could not be played`);
  });
}

async function pass(player: ChildProcess, games: number): Promise<Pass> {
  const answer = once(player, 'message');
  player.send(games);
  const [played] = await answer;
  return played;
}

/** Returns how many games fill a pass. */
async function warmUp(player: ChildProcess): Promise<number> {
  let games = 1;
  for (let seconds = 0; seconds < WARM_UP_SECONDS; ) {
    const played = await pass(player, games);
    seconds += played.seconds;
    games = Math.ceil((games * PASS_SECONDS) / Math.max(played.seconds, SHORTEST_SECONDS));
  }
  return games;
}
