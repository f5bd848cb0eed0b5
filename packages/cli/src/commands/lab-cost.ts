import { CLOCKS, measureCost, type ThinkingCost } from '@durbar/bots/lab';
import { GAME_IDS } from '@durbar/catalogue';
import { printJson, rounded } from '../output.ts';
import { gameNamed, optionsFrom, parseCommand, rulesOrUsageError, UsageError, wholeNumber } from '../usage.ts';
import { clockNamed } from './lab-plan.ts';

const BUDGETS = '0.1,1,5';

/** How long greedy takes, and how well the others keep to their budgets. */
export async function runLabCost(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, {
    game: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string' },
    budgets: { type: 'string' },
    clock: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  });
  const costs: (ThinkingCost & { game: string; players: number })[] = [];
  for (const id of values.game === undefined ? GAME_IDS : [values.game]) {
    const game = await gameNamed(id);
    const players = wholeNumber('players', values.players, game.players.max);
    const cost = await measureCost({
      rules: rulesOrUsageError(game, { players, options: optionsFrom(values.option) }),
      games: wholeNumber('games', values.games, 3),
      budgets: budgetsFrom(values.budgets ?? BUDGETS),
      clock: CLOCKS[clockNamed(values.clock ?? 'wall')],
      seed: values.seed ?? '1',
    });
    costs.push({ game: id, players, ...cost });
    if (!values.json) console.log(costText(id, players, cost));
  }
  if (values.json) printJson(costs);
  return 0;
}

function budgetsFrom(text: string): number[] {
  return text.split(',').map((part) => {
    const seconds = Number(part);
    if (!(seconds > 0)) throw new UsageError(`--budgets takes seconds separated by commas, not "${text}"`);
    return seconds;
  });
}

function costText(game: string, players: number, cost: ThinkingCost): string {
  const milliseconds = (value: number) => `${rounded(value, 2)} ms`;
  return [
    `${game}, ${players} players, ${cost.decisions} decisions`,
    `  greedy   median ${milliseconds(cost.greedyMedian)}, longest ${milliseconds(cost.greedyWorst)}`,
    `  forced   median ${milliseconds(cost.forcedMedian)}, longest ${milliseconds(cost.forcedWorst)}`,
    ...cost.kept.map(
      ({ level, seconds, worst }) =>
        `  ${level.padEnd(8)} longest ${milliseconds(worst)} of ${seconds * 1000} ms (up to ${cost.mostChoices} choices)`,
    ),
  ].join('\n');
}
