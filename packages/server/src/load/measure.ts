import { setTimeout as delay } from 'node:timers/promises';
import type { AnyGame, Random } from '@durbar/engine';
import type { ServerProcess } from '../testing/process.ts';
import { memoryOf, processorTimeOf } from '../testing/usage.ts';
import { gather, type Party, SEATS, type Spread, sitDown } from './crowd.ts';
import type { Waiting } from './player.ts';

export interface LoadOptions {
  readonly servers: readonly ServerProcess[];
  readonly spread: Spread;
  readonly games: readonly AnyGame[];
  readonly tables: number;
  readonly movesPerSecond: number;
  readonly seconds: number;
  readonly random: Random;
  readonly onSecond?: (report: string) => void;
}

export interface LoadReport {
  readonly sockets: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** Of the process that needs most. */
  readonly memory: number;
  /** CPU time of all servers per move, in milliseconds. */
  readonly processorTime: number;
  readonly refusals: Readonly<Record<string, number>>;
  readonly finishedGames: number;
}

const TICK = 10;
const WARM_UP = 10;

/** Plays at all tables at a steady rate and measures how long each move takes to be acknowledged. */
export async function measureLoad(options: LoadOptions): Promise<LoadReport> {
  const { servers, spread, games, tables, seconds } = options;
  const waiting: Waiting[] = [];
  const figures = { latencies: [] as number[], refusals: {} as Record<string, number>, finished: 0, memory: 0 };
  const parties = new Map<string, Party>();
  const urls = servers.map(({ url }) => url);
  const all = await gather(urls, spread, games, tables, {
    onQuestion: (question) => waiting.push(question),
    onAnswered: (milliseconds) => figures.latencies.push(milliseconds),
    onRefused: (code) => {
      figures.refusals[code] = (figures.refusals[code] ?? 0) + 1;
    },
    onOver: ({ id, host }) => {
      const party = all.find(({ players }) => players[0]?.person.id === host?.id);
      if (!party || parties.has(id)) return;
      parties.set(id, party);
      figures.finished++;
      sitDown(party).catch(() => {});
    },
  });
  await drive(options, waiting, figures, WARM_UP);
  figures.latencies = [];
  figures.refusals = {};
  const before = await totalProcessorTime(servers);
  const start = performance.now();
  await drive(options, waiting, figures, seconds);
  const elapsed = (performance.now() - start) / 1000;
  const processorTime = (1000 * ((await totalProcessorTime(servers)) - before)) / figures.latencies.length;
  for (const { players } of all) for (const player of players) player.close();
  return {
    ...summary(figures.latencies, elapsed),
    memory: figures.memory,
    processorTime,
    refusals: figures.refusals,
    finishedGames: figures.finished,
    sockets: all.length * SEATS,
  };
}

interface Figures {
  latencies: number[];
  memory: number;
}

/** Answers pending questions at the target rate, oldest first. */
async function drive(
  { servers, movesPerSecond, random, onSecond }: LoadOptions,
  waiting: Waiting[],
  figures: Figures,
  seconds: number,
): Promise<void> {
  const start = performance.now();
  let sent = 0;
  let told = 0;
  for (let now = start; now < start + 1000 * seconds; now = performance.now()) {
    const goal = ((now - start) / 1000) * movesPerSecond;
    while (sent < goal && waiting.length > 0) {
      const question = waiting.shift();
      question?.player.answer(question, random);
      sent++;
    }
    if (now - start >= 1000 * (told + 1)) {
      told++;
      for (const { pid } of servers) figures.memory = Math.max(figures.memory, await memoryOf(pid));
      if (told % 10 === 0)
        onSecond?.(
          `${told} s: ${figures.latencies.length} moves, ${Math.round(figures.memory / 2 ** 20)} MB, ${waiting.length} waiting`,
        );
    }
    await delay(TICK);
  }
}

async function totalProcessorTime(servers: readonly ServerProcess[]): Promise<number> {
  const times = await Promise.all(servers.map(({ pid }) => processorTimeOf(pid)));
  return times.reduce((sum, time) => sum + time, 0);
}

function summary(latencies: readonly number[], seconds: number) {
  const sorted = [...latencies].sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { moves: sorted.length, movesPerSecond: sorted.length / seconds, p50: at(0.5), p99: at(0.99), worst: at(1) };
}
