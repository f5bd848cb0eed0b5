import { readFileSync, writeFileSync } from 'node:fs';
import { type LearnedHabits, loadFeatures, type Weights } from '@durbar/bots';
import { type HabitPlan, learnHabits, learnOutlook } from '@durbar/bots/lab';
import { progressBar } from '../output.ts';
import { gameNamed, parseCommand, positiveNumber, rulesOrUsageError, UsageError, wholeNumber } from '../usage.ts';

const SEED = 'durbar';

/** Learns the habits of a game's players by self-play and writes them into its file of weights. The same command learns the same habits. */
export async function runLabHabits(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, {
    game: { type: 'string' },
    players: { type: 'string' },
    steps: { type: 'string' },
    games: { type: 'string' },
    margin: { type: 'string' },
    seed: { type: 'string' },
    into: { type: 'string' },
  });
  const game = await gameNamed(values.game);
  const features = await loadFeatures(game.id);
  if (!features?.habits) throw new UsageError(`${game.id} has no habits to learn`);
  if (values.into === undefined) throw new UsageError('--into names the file of weights to write the habits into');
  const players = wholeNumber('players', values.players, game.players.min);
  const plan: HabitPlan = {
    rules: rulesOrUsageError(game, { players }),
    features,
    steps: wholeNumber('steps', values.steps, 60),
    games: wholeNumber('games', values.games, 1500),
    margin: positiveNumber('margin', values.margin, 10),
    seed: values.seed ?? SEED,
  };
  const strengths = learn(plan);
  const { traits } = features.habits;
  const habits: LearnedHabits = {
    command: commandOf(game.id, plan),
    seed: plan.seed,
    date: new Date().toISOString().slice(0, 10),
    strengths: Object.fromEntries(traits.map(({ name }, place) => [name, strengths[place] ?? 0])),
    outlook: learnOutlook(plan, strengths),
  };
  const weights: Weights = JSON.parse(readFileSync(values.into, 'utf8'));
  writeFileSync(values.into, `${JSON.stringify(withHabits(weights, players, habits), undefined, 1)}\n`);
  console.log(`${game.id}, ${players} players: ${values.into}`);
  return 0;
}

function learn(plan: HabitPlan): Float64Array {
  const bar = progressBar('habits', plan.steps);
  let learned = new Float64Array();
  let steps = 0;
  for (const strengths of learnHabits(plan)) {
    learned = Float64Array.from(strengths);
    bar.tick(++steps);
  }
  bar.end();
  return learned;
}

function commandOf(game: string, { rules, steps, games, margin, seed }: HabitPlan): string {
  const size = `--players ${rules.setUp.players} --steps ${steps} --games ${games} --margin ${margin}`;
  return `durbar lab habits --game ${game} ${size} --seed ${seed}`;
}

/** Habits come before the models, which are long. */
function withHabits({ byPlayers, ...head }: Weights, players: number, habits: LearnedHabits): Weights {
  return { ...head, habits: { ...head.habits, [players]: habits }, byPlayers };
}
