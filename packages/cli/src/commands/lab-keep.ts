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
  verdictOf,
} from '@durbar/bots/lab';
import { progressBar } from '../output.ts';

/** Default folder for the lab's games. */
export const LAB_DIRECTORY = '.durbar-lab';

/** A match whose games are stored on disk as they end, so it can be stopped and resumed at any time. */
export async function keptMatch(plan: MatchPlan, directory: string, fresh: boolean): Promise<KeptRound[]> {
  const file = join(directory, `${keyOf(keptPlan(plan))}.jsonl`);
  mkdirSync(directory, { recursive: true });
  if (fresh) rmSync(file, { force: true });
  if (!existsSync(file)) writeFileSync(file, line(keptPlan(plan)));
  const rounds = readMatch(file).rounds.slice(0, plan.games);
  const bar = progressBar(`${plan.rules.definition.id} ${plan.a} against ${plan.b}`, plan.games);
  const interrupt = onInterrupt();
  const isDecided = () => (verdictOf(plan, rounds) ?? 'open') !== 'open';
  if (!isDecided()) {
    for await (const round of playMatch(plan, rounds.length)) {
      const kept = keptRound(round);
      appendFileSync(file, line(kept));
      rounds.push(kept);
      bar.tick(rounds.length);
      if (interrupt.happened() || isDecided()) break;
    }
  }
  interrupt.forget();
  bar.end();
  return rounds;
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

function keyOf(plan: KeptPlan): string {
  const { game, players, a, b } = plan;
  return fileName([game, players, a, b].join(' '), JSON.stringify(plan));
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
