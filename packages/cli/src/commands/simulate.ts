import { availableParallelism } from 'node:os';
import { isLevel, LEVELS, type Level } from '@durbar/bots';
import { Threads } from '@durbar/bots/node';
import { anyOf } from '../lists.ts';
import { printJson, progressBar } from '../output.ts';
import { gameNamed, optionsFrom, parseCommand, positiveNumber, readJson, UsageError, wholeNumber } from '../usage.ts';
import { checkSimulation, playStretch, type SimulatedGame, type Simulation, type Stretch } from './simulate-games.ts';
import { printReport, reportOf } from './simulate-report.ts';

export const SIMULATE_HELP = `simulate GAME --players N --games N [--seed S] [--edition E | --edition FILE.json] [--option k=v …] [--random-options] [--bots a,b,… [--budget S]] [--threads N] [--json]
    plays games to the end, on all cores or N of them, with the same result for the same seed; writes a saved game if one fails`;

type Games = readonly SimulatedGame[];

/** A thread needs a moment to start, so it gets this many random games at a time. */
const RANDOM_GAMES_AT_A_TIME = 50;

export async function runSimulate(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommand(args, {
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    edition: { type: 'string' },
    option: { type: 'string', multiple: true },
    'random-options': { type: 'boolean' },
    bots: { type: 'string' },
    budget: { type: 'string' },
    threads: { type: 'string' },
    json: { type: 'boolean' },
  });
  const simulation: Simulation = {
    game: (await gameNamed(positionals[0])).id,
    players: values.players === undefined ? undefined : wholeNumber('players', values.players, 0),
    seed: values.seed ?? '1',
    edition: values.edition,
    ...(values.edition?.endsWith('.json') ? { editionData: readJson(values.edition) } : {}),
    options: optionsFrom(values.option),
    randomOptions: values['random-options'] ?? false,
    bots: levelsFrom(values.bots),
    budget: positiveNumber('budget', values.budget, 0.1),
  };
  if (simulation.players === undefined && !simulation.randomOptions) throw new UsageError('--players is required');
  await checkSimulation(simulation);
  const games = wholeNumber('games', values.games, 1000);
  const threads = Math.min(wholeNumber('threads', values.threads, availableParallelism()), availableParallelism());
  const started = performance.now();
  const played = await playAll(stretchesOf(simulation, games), threads);
  const report = reportOf(simulation, played, (performance.now() - started) / 1000);
  if (values.json) printJson(report);
  else printReport(report);
  return report.failed > 0 ? 1 : 0;
}

function levelsFrom(text: string | undefined): Level[] {
  if (text === undefined) return [];
  return text.split(',').map((name) => {
    if (isLevel(name)) return name;
    throw new UsageError(`--bots takes levels separated by commas (${anyOf(LEVELS)}), not "${name}"`);
  });
}

function stretchesOf(simulation: Simulation, games: number): readonly Stretch[] {
  const size = simulation.bots.length === 0 ? RANDOM_GAMES_AT_A_TIME : 1;
  return Array.from({ length: Math.ceil(games / size) }, (_, index) => ({
    simulation,
    from: index * size + 1,
    to: Math.min((index + 1) * size, games),
  }));
}

/** In the order of the games, whichever thread ends first. */
async function playAll(stretches: readonly Stretch[], threads: number): Promise<Games> {
  const [first] = stretches;
  if (!first) return [];
  const bar = progressBar(first.simulation.game, stretches.at(-1)?.to ?? 0);
  let done = 0;
  const counted = (played: Games): Games => {
    done += played.length;
    bar.tick(done);
    return played;
  };
  const needed = Math.min(threads, stretches.length);
  const played = needed === 1 ? await inTurn(stretches, counted) : await inThreads(stretches, needed, counted);
  bar.end();
  return played.flat();
}

async function inTurn(stretches: readonly Stretch[], counted: (played: Games) => Games): Promise<readonly Games[]> {
  const played: Games[] = [];
  for (const stretch of stretches) played.push(counted(await playStretch(stretch)));
  return played;
}

async function inThreads(
  stretches: readonly Stretch[],
  threads: number,
  counted: (played: Games) => Games,
): Promise<readonly Games[]> {
  const pool = new Threads<Stretch, Games>({ module: new URL('./simulate-worker.ts', import.meta.url), most: threads });
  try {
    return await Promise.all(stretches.map(async (stretch) => counted(await pool.run(stretch))));
  } finally {
    await pool.close();
  }
}
