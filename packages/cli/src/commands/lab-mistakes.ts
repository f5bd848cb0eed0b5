import { type CheckedMistake, CLOCKS, checkMistakes } from '@durbar/bots/lab';
import { GAME_IDS } from '@durbar/catalogue';
import { printJson } from '../output.ts';
import { gameNamed, optionsFrom, parseCommand, rulesOrUsageError, UsageError, wholeNumber } from '../usage.ts';
import { clockNamed } from './lab-plan.ts';

/** How many mistakes found by the analysis a deeper search confirms. */
export async function runLabMistakes(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, {
    game: { type: 'string' },
    players: { type: 'string' },
    cases: { type: 'string' },
    budget: { type: 'string' },
    deeper: { type: 'string' },
    clock: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  });
  const found: { game: string; players: number; checked: readonly CheckedMistake[] }[] = [];
  for (const id of values.game === undefined ? GAME_IDS : [values.game]) {
    const game = await gameNamed(id);
    const players = wholeNumber('players', values.players, game.players.max);
    const checked = await checkMistakes({
      rules: rulesOrUsageError(game, { players, options: optionsFrom(values.option) }),
      cases: wholeNumber('cases', values.cases, 50),
      budget: { seconds: seconds('budget', values.budget ?? '0.06') },
      deeper: { seconds: seconds('deeper', values.deeper ?? '1') },
      clock: CLOCKS[clockNamed(values.clock ?? 'cpu')],
      seed: values.seed ?? '1',
    });
    found.push({ game: id, players, checked });
    if (!values.json) console.log(mistakesText(id, players, checked));
  }
  if (values.json) printJson(found);
  return 0;
}

function seconds(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new UsageError(`--${name} takes seconds, not "${text}"`);
  return value;
}

function mistakesText(game: string, players: number, checked: readonly CheckedMistake[]): string {
  const share = (count: number): string => `${count} of ${checked.length}`;
  const worse = checked.filter(({ deeper }) => deeper.verdict === 'inaccuracy' || deeper.verdict === 'mistake').length;
  const mistakes = checked.filter(({ deeper }) => deeper.verdict === 'mistake').length;
  return `${game}, ${players} players: ${share(worse)} confirmed as inaccuracy or mistake, ${share(mistakes)} as a mistake`;
}
