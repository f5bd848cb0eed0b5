import { analyse, type BegunAnalysis } from '@durbar/bots';
import { chanceText } from '@durbar/chance';
import {
  defined,
  type Match,
  mustAnswer,
  newMatch,
  questionOf,
  randomChoice,
  rulesFor,
  saveAgain,
  seededRandom,
} from '@durbar/engine';
import { inject } from 'vitest';
import type { LocalGame } from '../../src/store/games.ts';
import { BOT, definitionOf, type GamePlan, matchOf, PERSON, plannedGame } from './kept.ts';

/** A whole random game, as it would be stored. */
export async function finishedGame(game: string, players: number, seed: string): Promise<LocalGame> {
  const drivers = [PERSON, ...Array.from({ length: players - 1 }, () => BOT)];
  const planned = await plannedGame({ game, drivers, seed });
  const match = await playedAtRandom(planned, seed, () => false);
  const { definition, game: fixed } = match.rules;
  const standings = definition.standings(fixed, match.position.state);
  return { ...planned, saved: saveAgain(match, planned.saved), standings, decider: undefined };
}

/** Far less than in the page, and the same on every machine: tests that need an analysis are rarely about it. */
export const HASTY = { looks: 1 };
const FEW = 12;

/** Where a game begins whose end is to be near. */
const LAST_PART = 0.85;

const analysed = new Map<string, Promise<LocalGame>>();

/** A whole random game with its analysis, so the end page makes none; so many turns are judged. */
export function analysedGame(game: string, players: number, seed: string, judged = FEW): Promise<LocalGame> {
  const name = [game, players, seed, judged].join();
  const made = analysed.get(name) ?? finishedGame(game, players, seed).then((finished) => withAnalysis(finished, judged));
  analysed.set(name, made);
  return made;
}

async function withAnalysis(game: LocalGame, judged: number): Promise<LocalGame> {
  const enough = new Error('enough');
  let analysis: BegunAnalysis | undefined;
  const onPart = (part: BegunAnalysis): void => {
    analysis = part;
    if (part.judged >= judged) throw enough;
  };
  const whole = await analyse(await matchOf(game), { onPart }, HASTY).catch((error: unknown) => {
    if (error !== enough) throw error;
    return analysis;
  });
  return { ...game, analysis: defined(whole, 'analysis') };
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

/** A random game from its beginning; on every push only its last part. */
export async function gameToItsEnd(plan: GamePlan): Promise<LocalGame> {
  const planned = await plannedGame(plan);
  if (inject('share') === 'whole') return planned;
  const { journal } = await playedAtRandom(planned, plan.seed, () => false);
  return gameAfter(plan, Math.floor(LAST_PART * journal.live.length));
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
