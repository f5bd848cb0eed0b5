import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { loadFeatures, type Weights } from '@durbar/bots';
import {
  CLOCKS,
  type ClockName,
  CONTESTANTS,
  type Contestant,
  type Hypotheses,
  isClockName,
  isContestant,
  type MatchPlan,
} from '@durbar/bots/lab';
import type { AnyGame } from '@durbar/engine';
import { allOf, anyOf } from '../lists.ts';
import { optionsFrom, positiveNumber, rulesOrUsageError, UsageError, wholeNumber } from '../usage.ts';
import { type Keeping, matchesDirectory } from './lab-keep.ts';

/** What `lab match` and `lab ladder` both take. */
export const PLAN_OPTIONS = {
  game: { type: 'string' },
  players: { type: 'string' },
  games: { type: 'string' },
  budget: { type: 'string' },
  looks: { type: 'string' },
  clock: { type: 'string' },
  seed: { type: 'string' },
  sprt: { type: 'string' },
  threads: { type: 'string' },
  option: { type: 'string', multiple: true },
  keep: { type: 'string' },
  fresh: { type: 'boolean' },
  usage: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

interface PlanValues {
  readonly players?: string | undefined;
  readonly games?: string | undefined;
  readonly budget?: string | undefined;
  readonly looks?: string | undefined;
  readonly clock?: string | undefined;
  readonly seed?: string | undefined;
  readonly sprt?: string | undefined;
  readonly threads?: string | undefined;
  readonly option?: string[] | undefined;
}

/** Where a match's games are stored, and what is counted. */
export function keepingFrom({
  keep,
  fresh,
  usage,
}: {
  readonly keep?: string | undefined;
  readonly fresh?: boolean | undefined;
  readonly usage?: boolean | undefined;
}): Keeping {
  return { directory: keep ?? matchesDirectory(), fresh, usage };
}

/** Everything about a match except who plays. */
export function commonPlan(game: AnyGame, values: PlanValues): Omit<MatchPlan, 'a' | 'b'> {
  const players = wholeNumber('players', values.players, game.players.min);
  return {
    rules: rulesOrUsageError(game, { players, options: optionsFrom(values.option) }),
    games: wholeNumber('games', values.games, 100),
    budget:
      values.looks === undefined
        ? { seconds: positiveNumber('budget', values.budget, 1) }
        : { looks: wholeNumber('looks', values.looks, 1) },
    clock: clockNamed(values.clock ?? 'wall'),
    seed: values.seed ?? '1',
    hypotheses: hypothesesFrom(values.sprt),
    threads: wholeNumber('threads', values.threads, 1),
  };
}

function hypothesesFrom(text: string | undefined): Hypotheses | undefined {
  if (text === undefined) return undefined;
  const [below = Number.NaN, above = Number.NaN] = text.split(',').map(Number);
  if (0 < below && below < above && above < 1) return { below, above };
  throw new UsageError(`--sprt takes two shares such as 0.5,0.6 for "at most half" and "at least 60%", not "${text}"`);
}

export function clockNamed(text: string): ClockName {
  if (isClockName(text)) return text;
  throw new UsageError(`--clock takes ${anyOf(Object.keys(CLOCKS))}`);
}

export function contestantNamed(text: string | undefined): Contestant {
  if (text !== undefined && isContestant(text)) return text;
  throw new UsageError(`name two of these bots: ${allOf(CONTESTANTS)}`);
}

/** Weights from a file, as `lab train` writes them. */
export async function judgementFrom(file: string, game: AnyGame): Promise<{ name: string; weights: Weights }> {
  if (!(await loadFeatures(game.id))) throw new UsageError(`${game.id} has no features to evaluate with`);
  const weights: Weights = JSON.parse(readFileSync(file, 'utf8'));
  return { name: basename(file), weights };
}
