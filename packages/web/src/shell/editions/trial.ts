import { createBot } from '@durbar/bots';
import {
  advance,
  ask,
  begin,
  type Choice,
  defined,
  isChance,
  questionFor,
  type Rules,
  randomChoice,
  type SavedTexts,
  type Standing,
  seededRandom,
} from '@durbar/engine';
import { childrenOf, type EditionTest, nameAt } from '@durbar/engine/edition';

/** One game that bots played through. */
export interface TrialGame {
  readonly isFinished: boolean;
  readonly decisions: number;
  /** For games that count rounds. */
  readonly rounds: number | undefined;
  readonly standings: readonly Standing[];
  /** Names of components that someone chose. */
  readonly used: readonly string[];
  /** The answers of a game that didn't finish. */
  readonly log?: readonly string[];
}

/** Far more than any game takes. */
const MOST_DECISIONS = 2000;
const LEVEL = 'greedy';

/** Bots of one level play a game to its end, or as far as they get. The same seed gives the same game. */
export async function playTrial(rules: Rules, seed: string): Promise<TrialGame> {
  const bots = await Promise.all(Array.from({ length: rules.setUp.players }, () => createBot(LEVEL, rules)));
  const random = seededRandom(seed);
  const { definition, game } = rules;
  const { position } = begin(rules);
  const used = new Set<string>();
  const log: string[] = [];
  let decisions = 0;
  let asked = 0;
  try {
    for (let question = ask(rules, position); question && decisions < MOST_DECISIONS; question = ask(rules, position)) {
      asked = log.length;
      const choice = isChance(rules, position) ? randomChoice(rules, position, random) : decide(Number(question.decider));
      log.push(definition.format(game, choice));
      advance(rules, position, choice);
    }
  } catch {
    // Numbers that the checks allow and the rules can't play: its owner looks at the last moment that could be asked about.
    return { isFinished: false, decisions, rounds: undefined, standings: [], used: [...used], log: log.slice(0, asked) };
  }
  const { state } = position;
  const isFinished = position.agenda.length === 0;
  return {
    isFinished,
    decisions,
    rounds: roundsOf(state),
    standings: definition.standings(game, state),
    used: [...used],
    ...(isFinished ? {} : { log }),
  };

  function decide(seat: number): Choice {
    const view = definition.viewFor(game, position, seat);
    const answer = defined(bots[seat], 'bot').choose(
      view,
      defined(questionFor(rules, position, seat), 'question'),
      { looks: 100 },
      random,
    );
    const choice = answer.ok ? answer.value.choice : randomChoice(rules, position, random);
    for (const word of definition.format(game, choice).split(/[^\w-]+/)) used.add(word);
    decisions++;
    return choice;
  }
}

/** A test game as a file, for looking at it. */
export function savedTrial({ definition, setUp }: Pick<Rules, 'definition' | 'setUp'>, log: readonly string[]): SavedTexts {
  const { players, edition = '', editionData } = setUp;
  const { id, rulesVersion } = definition;
  return { durbar: 1, game: id, rulesVersion, edition, editionData, players, options: {}, log };
}

function roundsOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('round' in state)) return undefined;
  return typeof state.round === 'number' ? state.round : undefined;
}

/** What many games show. */
export interface Trial {
  readonly finished: number;
  readonly unfinished: number;
  readonly decisions: number;
  readonly rounds: number | undefined;
  readonly score: number;
  /** By seat; a shared victory counts in part. */
  readonly wins: readonly number[];
  /** The seat that wins more often than chance explains. */
  readonly favoured: number | undefined;
}

export function summaryOfTrial(games: readonly TrialGame[]): Trial {
  const finished = games.filter(({ isFinished }) => isFinished);
  const seats = Math.max(0, ...games.map(({ standings }) => standings.length));
  const wins = Array.from({ length: seats }, (_, seat) =>
    finished.reduce((sum, { standings }) => sum + winOf(standings, seat), 0),
  );
  const rounds = finished.flatMap((game) => game.rounds ?? []);
  return {
    finished: finished.length,
    unfinished: games.length - finished.length,
    decisions: mean(finished.map(({ decisions }) => decisions)),
    rounds: rounds.length > 0 ? mean(rounds) : undefined,
    score: mean(finished.flatMap(({ standings }) => standings.map(({ score }) => score))),
    wins,
    favoured: favouredSeat(wins, finished.length),
  };
}

/** What an edition says about its test. */
export function testOf(games: readonly TrialGame[]): EditionTest {
  const { finished, rounds, favoured } = summaryOfTrial(games);
  return {
    games: games.length,
    finished,
    ...(rounds !== undefined && { roundTenths: Math.round(rounds * 10) }),
    ...(favoured !== undefined && { favoured: favoured + 1 }),
  };
}

function winOf(standings: readonly Standing[], seat: number): number {
  const winners = standings.filter(({ rank }) => rank === 1);
  return winners.some((one) => one.seat === seat) ? 1 / winners.length : 0;
}

/** 95 %, for the largest of several seats: two and a half standard deviations above an equal share. */
const UNLIKELY = 2.5;

function favouredSeat(wins: readonly number[], games: number): number | undefined {
  const share = 1 / Math.max(1, wins.length);
  const limit = games * share + UNLIKELY * Math.sqrt(games * share * (1 - share));
  const seat = wins.findIndex((some) => some > limit);
  return games === 0 || seat < 0 ? undefined : seat;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}

/** Named entries that no game used, of lists where others were. */
export function neverUsed(data: unknown, games: readonly TrialGame[]): readonly string[] {
  const used = new Set(games.flatMap((game) => game.used));
  const unused: string[] = [];
  const visit = (part: unknown): void => {
    const names = Array.isArray(part) ? part.flatMap((_, place) => nameAt(part, place) ?? []) : [];
    if (names.some((name) => used.has(name))) unused.push(...names.filter((name) => !used.has(name)));
    for (const [, child] of childrenOf(part)) visit(child);
  };
  visit(data);
  return [...new Set(unused)];
}
