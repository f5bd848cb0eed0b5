import type { AnalysedTurn } from '@durbar/bots';

/** A chapter of a game (a round, a visit) and its first turn. */
export interface ChapterStart {
  /** Counted from 1. */
  readonly chapter: number;
  readonly turn: number;
}

/** The chapters in which turns were played; `ends` are the entries where chapters end, the beginning first. */
export function chapterStartsOf(turns: readonly AnalysedTurn[], ends: readonly number[]): readonly ChapterStart[] {
  return ends.slice(1).flatMap((end, index) => {
    const from = ends[index] ?? 0;
    const turn = turns.findIndex(({ first }) => from <= first && first < end);
    return turn < 0 ? [] : [{ chapter: index + 1, turn }];
  });
}

/** The chapter of a turn. */
export function chapterAt(chapterStarts: readonly ChapterStart[], turn: number): number {
  return chapterStarts.findLast((start) => start.turn <= turn)?.chapter ?? 1;
}

/** The chapters that get a name on an axis: every one, or every second, third …, at most this many. */
export function namedChapters(chapterStarts: readonly ChapterStart[], most: number): readonly ChapterStart[] {
  const step = Math.ceil(chapterStarts.length / most);
  return chapterStarts.filter((_, index) => index % step === 0);
}
