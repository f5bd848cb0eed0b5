import {
  advance,
  begin,
  copyPosition,
  type Position,
  playOut,
  type Rules,
  randomChoice,
  type SetUp,
  seededRandom,
} from '@durbar/engine';

export interface BenchTask {
  readonly game: string;
  readonly setUp: SetUp;
  readonly seconds: number;
}

export interface Speeds {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly copiesPerSecond: number;
}

/** The speed of the fastest pass, and of the median one. */
export interface Figures {
  readonly best: Speeds;
  readonly median: Speeds;
}

const PASSES = 9;
const COPIES_BETWEEN_LOOKS_AT_THE_CLOCK = 1000;

/**
 * Warms up for half of the time, then plays passes that together take the full time. Every pass begins with the same games. Copies get a
 * quarter of the time.
 */
export function measure(rules: Rules, seconds: number): Figures {
  warmUp(rules, seconds / 2);
  const plays = passes(() => playFor(rules, seconds / PASSES));
  const { decisions = 0, games = 1 } = plays[0] ?? {};
  const position = midGame(rules, Math.round(decisions / games / 2));
  copyFor(rules, position, seconds / 8);
  const copies = passes(() => copyFor(rules, position, seconds / 4 / PASSES));
  const speeds = (which: (rates: readonly number[]) => number): Speeds => ({
    decisionsPerSecond: which(plays.map((play) => play.decisions / play.elapsed)),
    gamesPerSecond: which(plays.map((play) => play.games / play.elapsed)),
    copiesPerSecond: which(copies),
  });
  return { best: speeds((rates) => Math.max(...rates)), median: speeds(medianOf) };
}

function passes<T>(pass: () => T): T[] {
  return Array.from({ length: PASSES }, pass);
}

function medianOf(rates: readonly number[]): number {
  return rates.toSorted((a, b) => a - b)[rates.length >> 1] ?? 0;
}

/** Two generators, because the first change of a generator discards compiled code. */
function warmUp(rules: Rules, seconds: number): void {
  playFor(rules, seconds / 2);
  playFor(rules, seconds / 2);
}

function playFor(rules: Rules, seconds: number) {
  const random = seededRandom('measured');
  const started = processorSeconds();
  let [games, decisions, elapsed] = [0, 0, 0];
  while (elapsed < seconds) {
    decisions += playOut(rules, begin(rules).position, random);
    games++;
    elapsed = processorSeconds() - started;
  }
  return { games, decisions, elapsed };
}

/** CPU time of this thread; waiting for a busy core does not count. */
function processorSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

function midGame(rules: Rules, decisions: number): Position<unknown> {
  const random = seededRandom('middle');
  const { position } = begin(rules);
  for (let i = 0; i < decisions && position.agenda.length > 0; i++)
    advance(rules, position, randomChoice(rules, position, random));
  return position;
}

function copyFor(rules: Rules, position: Position<unknown>, seconds: number): number {
  const started = processorSeconds();
  let [copies, elapsed] = [0, 0];
  let latest = position;
  while (elapsed < seconds) {
    for (let i = 0; i < COPIES_BETWEEN_LOOKS_AT_THE_CLOCK; i++) latest = copyPosition(rules, latest);
    copies += COPIES_BETWEEN_LOOKS_AT_THE_CLOCK;
    elapsed = processorSeconds() - started;
  }
  return copies / elapsed;
}
