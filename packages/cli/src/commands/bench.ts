import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { loadGames } from '@durbar/catalogue';
import type { AnyGame, SetUp } from '@durbar/engine';
import { printJson, progressBar, rounded, withThousands } from '../output.ts';
import { optionsFrom, parseCommand, positiveNumber, rulesOrUsageError, UsageError, wholeNumber } from '../usage.ts';
import type { BenchTask, Figures, Speeds } from './bench-measure.ts';

export const BENCH_HELP = `bench [--seconds S] [--game G] [--players N] [--edition E] [--option k=v …] [--json]
    measures random play with every choice listed, on one thread: decisions (chance included), whole games, copies of a mid-game position.
    Each game and number of players gets its own thread: S/2 seconds to warm up, then nine passes that together take S seconds
    (3 by default) of CPU time. Other processes can only slow a pass down, so it reports the fastest, plus the median`;

interface BenchResult extends Speeds {
  readonly game: string;
  readonly players: number;
  readonly options: SetUp['options'];
  readonly edition: SetUp['edition'];
  /** The median pass; the other figures are from the fastest. */
  readonly median: Speeds;
}

export async function runBench(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, {
    seconds: { type: 'string' },
    game: { type: 'string' },
    players: { type: 'string' },
    edition: { type: 'string' },
    option: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  });
  const seconds = positiveNumber('seconds', values.seconds, 3);
  const edition = values.edition === undefined ? {} : { edition: values.edition };
  const tasks = (await gamesToMeasure(values.game)).flatMap((game) =>
    playerCounts(game, values.players).map((players): BenchTask => {
      const { setUp } = rulesOrUsageError(game, { players, options: optionsFrom(values.option), ...edition });
      return { game: game.id, setUp, seconds };
    }),
  );
  const results = await measureInTurn(tasks);
  if (values.json) printJson({ results });
  else for (const result of results) console.log(resultText(result));
  return 0;
}

async function gamesToMeasure(wanted: string | undefined): Promise<AnyGame[]> {
  const games = (await loadGames()).filter(({ id }) => wanted === undefined || id === wanted);
  if (games.length === 0) throw new UsageError(`there is no game "${wanted}"`);
  return games;
}

function playerCounts({ players: { min, max } }: AnyGame, wanted: string | undefined): number[] {
  if (wanted !== undefined) return [wholeNumber('players', wanted, min)];
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

async function measureInTurn(tasks: readonly BenchTask[]): Promise<BenchResult[]> {
  const bar = progressBar('bench', tasks.length);
  const results: BenchResult[] = [];
  for (const task of tasks) {
    const worker = new Worker(new URL('./bench-worker.ts', import.meta.url), { workerData: task });
    const [figures] = await once(worker, 'message');
    results.push(resultOf(task, figures));
    bar.tick(results.length);
  }
  bar.end();
  return results;
}

function resultOf({ game, setUp: { players, options, edition } }: BenchTask, { best, median }: Figures): BenchResult {
  return { game, players, options, edition, ...roundedSpeeds(best), median: roundedSpeeds(median) };
}

function roundedSpeeds({ decisionsPerSecond, gamesPerSecond, copiesPerSecond }: Speeds): Speeds {
  return {
    decisionsPerSecond: Math.round(decisionsPerSecond),
    gamesPerSecond: rounded(gamesPerSecond, 1),
    copiesPerSecond: Math.round(copiesPerSecond),
  };
}

function resultText(result: BenchResult): string {
  const figure = (name: keyof Speeds, width: number): string => {
    const [best, median] = [withThousands(result[name]), withThousands(result.median[name])];
    return `${best.padStart(width)} (${median}) ${name.replace('PerSecond', '/s')}`;
  };
  const figures = [figure('decisionsPerSecond', 11), figure('gamesPerSecond', 7), figure('copiesPerSecond', 11)];
  return `${result.game.padEnd(16)} ${result.players} players ${figures.join(' ')}`;
}
