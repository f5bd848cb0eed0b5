import type { AnalysedTurn, Analysis } from '@durbar/bots';
import type { Item } from '../../story/beat.ts';
import { placelessBeats } from '../../story/sums.ts';
import { turnCards } from '../../story/turn-cards.ts';
import type { AnyTable, Telling } from '../../table/contract.ts';
import { lineInWords } from '../../table/line-in-words.ts';
import type { SeenMove } from '../../worker/news.ts';
import { changeIn } from '../analysis/summary.ts';
import type { Chapter, GameToShow } from './opening.ts';

type AnyTelling = Telling<unknown, unknown>;

export interface ToldTurn {
  readonly text: string;
  readonly gain: readonly Item[];
}

/** Tells the turn in which something was decided: its sentence and its gains; undefined if no line represents that turn. */
export function turnsTold(
  { story, line }: Pick<AnyTable, 'story' | 'line'>,
  moves: readonly Pick<SeenMove, 'facts'>[],
  telling: AnyTelling,
): (entry: number) => ToldTurn | undefined {
  if (!story) return () => undefined;
  const cards = turnCards(
    story,
    moves.map(({ facts }, number) => ({ number, facts, beats: placelessBeats(story, number, facts, telling) })),
  );
  return (entry) => {
    const card = cards.findLast(({ first }) => first <= entry);
    const text = card?.strongest && line(card.strongest, telling)?.text;
    return text === undefined ? undefined : { text, gain: card?.sum.gain ?? [] };
  };
}

/** The chapter in which an entry was written, counted from 1. */
export function chapterOf(chapters: readonly Chapter[], entry: number): number {
  const next = chapters.findIndex(({ number }) => number > entry);
  return next < 0 ? chapters.length - 1 : next;
}

/** An entry's position on the chart, which has one point per chapter end. */
export function alongChart(chapters: readonly Chapter[], entry: number): number {
  const chapter = chapterOf(chapters, entry);
  const [from, to] = [chapters[chapter - 1]?.number ?? 0, chapters[chapter]?.number ?? entry];
  return to > from ? chapter - 1 + Math.min(1, (entry - from) / (to - from)) : chapter;
}

/** A turn that changed a lot and, if there was one, the better alternative in words. */
export async function betterThan(
  { host, open }: GameToShow,
  telling: AnyTelling,
  { seat, better }: TurningPoint,
): Promise<string | undefined> {
  if (!better) return undefined;
  const { view } = await host.momentAt(better.entry, seat);
  return lineInWords(open, view, seat, better.hint.texts, { ...telling, viewer: seat }).steps.join(' → ');
}

export interface TurningPoint {
  readonly entry: number;
  readonly seat: number;
  /** How many percentage points the turn changed its player's chance to win. */
  readonly change: number;
  /** The player's chance before and after it, in percent. */
  readonly from: number;
  readonly to: number;
  /** Whether the player had the best chance of all only afterwards, or only before. */
  readonly lead: 'taken' | 'lost' | undefined;
  readonly better: NonNullable<AnalysedTurn['judgement']>['better'];
}

const MOST = 5;

/** The turns that changed the most, in game order. */
export function turningPoints(found: Analysis): readonly TurningPoint[] {
  return found.turns
    .map((turn) => ({
      entry: turn.first,
      seat: turn.seat,
      change: changeIn(found, turn),
      ...chancesAround(found, turn),
      better: turn.judgement && WORTH_SAYING.includes(turn.judgement.verdict) ? turn.judgement.better : undefined,
    }))
    .filter(({ change }) => change !== 0)
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST)
    .toSorted((one, other) => one.entry - other.entry);
}

function chancesAround({ chances }: Analysis, { seat, first, last }: AnalysedTurn): Pick<TurningPoint, 'from' | 'to' | 'lead'> {
  const [before = [], after = []] = [chances[first], chances[last + 1]];
  const [led, leads] = [isAhead(before, seat), isAhead(after, seat)];
  const percent = (chance = 0): number => Math.round(100 * chance);
  return { from: percent(before[seat]), to: percent(after[seat]), lead: led === leads ? undefined : leads ? 'taken' : 'lost' };
}

function isAhead(chances: readonly number[], seat: number): boolean {
  return chances.every((chance, other) => other === seat || chance < (chances[seat] ?? 0));
}

const WORTH_SAYING: readonly string[] = ['inaccuracy', 'mistake'];
