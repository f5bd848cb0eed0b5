import {
  keptPlan,
  type MatchPlan,
  matchResult,
  type PlayedTarget,
  type StrengthTarget,
  TARGET_GAMES,
  TARGET_SEED,
  TARGETS,
} from '@durbar/bots/lab';
import { gameNamed, parseCommand, rulesOrUsageError, wholeNumber } from '../usage.ts';
import { keptMatch, keptRounds, matchesDirectory } from './lab-keep.ts';
import { matchLine } from './lab-match.ts';

/** Plays the matches of all targets that are still open, one after the other. */
export async function runLabTargets(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, {
    game: { type: 'string' },
    level: { type: 'string' },
    threads: { type: 'string' },
    keep: { type: 'string' },
  });
  const directory = values.keep ?? matchesDirectory();
  const threads = wholeNumber('threads', values.threads, 1);
  const asked = TARGETS.filter(({ a, game }) => a === (values.level ?? a) && game === (values.game ?? game));
  for (const target of asked) {
    const plan = await planOf(target, threads);
    const { rounds, isInterrupted } = await keptMatch(plan, { directory });
    console.log(matchLine(matchResult(plan, rounds)));
    if (isInterrupted) break;
  }
  return 0;
}

async function planOf(
  { a, b, game, players, options = {}, seconds, hypotheses }: StrengthTarget,
  threads: number,
): Promise<MatchPlan> {
  const rules = rulesOrUsageError(await gameNamed(game), { players, options });
  return { a, b, rules, games: TARGET_GAMES, budget: { seconds }, clock: 'cpu', seed: TARGET_SEED, hypotheses, threads };
}

/** Every target with the games played for it by the bots as they are now. */
export async function playedTargets(directory: string): Promise<PlayedTarget[]> {
  const played: PlayedTarget[] = [];
  for (const target of TARGETS) {
    const plan = await planOf(target, 1);
    played.push({ target, rounds: keptRounds(await keptPlan(plan), directory) });
  }
  return played;
}
