import { loadGames } from '@durbar/catalogue';
import {
  type AnyGame,
  advance,
  begin,
  copyPosition,
  mustRules,
  type Position,
  playOut,
  type Rules,
  randomChoice,
  seededRandom,
} from '@durbar/engine';
import { printJson, rounded, withThousands } from '../output.ts';
import { optionsFrom, parseCommand, positiveNumber, wholeNumber } from '../usage.ts';

interface BenchResult {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly copiesPerSecond: number;
}

const COPIES_BETWEEN_LOOKS_AT_THE_CLOCK = 1000;

export async function runBench(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, {
    seconds: { type: 'string' },
    game: { type: 'string' },
    players: { type: 'string' },
    option: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  });
  const seconds = positiveNumber('seconds', values.seconds, 2);
  const games = (await loadGames()).filter(({ id }) => values.game === undefined || id === values.game);
  const results = games.flatMap((game) =>
    playerCounts(game, values.players).map((players) => bench(game, players, optionsFrom(values.option), seconds)),
  );
  if (values.json) printJson({ results });
  else for (const result of results) console.log(resultText(result));
  return 0;
}

function playerCounts({ players: { min, max } }: AnyGame, wanted: string | undefined): number[] {
  if (wanted !== undefined) return [wholeNumber('players', wanted, min)];
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

function bench(game: AnyGame, players: number, options: Readonly<Record<string, string>>, seconds: number): BenchResult {
  const rules = mustRules(game, { players, options });
  playFor(rules, seconds / 2, 'warm-up');
  const { games, decisions, elapsed } = playFor(rules, seconds, 'measured');
  const position = midGame(rules, Math.round(decisions / games / 2));
  copyFor(rules, position, seconds / 8);
  return {
    game: game.id,
    players,
    options: rules.setUp.options ?? {},
    decisionsPerSecond: Math.round(decisions / elapsed),
    gamesPerSecond: rounded(games / elapsed, 1),
    copiesPerSecond: Math.round(copyFor(rules, position, seconds / 4)),
  };
}

function playFor(rules: Rules, seconds: number, seed: string) {
  const random = seededRandom(seed);
  const started = performance.now();
  let [games, decisions, elapsed] = [0, 0, 0];
  while (elapsed < seconds) {
    decisions += playOut(rules, begin(rules).position, random);
    games++;
    elapsed = (performance.now() - started) / 1000;
  }
  return { games, decisions, elapsed };
}

function midGame(rules: Rules, decisions: number): Position<unknown> {
  const random = seededRandom('middle');
  const { position } = begin(rules);
  for (let i = 0; i < decisions && position.agenda.length > 0; i++)
    advance(rules, position, randomChoice(rules, position, random));
  return position;
}

function copyFor(rules: Rules, position: Position<unknown>, seconds: number): number {
  const started = performance.now();
  let [copies, elapsed] = [0, 0];
  let latest = position;
  while (elapsed < seconds) {
    for (let i = 0; i < COPIES_BETWEEN_LOOKS_AT_THE_CLOCK; i++) latest = copyPosition(rules, latest);
    copies += COPIES_BETWEEN_LOOKS_AT_THE_CLOCK;
    elapsed = (performance.now() - started) / 1000;
  }
  return copies / elapsed;
}

function resultText({ game, players, decisionsPerSecond, gamesPerSecond, copiesPerSecond }: BenchResult): string {
  const figures = [
    `${withThousands(decisionsPerSecond).padStart(11)} decisions/s`,
    `${withThousands(gamesPerSecond).padStart(7)} games/s`,
    `${withThousands(copiesPerSecond).padStart(11)} copies/s`,
  ];
  return `${game.padEnd(16)} ${players} players ${figures.join(' ')}`;
}
