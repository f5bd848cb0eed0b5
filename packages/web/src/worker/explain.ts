import { loadEvaluation, type Why, whyChosen } from '@durbar/bots';
import { type Choice, defined, liveMoves, type Match, matchAt, type QuestionView, questionSeen, type Seat } from '@durbar/engine';
import type { BotThought, Driver } from './protocol.ts';

/** How long a bot may think about why it took a turn. */
const BUDGET = { seconds: 0.5 };

/** One answer of a turn, with what its player knew. */
interface Step {
  readonly text: string;
  readonly choice: Choice;
  readonly view: unknown;
  readonly question: QuestionView;
}

/** The thoughts behind the turn between two numbers of moves; undefined if no bot took it. */
export async function explainTurn(
  match: Match,
  from: number,
  to: number,
  drivers: readonly Driver[],
): Promise<BotThought | undefined> {
  const seat = liveMoves(match.journal)
    .slice(from, to)
    .find(({ by }) => by !== 'chance')?.by;
  const driver = typeof seat === 'number' ? drivers[seat] : undefined;
  if (typeof seat !== 'number' || driver?.kind !== 'bot') return undefined;
  const steps = stepsOf(match, from, to, seat);
  return { level: driver.level, choices: steps.map(({ choice }) => choice), why: await whyOf(match, driver.level, steps) };
}

/** Judged by the first answer that wasn't forced; someone who plays at random has no reasons. */
async function whyOf({ rules }: Match, level: BotThought['level'], steps: readonly Step[]): Promise<Why | undefined> {
  const step = steps.find(({ question }) => question.choices.length > 1) ?? steps[0];
  if (level === 'random' || !step) return undefined;
  const mind = { rules, evaluation: await loadEvaluation(rules) };
  return whyChosen(mind, step.view, step.question, step.text, BUDGET);
}

function stepsOf(match: Match, from: number, to: number, seat: Seat): Step[] {
  const { definition, game } = match.rules;
  return liveMoves(match.journal)
    .slice(from, to)
    .flatMap(({ by, text }, index): Step[] => {
      if (by !== seat) return [];
      const then = matchAt(match, from + index);
      const question = defined(questionSeen(then, seat), 'question of a move');
      const { choice } = defined(
        question.choices.find((one) => one.text === text),
        'choice of a move',
      );
      return [{ text, choice, view: definition.viewFor(game, then.position, seat), question }];
    });
}
