import { writeFileSync } from 'node:fs';
import { createBot, type Level } from '@durbar/bots';
import { playGame as playWithBots, roundsOf } from '@durbar/bots/lab';
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
import { gameNamed, rulesOrUsageError, UsageError } from '../usage.ts';

/** Which games to play: plain data, so another thread can be asked. */
export interface Simulation {
  readonly game: string;
  readonly players: number | undefined;
  readonly seed: string;
  /** The id of a built-in edition, or the name of a file. */
  readonly edition: string | undefined;
  /** The content of that file. */
  readonly editionData?: unknown;
  readonly options: Readonly<Record<string, string>>;
  readonly randomOptions: boolean;
  /** Bot levels by seat, cycling; random play by default. */
  readonly bots: readonly Level[];
  /** Thinking time per bot decision, in seconds. */
  readonly budget: number;
}

/** Some games of a simulation: its number alone decides how a game is dealt. */
export interface Stretch {
  readonly simulation: Simulation;
  /** The first game is number 1. */
  readonly from: number;
  readonly to: number;
}

export type SimulatedGame =
  | {
      readonly isFinished: true;
      readonly decisions: number;
      readonly standings: readonly Standing[];
      /** For games that count rounds. */
      readonly rounds?: number;
    }
  | { readonly isFinished: false; readonly file: string };

/** Safety limit: a game this long never ends. */
const MAX_DECISIONS = 1_000_000;

/** Mistakes in the set-up are reported before any thread starts. */
export async function checkSimulation(simulation: Simulation): Promise<void> {
  dealerOf(simulation, await gameNamed(simulation.game))(`${simulation.seed}/1`);
}

export async function playStretch({ simulation, from, to }: Stretch): Promise<readonly SimulatedGame[]> {
  const rulesOf = dealerOf(simulation, await gameNamed(simulation.game));
  const played: SimulatedGame[] = [];
  for (let number = from; number <= to; number++) {
    const seed = `${simulation.seed}/${number}`;
    const rules = rulesOf(seed);
    played.push(simulation.bots.length === 0 ? playAtRandom(rules, seed) : await playByBots(rules, simulation, seed));
  }
  return played;
}

/** The rules of each game: the same for all unless the options are random. */
function dealerOf(simulation: Simulation, game: AnyGame): (seed: string) => Rules {
  if (simulation.randomOptions) return (seed) => drawnRules(simulation, game, seededRandom(seed));
  const fixed = rulesOrUsageError(game, setUpOf(simulation, game));
  return () => fixed;
}

function editionOf({ edition, editionData }: Simulation): Pick<SetUp, 'edition' | 'editionData'> {
  return { ...(edition === undefined ? {} : { edition }), ...(editionData === undefined ? {} : { editionData }) };
}

function setUpOf(simulation: Simulation, game: AnyGame): SetUp {
  const { players, options } = simulation;
  return { players: players ?? game.players.min, options, ...editionOf(simulation) };
}

/** Unspecified players and options are drawn evenly. */
function drawnRules(simulation: Simulation, game: AnyGame, random: Random): Rules {
  const { players: wanted, options } = simulation;
  const span = game.players.max - game.players.min + 1;
  const players = wanted ?? game.players.min + Math.floor(random() * span);
  const rules = drawRules(game, players, options, random);
  if (!rules) throw new UsageError('no combination of options is accepted');
  return simulation.edition === undefined ? rules : rulesOrUsageError(game, { ...rules.setUp, ...editionOf(simulation) });
}

async function playByBots(rules: Rules, { bots, budget }: Simulation, seed: string): Promise<SimulatedGame> {
  const levels = Array.from({ length: rules.setUp.players }, (_, seat) => defined(bots[seat % bots.length], 'level'));
  const players = await Promise.all(levels.map((level) => createBot(level, rules)));
  const { standings, decisions, state } = playWithBots({ rules, players, budget: { seconds: budget }, seed });
  return { isFinished: true, decisions: decisions.length, standings, ...roundsOf(state) };
}

function playAtRandom(rules: Rules, seed: string): SimulatedGame {
  const random = seededRandom(seed);
  try {
    const { position } = begin(rules);
    let decisions = 0;
    for (; position.agenda.length > 0; decisions++) {
      if (decisions >= MAX_DECISIONS) throw new Error(`the game didn’t end after ${MAX_DECISIONS} decisions`);
      advance(rules, position, randomChoice(rules, position, random));
    }
    const standings = rules.definition.standings(rules.game, position.state);
    return { isFinished: true, decisions, standings, ...roundsOf(position.state) };
  } catch (error) {
    return { isFinished: false, file: writeFailure(rules, seed, error) };
  }
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
