import { writeFileSync } from 'node:fs';
import { createBot, isLevel, LEVELS, type Level } from '@durbar/bots';
import { playGame as playWithBots } from '@durbar/bots/lab';
import {
  type AnyGame,
  advance,
  begin,
  defined,
  drawnRules as drawRules,
  mustAnswer,
  newMatch,
  questionOf,
  type Random,
  type Rules,
  randomChoice,
  type SavedGame,
  type SetUp,
  type Standing,
  saveMatch,
  seededRandom,
} from '@durbar/engine';
import { anyOf } from '../lists.ts';
import { printJson, progressBar, rounded, withThousands } from '../output.ts';
import { shareOf, summaryOf } from '../statistics.ts';
import { gameNamed, optionsFrom, parseCommand, positiveNumber, rulesOrUsageError, UsageError, wholeNumber } from '../usage.ts';

interface Plan {
  readonly game: AnyGame;
  readonly players: number | undefined;
  readonly games: number;
  readonly seed: string;
  readonly edition: string | undefined;
  readonly options: Readonly<Record<string, string>>;
  readonly randomOptions: boolean;
  /** Bot levels by seat, cycling; random play by default. */
  readonly bots: readonly Level[];
  /** Thinking time per bot decision, in seconds. */
  readonly budget: number;
}

interface Tally {
  decisions: number;
  failed: number;
  readonly finished: (readonly Standing[])[];
  /** How many rounds each game took, for games that count them. */
  readonly rounds: number[];
  readonly files: string[];
}

/** Safety limit: a game this long never ends. */
const MAX_DECISIONS = 1_000_000;

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
    json: { type: 'boolean' },
  });
  const plan: Plan = {
    game: await gameNamed(positionals[0]),
    players: values.players === undefined ? undefined : wholeNumber('players', values.players, 0),
    games: wholeNumber('games', values.games, 1000),
    seed: values.seed ?? '1',
    edition: values.edition,
    options: optionsFrom(values.option),
    randomOptions: values['random-options'] ?? false,
    bots: levelsFrom(values.bots),
    budget: positiveNumber('budget', values.budget, 0.1),
  };
  if (plan.players === undefined && !plan.randomOptions) throw new UsageError('--players is required');
  const started = performance.now();
  const tally = await simulate(plan);
  const report = reportOf(plan, tally, (performance.now() - started) / 1000);
  if (values.json) printJson(report);
  else printReport(report);
  return tally.failed > 0 ? 1 : 0;
}

async function simulate(plan: Plan): Promise<Tally> {
  const tally: Tally = { decisions: 0, failed: 0, finished: [], rounds: [], files: [] };
  const bar = progressBar(plan.game.id, plan.games);
  const fixed = plan.randomOptions ? undefined : rulesOrUsageError(plan.game, setUpOf(plan));
  for (let number = 1; number <= plan.games; number++) {
    const random = seededRandom(`${plan.seed}/${number}`);
    const rules = fixed ?? drawnRules(plan, random);
    if (plan.bots.length === 0) playGame(rules, `${plan.seed}/${number}`, tally);
    else await playBotGame(rules, plan, `${plan.seed}/${number}`, tally);
    bar.tick(number);
  }
  bar.end();
  return tally;
}

function levelsFrom(text: string | undefined): Level[] {
  if (text === undefined) return [];
  return text.split(',').map((name) => {
    if (isLevel(name)) return name;
    throw new UsageError(`--bots takes levels separated by commas (${anyOf(LEVELS)}), not "${name}"`);
  });
}

async function playBotGame(rules: Rules, { bots, budget }: Plan, seed: string, tally: Tally): Promise<void> {
  const levels = Array.from({ length: rules.setUp.players }, (_, seat) => defined(bots[seat % bots.length], 'level'));
  const players = await Promise.all(levels.map((level) => createBot(level, rules)));
  const { standings, decisions, state } = playWithBots({ rules, players, budget: { seconds: budget }, seed });
  tally.decisions += decisions.length;
  tally.finished.push(standings);
  tally.rounds.push(...roundsOf(state));
}

function setUpOf({ players, game, options, edition }: Plan): SetUp {
  return { players: players ?? game.players.min, options, ...(edition === undefined ? {} : { edition }) };
}

/** Unspecified players and options are drawn evenly. */
function drawnRules(plan: Plan, random: Random): Rules {
  const { game, edition } = plan;
  const span = game.players.max - game.players.min + 1;
  const players = plan.players ?? game.players.min + Math.floor(random() * span);
  const rules = drawRules(game, players, plan.options, random);
  if (!rules) throw new UsageError('no combination of options is accepted');
  return edition === undefined ? rules : rulesOrUsageError(game, { ...rules.setUp, edition });
}

function playGame(rules: Rules, seed: string, tally: Tally): void {
  const random = seededRandom(seed);
  try {
    const { position } = begin(rules);
    let decisions = 0;
    for (; position.agenda.length > 0; decisions++) {
      if (decisions >= MAX_DECISIONS) throw new Error(`the game didn’t end after ${MAX_DECISIONS} decisions`);
      advance(rules, position, randomChoice(rules, position, random));
    }
    tally.decisions += decisions;
    tally.finished.push(rules.definition.standings(rules.game, position.state));
    tally.rounds.push(...roundsOf(position.state));
  } catch (error) {
    tally.failed++;
    tally.files.push(writeFailure(rules, seed, error));
  }
}

/** The round in which a game ended; undefined if the game counts no rounds. */
function roundsOf(state: unknown): number[] {
  if (typeof state !== 'object' || state === null || !('round' in state)) return [];
  return typeof state.round === 'number' ? [state.round] : [];
}

/** Replays the game with a log, up to the failing entry. */
function writeFailure(rules: Rules, seed: string, error: unknown): string {
  const file = `failed-${rules.definition.id}-${seed.replace(/[^\w]+/g, '-')}.json`;
  const saved: SavedGame = loggedGame(rules, seed);
  writeFileSync(file, `${JSON.stringify(saved, undefined, 2)}\n`);
  console.error(
    `a game failed after entry ${saved.entries.length}: ${error instanceof Error ? error.message : error}; see ${file}`,
  );
  return file;
}

function loggedGame(rules: Rules, seed: string): SavedGame {
  const random = seededRandom(seed);
  let match = newMatch(rules);
  try {
    while (questionOf(match) && match.journal.live.length < MAX_DECISIONS) {
      match = mustAnswer(match, rules.definition.format(rules.game, randomChoice(rules, match.position, random)));
    }
  } catch {}
  return saveMatch(match);
}

function reportOf(plan: Plan, tally: Tally, seconds: number) {
  const { finished, failed, decisions } = tally;
  const seats = Math.max(0, ...finished.map((standings) => standings.length));
  const winsBySeat = Array.from({ length: seats }, (_, seat) => winsOf(finished, seat));
  return {
    game: plan.game.id,
    players: plan.players,
    ...(plan.edition === undefined ? {} : { edition: plan.edition }),
    games: plan.games,
    finished: finished.length,
    failed,
    decisions,
    seconds: rounded(seconds, 3),
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: rounded(finished.length / seconds, 1),
    winsBySeat: winsBySeat.map((wins) => rounded(wins, 2)),
    winRatesBySeat: winsBySeat.map((wins) => shareOf(wins, finished.length)),
    ...(tally.rounds.length > 0 ? { meanRounds: rounded(summaryOf(tally.rounds).mean, 2) } : {}),
    meanDecisions: rounded(decisions / Math.max(finished.length, 1), 1),
    scores: Array.from({ length: seats }, (_, seat) => summaryOf(scoresOf(finished, seat))),
    failures: tally.files,
  };
}

/** A victory shared by n seats counts 1/n for each. */
function winsOf(games: readonly (readonly Standing[])[], seat: number): number {
  return games.reduce((wins, standings) => {
    const winners = standings.filter(({ rank }) => rank === 1);
    return winners.some((winner) => winner.seat === seat) ? wins + 1 / winners.length : wins;
  }, 0);
}

function scoresOf(games: readonly (readonly Standing[])[], seat: number): number[] {
  return games.flatMap((standings) => standings.filter((standing) => standing.seat === seat).map(({ score }) => score));
}

function printReport(report: ReturnType<typeof reportOf>): void {
  console.log(
    `${report.game}: ${report.finished} of ${report.games} games finished, ${report.failed} failed, in ${report.seconds} s`,
  );
  console.log(
    `${withThousands(report.decisionsPerSecond)} decisions/s, ${report.gamesPerSecond} games/s, ${report.meanDecisions} decisions per game`,
  );
  if (report.meanRounds !== undefined) console.log(`${report.meanRounds} rounds per game`);
  for (const [seat, share] of report.winRatesBySeat.entries()) {
    const percent = (value: number) => `${(100 * value).toFixed(1)}%`;
    const { mean = 0, min = 0, max = 0 } = report.scores[seat] ?? {};
    const interval = `${percent(share.low)} to ${percent(share.high)}`;
    console.log(`seat ${seat + 1}: wins ${percent(share.rate)} (${interval}), score ${mean.toFixed(1)} (${min} to ${max})`);
  }
}
