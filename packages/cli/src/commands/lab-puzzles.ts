import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isLevel, type Puzzle, type PuzzleBook } from '@durbar/bots';
import { CLOCKS, findPuzzles, isSolvedBy } from '@durbar/bots/lab';
import { progressBar } from '../output.ts';
import {
  gameNamed,
  optionsFrom,
  parseCommand,
  positiveNumber,
  readJson,
  rulesOrUsageError,
  UsageError,
  wholeNumber,
} from '../usage.ts';
import { clockNamed } from './lab-plan.ts';

/** Worlds in which turns are compared: a few to rule out most positions, then more of them, twice. */
const DEPTHS = { glance: 3, first: 12, second: 40 } as const;

/** Finds puzzles in bots' games or, with `--check`, reports how many puzzles of a file a level solves. */
export async function runLabPuzzles(args: readonly string[]): Promise<number> {
  return args.includes('--check') ? checkPuzzles(args) : addPuzzles(args);
}

/** Finds puzzles in bots' games and adds them to a file. The same command finds the same puzzles. */
async function addPuzzles(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, {
    game: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string' },
    most: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    tempted: { type: 'string' },
    below: { type: 'string' },
    out: { type: 'string' },
  });
  const { out, tempted = 'greedy', below } = values;
  if (!isLevel(tempted)) throw new UsageError(`there is no level "${tempted}"`);
  if (out === undefined) throw new UsageError('missing --out FILE, the file to add the puzzles to');
  const game = await gameNamed(values.game);
  const players = wholeNumber('players', values.players, game.players.min);
  const games = wholeNumber('games', values.games, 20);
  const plan = {
    rules: rulesOrUsageError(game, { players, options: optionsFrom(values.option) }),
    games,
    most: wholeNumber('most', values.most, 20),
    seed: values.seed ?? '1',
    depths: DEPTHS,
    tempted,
    ...(below === undefined ? {} : { below: positiveNumber('below', below, 0) }),
  };
  const { id, rulesVersion } = game;
  const command = ['durbar', 'lab', 'puzzles', ...withoutFile(args)].join(' ');
  let book = bookIn(out, { game: id, rulesVersion, commands: [], puzzles: [] });
  book = { ...book, commands: [...new Set([...book.commands, command])] };
  const bar = progressBar(`puzzles ${id}`, games);
  let found = 0;
  for await (const puzzle of findPuzzles(plan, (number) => bar.tick(number))) {
    found++;
    book = withPuzzle(book, puzzle);
    writeFileSync(out, bookText(book));
  }
  bar.end();
  console.log(`${id}, ${players} players: ${found} puzzles found, ${book.puzzles.length} in ${out}`);
  return 0;
}

/** Plays the puzzles of a file with bots of one level; `--cases` limits how many, evenly spaced. */
async function checkPuzzles(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, {
    check: { type: 'string' },
    level: { type: 'string' },
    budget: { type: 'string' },
    cases: { type: 'string' },
    clock: { type: 'string' },
    seed: { type: 'string' },
  });
  const { level = 'master', seed = '1' } = values;
  if (!isLevel(level)) throw new UsageError(`there is no level "${level}"`);
  const { game, puzzles } = readJson(values.check) as PuzzleBook;
  const step = Math.max(1, puzzles.length / wholeNumber('cases', values.cases, puzzles.length));
  const cases = puzzles.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step));
  const budget = { seconds: positiveNumber('budget', values.budget, 5) };
  const plan = { level, budget, clock: CLOCKS[clockNamed(values.clock ?? 'cpu')], seed };
  const missed: string[] = [];
  for (const puzzle of cases) if (!(await isSolvedBy(plan, puzzle))) missed.push(puzzle.id);
  const which = missed.length > 0 ? `, but not ${missed.join(', ')}` : '';
  console.log(`${game}: ${level} solves ${cases.length - missed.length} of ${cases.length} puzzles${which}`);
  return 0;
}

function bookIn(file: string, fresh: PuzzleBook): PuzzleBook {
  if (!existsSync(file)) return fresh;
  const book: PuzzleBook = JSON.parse(readFileSync(file, 'utf8'));
  if (book.game !== fresh.game || book.rulesVersion !== fresh.rulesVersion)
    throw new UsageError(`${file} contains puzzles for other rules`);
  return book;
}

/** A puzzle found again keeps its old place. */
function withPuzzle(book: PuzzleBook, puzzle: Puzzle): PuzzleBook {
  const known = book.puzzles.some(({ id }) => id === puzzle.id);
  const puzzles = known ? book.puzzles.map((one) => (one.id === puzzle.id ? puzzle : one)) : [...book.puzzles, puzzle];
  return { ...book, puzzles };
}

/** One puzzle per line, so the difference between two files is readable. */
function bookText({ puzzles, ...head }: PuzzleBook): string {
  const lines = puzzles.map((puzzle) => `    ${JSON.stringify(puzzle)}`);
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "puzzles": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

function withoutFile(args: readonly string[]): string[] {
  return args.filter((arg, place) => arg !== '--out' && args[place - 1] !== '--out');
}
