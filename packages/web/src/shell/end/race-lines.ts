import type { Seat } from '@durbar/engine';
import type { Telling } from '../../table/contract.ts';
import { shell } from '../words.ts';
import type { Series } from './chart.ts';
import type { GameToShow } from './opening.ts';

/** The race of these seats as lines of a chart, a point for each chapter. */
export function raceLines({ open, chapters }: GameToShow, seats: readonly Seat[]): readonly Series[] {
  const { race } = open.table.end;
  return seats.map((seat) => ({ seat, values: chapters.map(({ view }) => race.value(view, seat)) }));
}

/** The names of its points; the first is the start. */
export function chapterNames({ open, chapters }: GameToShow, { words }: Telling<unknown, unknown>): readonly string[] {
  return chapters.map((_, index) => (index === 0 ? shell.now.end.start : open.table.end.race.chapterName(words, index)));
}

/** The goal of the race, in words. */
export function goalOf(
  { open }: GameToShow,
  { language }: Telling<unknown, unknown>,
): { value: number; text: string } | undefined {
  const { goal } = open.table.end.race;
  return goal && { value: goal.value, text: goal.text(language) ?? '' };
}
