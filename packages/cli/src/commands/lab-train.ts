import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { evaluationOf, type Features, type LearnedModel, loadFeatures, type Weights } from '@durbar/bots';
import { type Trained, type TrainPlan, train } from '@durbar/bots/lab';
import { anyOf } from '../lists.ts';
import { progressBar } from '../output.ts';
import { gameNamed, optionsFrom, parseCommand, rulesOrUsageError, UsageError, wholeNumber } from '../usage.ts';
import { fileName, LAB_DIRECTORY } from './lab-keep.ts';

const DEFAULTS = { epochs: 12, rate: 0.02, decay: 1e-4, slips: 0.1, samplesPerGame: 40 };
/** Larger perturbations play nonsense, smaller ones make no difference. */
const TRIAL_SIZE = 0.03;

/** Learns a game's weights by self-play and writes them into a file. The same command learns the same weights. */
export async function runLabTrain(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, {
    game: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string' },
    generations: { type: 'string' },
    hidden: { type: 'string' },
    planners: { type: 'string' },
    margin: { type: 'string' },
    mixed: { type: 'string' },
    start: { type: 'string' },
    learn: { type: 'string' },
    tune: { type: 'string' },
    trials: { type: 'string' },
    rounds: { type: 'string' },
    'mixed-trials': { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    out: { type: 'string' },
    keep: { type: 'string' },
    fresh: { type: 'boolean' },
  });
  const game = await gameNamed(values.game);
  const features = await loadFeatures(game.id);
  if (!features) throw new UsageError(`${game.id} has no features to learn with`);
  const players = wholeNumber('players', values.players, game.players.min);
  const start = values.start === undefined ? undefined : startFrom(values.start, features, players);
  const plan: TrainPlan = {
    ...DEFAULTS,
    ...(start && { start }),
    ...(start && values.learn && { learn: { places: placesNamed(values.learn, features.names), others: start } }),
    rules: rulesOrUsageError(game, { players, options: optionsFrom(values.option) }),
    features,
    games: wholeNumber('games', values.games, 500),
    generations: wholeNumber('generations', values.generations, 4),
    hidden: amount('hidden', values.hidden, 0),
    planners: amount('planners', values.planners, 0.5),
    margin: amount('margin', values.margin, 8),
    mixed: amount('mixed', values.mixed, 0),
    seed: values.seed ?? '1',
    ...(values.tune && {
      tuning: {
        steps: wholeNumber('tune', values.tune, 0),
        games: wholeNumber('trials', values.trials, 400),
        size: TRIAL_SIZE,
        ...(values.rounds && { rounds: wholeNumber('rounds', values.rounds, 1) }),
        mixed: amount('mixed-trials', values['mixed-trials'], 0),
      },
    }),
  };
  const command = commandOf(args, start);
  const model = learn(
    plan,
    join(values.keep ?? LAB_DIRECTORY, `${fileName(`train ${game.id} ${players}`, command)}.json`),
    values.fresh ?? false,
  );
  const out = values.out ?? `weights-${game.id}.json`;
  writeWeights(out, game.id, features.names, players, { command, seed: plan.seed, date: today(), ...model });
  console.log(`${game.id}, ${players} players: ${out}`);
  return 0;
}

function startFrom(file: string, features: Features, players: number): LearnedModel {
  const weights: Weights = JSON.parse(readFileSync(file, 'utf8'));
  return evaluationOf(features, weights, players).model;
}

function placesNamed(text: string, names: readonly string[]): ReadonlySet<number> {
  return new Set(
    text.split(',').map((name) => {
      const place = names.indexOf(name);
      if (place < 0) throw new UsageError(`--learn takes ${anyOf(names)}, not "${name}"`);
      return place;
    }),
  );
}

const START_FILE = 'start.json';

/** The command that reproduces the weights, including its starting weights. */
function commandOf(args: readonly string[], start: LearnedModel | undefined): string {
  const own = ['durbar', 'lab', 'train', ...withoutFiles(args)].join(' ');
  return start ? `${start.command} --out ${START_FILE} && ${own} --start ${START_FILE}` : own;
}

/** Models are stored after each generation, so training can resume. */
function learn(plan: TrainPlan, file: string, fresh: boolean): Trained {
  if (fresh) rmSync(file, { force: true });
  const models: Trained[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  mkdirSync(dirname(file), { recursive: true });
  const bar = progressBar('train', gamesBefore(plan, Number.MAX_SAFE_INTEGER));
  for (const { generation, game, model, loss } of train(plan, models)) {
    bar.tick(gamesBefore(plan, generation) + game);
    if (!model) continue;
    models.push(model);
    writeFileSync(file, JSON.stringify(models));
    console.error(`generation ${generation + 1}${loss === undefined ? '' : `: cross-entropy ${loss.toFixed(4)}`}`);
  }
  bar.end();
  const last = models.at(-1);
  if (!last) throw new UsageError('--generations must be at least 1');
  return last;
}

/** Generations come first, then the tuning steps, then the games of the policy. */
function gamesBefore({ generations, games, tuning }: TrainPlan, generation: number): number {
  const learned = Math.min(generation, generations);
  const tuned = Math.min(generation - learned, tuning?.steps ?? 0);
  const last = generation > learned + tuned && tuning ? 1 : 0;
  return (learned + last) * games + tuned * (tuning?.games ?? 0);
}

function writeWeights(
  file: string,
  game: string,
  features: readonly string[],
  players: number,
  learned: Weights['byPlayers'][string],
): void {
  const known: Weights | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const others = known?.features.join() === features.join() ? known.byPlayers : {};
  const kept = {
    ...(known?.search && { search: known.search }),
    ...(known?.expert && { expert: known.expert }),
    ...(known?.habits && { habits: known.habits }),
  };
  const weights: Weights = { game, features, ...kept, byPlayers: { ...others, [players]: learned } };
  writeFileSync(file, `${JSON.stringify(weights, undefined, 1)}\n`);
}

function amount(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!(value >= 0)) throw new UsageError(`--${name} takes a number from 0, not "${text}"`);
  return value;
}

/** The reproducing command does not depend on where the weights are written. */
function withoutFiles(args: readonly string[]): string[] {
  return args.filter((arg, index) => !isFileOption(arg) && !isFileOption(args[index - 1]) && arg !== '--fresh');
}

function isFileOption(arg: string | undefined): boolean {
  return arg === '--out' || arg === '--keep' || arg === '--start';
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
