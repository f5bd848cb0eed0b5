import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type KeptMatch,
  type KeptPlan,
  type KeptRound,
  keptPlan,
  keptRound,
  type MatchPlan,
  playMatch,
  usageOf,
  verdictOf,
} from '@durbar/bots/lab';
import { progressBar } from '../output.ts';

/** What the lab keeps between two runs, except games. */
export const LAB_DIRECTORY = '.durbar-lab';

/** Games belong to the repository, so everyone can resume a match. */
const MATCHES_DIRECTORY = join('packages', 'bots', 'matches');

/** Default folder for games: that of the repository, if the command runs there. */
export function matchesDirectory(): string {
  return existsSync(MATCHES_DIRECTORY) ? MATCHES_DIRECTORY : LAB_DIRECTORY;
}

export interface Keeping {
  readonly directory: string;
  /** Forgets the games played so far. */
  readonly fresh?: boolean | undefined;
  /** Also counts what winners use. */
  readonly usage?: boolean | undefined;
}

export interface KeptPlay {
  readonly rounds: readonly KeptRound[];
  readonly isInterrupted: boolean;
}

/** A match whose games are stored on disk as they end, so it can be stopped and resumed at any time. */
export async function keptMatch(plan: MatchPlan, { directory, fresh, usage }: Keeping): Promise<KeptPlay> {
  const kept = await keptPlan(plan);
  const file = fileOf(kept, directory);
  mkdirSync(directory, { recursive: true });
  if (fresh) rmSync(file, { force: true });
  const rounds = keptRounds(kept, directory).slice(0, plan.games);
  const bar = progressBar(`${plan.rules.definition.id} ${plan.a} against ${plan.b}`, plan.games);
  const interrupt = onInterrupt();
  const isDecided = () => (verdictOf(plan, rounds) ?? 'open') !== 'open';
  if (!isDecided()) {
    for await (const round of playMatch(plan, rounds.length)) {
      const result: KeptRound = { ...keptRound(round), ...(usage && { usage: usageOf(round.record) }) };
      if (!existsSync(file)) writeFileSync(file, line(kept));
      appendFileSync(file, line(result));
      rounds.push(result);
      bar.tick(rounds.length);
      if (interrupt.happened() || isDecided()) break;
    }
  }
  interrupt.forget();
  bar.end();
  return { rounds, isInterrupted: interrupt.happened() };
}

/** The games of a match stored so far. */
export function keptRounds(plan: KeptPlan, directory: string): KeptRound[] {
  const file = fileOf(plan, directory);
  return existsSync(file) ? [...readMatch(file).rounds] : [];
}

export function readMatches(directory: string): KeptMatch[] {
  if (!existsSync(directory)) return [];
  const files = readdirSync(directory).filter((name) => name.endsWith('.jsonl'));
  return files.sort().map((name) => readMatch(join(directory, name)));
}

function readMatch(file: string): KeptMatch {
  const [plan = '', ...rounds] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const kept: KeptPlan = JSON.parse(plan);
  return { plan: kept, rounds: rounds.map((text): KeptRound => JSON.parse(text)) };
}

function fileOf(plan: KeptPlan, directory: string): string {
  const { game, players, a, b } = plan;
  return join(directory, `${fileName([game, players, a, b].join(' '), JSON.stringify(plan))}.jsonl`);
}

/** A readable file name, stable for the same content. */
export function fileName(about: string, content: string): string {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return `${about.replace(/[^\w.-]+/g, '-')}-${digest}`;
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** The first Ctrl-C lets the running game finish; stored games are safe either way. */
function onInterrupt(): { happened(): boolean; forget(): void } {
  let interrupted = false;
  const note = () => {
    interrupted = true;
    console.error('\nstopping after this game; run the same command to continue');
  };
  process.once('SIGINT', note);
  return { happened: () => interrupted, forget: () => void process.off('SIGINT', note) };
}
