import { defined, liveMoves, type Match, positionAt, seededRandom } from '@durbar/engine';
import type { Budget } from '../budget.ts';
import { winChances } from '../evaluation.ts';
import { loadEvaluation } from '../evaluations/index.ts';
import type { AnyPosition } from '../levels/look.ts';
import type { Mind } from '../mind.ts';
import { luckOf } from './luck.ts';
import { type PlayedTurn, playedTurns } from './played-turns.ts';
import { type JudgedPlay, judgePlay } from './verdicts.ts';

/** A played turn and its verdict; no verdict if there was nothing to decide. */
export type AnalysedTurn = PlayedTurn & { readonly judgement?: JudgedPlay };

/** Raised when analyses say more or judge differently, so stored ones are made again. */
export const ANALYSIS_VERSION = 1;

export interface Analysis {
  /** Before each entry and after the last: every seat's chance to win. */
  readonly chances: readonly (readonly number[])[];
  /** What each draw was worth to every seat. */
  readonly luck: readonly { readonly entry: number; readonly worth: readonly number[] }[];
  readonly turns: readonly AnalysedTurn[];
}

/** How many entries pass between two reports of progress. */
const PROGRESS_STEP = 20;
/** Evaluating turns takes nearly all the time. */
const SHARE_OF_CHANCES = 0.05;
/** Seconds for each part of a turn, and in total: with what is played on to say why, a long four-player game takes less than 20 s. */
const PER_PART = 0.1;
const WHOLE_GAME = 11;

/** An analysis on the way: only the first turns are judged yet. */
export interface BegunAnalysis extends Analysis {
  readonly judged: number;
}

/** How to follow an analysis, and where to take up one that was stopped. */
export interface Following {
  /** Receives the fraction done. */
  readonly onProgress?: (share: number) => void;
  /** Receives everything found so far, after each turn. */
  readonly onPart?: (part: BegunAnalysis) => void;
  readonly begun?: BegunAnalysis | undefined;
}

/** Analyses a finished or running game; turns are judged by what their player could know. */
export async function analyse(match: Match, following: Following = {}, budget?: Budget): Promise<Analysis> {
  const { onProgress = () => {}, onPart = () => {}, begun } = following;
  const mind: Mind = { rules: match.rules, evaluation: await loadEvaluation(match.rules) };
  const played = playedTurns(match, mind.evaluation.features);
  const { chances, luck } = begun ?? { chances: chancesIn(mind, match, onProgress), luck: luckIn(mind, match) };
  const perLook = budget ?? shareOf(played);
  const turns: AnalysedTurn[] = played.map((turn, index) =>
    begun && index < begun.judged ? (begun.turns[index] ?? turn) : turn,
  );
  for (let index = begun?.judged ?? 0; index < played.length; index++) {
    onProgress(SHARE_OF_CHANCES + ((1 - SHARE_OF_CHANCES) * index) / played.length);
    onPart({ chances, luck, turns: turns.slice(), judged: index });
    const turn = defined(played[index], 'turn');
    const judgement = judgePlay(mind, match, turn, perLook);
    turns[index] = judgement ? { ...turn, judgement } : turn;
  }
  return { chances, luck, turns };
}

function chancesIn(mind: Mind, match: Match, onProgress: (share: number) => void): number[][] {
  const { length } = match.journal.live;
  return Array.from({ length: length + 1 }, (_, number) => {
    if (number % PROGRESS_STEP === 0) onProgress((SHARE_OF_CHANCES * number) / length);
    return chancesOf(mind, positionAt(match, number));
  });
}

/** Each part is evaluated twice: for the best alternative, and for the difference. */
function shareOf(played: readonly PlayedTurn[]): Budget {
  const parts = played.reduce((sum, { starts }) => sum + starts.length, 0);
  return { seconds: Math.min(PER_PART, WHOLE_GAME / parts) / 2 };
}

function luckIn(mind: Mind, match: Match): Analysis['luck'] {
  const random = seededRandom('luck');
  return liveMoves(match.journal).flatMap(({ by }, entry) => {
    const worth = by === 'chance' ? luckOf(mind, match, entry, random) : undefined;
    return worth ? [{ entry, worth: worth.map(rounded) }] : [];
  });
}

function chancesOf({ rules, evaluation }: Mind, position: AnyPosition): number[] {
  return Array.from(winChances(rules, evaluation, position), rounded);
}

function rounded(chance: number): number {
  return Number(chance.toFixed(4));
}
