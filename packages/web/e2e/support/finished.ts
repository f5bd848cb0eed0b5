import { chanceText } from '@durbar/chance';
import { type Match, mustAnswer, newMatch, questionOf, randomChoice, rulesFor, saveAgain, seededRandom } from '@durbar/engine';
import type { LocalGame } from '../../src/store/games.ts';
import { BOT, definitionOf, type GamePlan, PERSON, plannedGame } from './kept.ts';

/** A whole random game, as it would be stored. */
export async function finishedGame(game: string, players: number, seed: string): Promise<LocalGame> {
  const drivers = [PERSON, ...Array.from({ length: players - 1 }, () => BOT)];
  const planned = await plannedGame({ game, drivers, seed });
  const match = await playedAtRandom(planned, seed, () => false);
  const { definition, game: fixed } = match.rules;
  const standings = definition.standings(fixed, match.position.state);
  return { ...planned, saved: saveAgain(match, planned.saved), standings, decider: undefined };
}

/** A game played at random by the engine until the first seat is asked this kind of question. */
export async function gameAsking(plan: GamePlan, kind: string): Promise<LocalGame> {
  const planned = await plannedGame(plan);
  const match = await playedAtRandom(
    planned,
    plan.seed,
    (match) => match.position.agenda.at(-1)?.kind === kind && questionOf(match)?.decider === 0,
  );
  return { ...planned, saved: saveAgain(match, planned.saved) };
}

/** A random game after this many answers, continued until the first seat is asked. */
export async function gameAfter(plan: GamePlan, answers: number): Promise<LocalGame> {
  const planned = await plannedGame(plan);
  const match = await playedAtRandom(
    planned,
    plan.seed,
    (match) => match.journal.live.length >= answers && questionOf(match)?.decider === 0,
  );
  return { ...planned, saved: saveAgain(match, planned.saved) };
}

/** A game in which the first seat faces a kind of question. */
export interface AskedGame {
  readonly kind: string;
  readonly kept: LocalGame;
}

/** A whole random game, at the moment of each kind of question when the first seat had the most choices; those first. */
export async function gamesByQuestion(plan: GamePlan): Promise<readonly AskedGame[]> {
  const planned = await plannedGame(plan);
  const fullest = new Map<string, { readonly match: Match; readonly choices: number }>();
  await playedAtRandom(planned, plan.seed, (match) => {
    const question = questionOf(match);
    const kind = match.position.agenda.at(-1)?.kind;
    const choices = question?.decider === 0 ? question.choices.length : 0;
    if (kind !== undefined && choices > Math.max(1, fullest.get(kind)?.choices ?? 0)) fullest.set(kind, { match, choices });
    return false;
  });
  return [...fullest]
    .sort(([, a], [, b]) => b.choices - a.choices)
    .map(([kind, { match }]) => ({
      kind,
      kept: { ...planned, id: `${planned.id}-${kind.replace('/', '-')}`, saved: saveAgain(match, planned.saved) },
    }));
}

async function playedAtRandom({ saved }: LocalGame, seed: string, isEnough: (match: Match) => boolean): Promise<Match> {
  const rules = rulesFor(await definitionOf(saved.game), saved);
  if (!rules.ok) throw new Error('the set-up is refused');
  let match = newMatch(rules.value);
  const random = seededRandom(seed);
  const { definition, game: fixed } = rules.value;
  for (let question = questionOf(match); question && !isEnough(match); question = questionOf(match)) {
    const text =
      question.decider === 'chance'
        ? chanceText(match, seed)
        : definition.format(fixed, randomChoice(rules.value, match.position, random));
    match = mustAnswer(match, text);
  }
  return match;
}
