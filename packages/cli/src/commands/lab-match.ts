import { isLevel, LEVELS, type Level } from '@durbar/bots';
import { type MatchPlan, matchResult } from '@durbar/bots/lab';
import { printJson } from '../output.ts';
import { gameNamed, optionsFrom, parseCommand, positiveNumber, rulesOrUsageError, UsageError, wholeNumber } from '../usage.ts';
import { keptMatch, LAB_DIRECTORY } from './lab-keep.ts';

/** A on one seat, B on all others, the seat moving on from game to game. */
export async function runLabMatch(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommand(args, {
    game: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string' },
    budget: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    keep: { type: 'string' },
    fresh: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  const game = await gameNamed(values.game);
  const players = wholeNumber('players', values.players, game.players.min);
  const plan: MatchPlan = {
    a: levelNamed(positionals[0]),
    b: levelNamed(positionals[1]),
    rules: rulesOrUsageError(game, { players, options: optionsFrom(values.option) }),
    games: wholeNumber('games', values.games, 100),
    budget: { seconds: positiveNumber('budget', values.budget, 1) },
    seed: values.seed ?? '1',
  };
  const result = matchResult(plan, await keptMatch(plan, values.keep ?? LAB_DIRECTORY, values.fresh ?? false));
  if (values.json) printJson(result);
  else console.log(matchLine(result));
  return 0;
}

export function levelNamed(text: string | undefined): Level {
  if (text !== undefined && isLevel(text)) return text;
  throw new UsageError(`name two of these levels: ${LEVELS.join(', ')}`);
}

export function matchLine({ a, b, game, players, games, rateA, low, high }: ReturnType<typeof matchResult>): string {
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  return `${game}, ${players} players: ${a} wins ${percent(rateA)} (${percent(low)} to ${percent(high)}) of ${games} against ${b}`;
}
