import type { KeyDecision } from '@durbar/bots';
import { plain } from '../../i18n/names.ts';
import { turnCards } from '../../story/turn-cards.ts';
import type { Telling } from '../../table/contract.ts';
import type { Chapter, GameToShow } from './opening.ts';

type AnyTelling = Telling<unknown, unknown>;

/** The sentence of the turn in which something was decided; undefined when nothing stands for that turn. */
export function turnSentence({ course, open }: GameToShow, telling: AnyTelling, entry: number): string | undefined {
  const { story, line } = open.table;
  if (!story) return undefined;
  const answers = course.moves.map(({ facts }, number) => ({ number, facts, beats: [] }));
  const card = turnCards(story, answers).findLast(({ first }) => first <= entry);
  return card?.strongest && line(card.strongest, telling)?.text;
}

/** In which chapter an entry was written: 1 is the first. */
export function chapterOf(chapters: readonly Chapter[], entry: number): number {
  const next = chapters.findIndex(({ number }) => number > entry);
  return next < 0 ? chapters.length - 1 : next;
}

/** Where an entry stands along the chart, which has one point for each end of a chapter. */
export function alongChart(chapters: readonly Chapter[], entry: number): number {
  const chapter = chapterOf(chapters, entry);
  const [from, to] = [chapters[chapter - 1]?.number ?? 0, chapters[chapter]?.number ?? entry];
  return to > from ? chapter - 1 + Math.min(1, (entry - from) / (to - from)) : chapter;
}

/** A decision of the past in words: what was chosen, and what would have been better. */
export async function labelAt(
  { host, open }: GameToShow,
  telling: AnyTelling,
  { entry, seat, text, better }: KeyDecision,
): Promise<{ readonly taken: string; readonly better: string | undefined }> {
  const { question, view } = await host.momentAt(entry, seat);
  const own = { ...telling, viewer: seat };
  const labelOf = (wanted: string): string => {
    const choice = question?.choices.find((open) => open.text === wanted)?.choice;
    return choice ? plain(open.table.label(choice, view, own)) : wanted;
  };
  return { taken: labelOf(text), better: better && labelOf(better.text) };
}

/** By how many points in a hundred a decision changed its player's chance to win. */
export function changeOf({ before, after }: KeyDecision): number {
  return Math.round(100 * (after - before));
}

const MOST = 5;

/** The decisions that turned the game, in the order of the game. */
export function turningPoints(key: readonly KeyDecision[]): readonly KeyDecision[] {
  return key
    .filter((one) => changeOf(one) !== 0)
    .slice(0, MOST)
    .toSorted((one, other) => one.entry - other.entry);
}
