import type { Lesson } from './lesson.ts';

interface Card {
  readonly id: string;
  readonly game: string;
  readonly minutes: number;
  /** The option of the new-table page that it explains; with a value, only that one. */
  readonly option?: string;
  readonly value?: string;
}

const CARDS = [
  { id: 'taj-mahal', game: 'taj-mahal', minutes: 12 },
  { id: 'cards-and-karma', game: 'cards-and-karma', minutes: 10 },
  { id: 'rajas', game: 'rajas', minutes: 12 },
  { id: 'rajas-navaratnas', game: 'rajas', minutes: 3, option: 'navaratnas', value: 'on' },
  { id: 'rajas-ganga', game: 'rajas', minutes: 3, option: 'river', value: 'ganga-roll' },
  { id: 'rajas-drying', game: 'rajas', minutes: 4, option: 'river', value: 'drying' },
  { id: 'rajas-mysterious', game: 'rajas', minutes: 3, option: 'river', value: 'mysterious' },
  { id: 'rajas-holi', game: 'rajas', minutes: 3, option: 'holi' },
  { id: 'rajas-holi-back', game: 'rajas', minutes: 3, option: 'holi', value: 'back' },
  { id: 'rajas-cows', game: 'rajas', minutes: 4, option: 'cows' },
  { id: 'rajas-kedarnath', game: 'rajas', minutes: 3, option: 'kedarnath' },
  { id: 'rajas-kedarnath-back', game: 'rajas', minutes: 2, option: 'kedarnath', value: 'back' },
  { id: 'rajas-wilderness', game: 'rajas', minutes: 3, option: 'wilderness' },
  { id: 'rajas-roads', game: 'rajas', minutes: 3, option: 'roads' },
  { id: 'rajas-roads-back', game: 'rajas', minutes: 2, option: 'roads', value: 'back' },
  { id: 'rajas-pink-elephant', game: 'rajas', minutes: 3, option: 'pinkElephant' },
] as const satisfies readonly Card[];

/** The pages that list lessons have a title for each of these. */
export type LessonId = (typeof CARDS)[number]['id'];

/** What the pages around the tables know of a lesson before it is loaded. */
export interface LessonCard extends Card {
  readonly id: LessonId;
}

/** In the order in which they are best played. */
export const LESSONS: readonly LessonCard[] = CARDS;

const loaders = import.meta.glob<Lesson>('../games/*/guide/*/lesson.ts', { import: 'lesson' });

export async function loadLesson(id: string): Promise<Lesson | undefined> {
  return loaders[`../games/${folderOf(id, 'guide')}/lesson.ts`]?.();
}

/** A lesson's folder below that of its game: the first game is called `first`, every other one after its module. */
export function folderOf(id: string, below: string): string {
  const game = LESSONS.find((card) => card.id === id)?.game ?? '';
  return `${game}/${below}/${id === game ? 'first' : id.slice(game.length + 1)}`;
}

export function lessonsOf(game: string): readonly LessonCard[] {
  return LESSONS.filter((card) => card.game === game);
}

/** The lesson about what an option is set to, for the page where it is chosen: one of its own, else that of the option. */
export function lessonAbout(game: string, option: string, value?: string): LessonCard | undefined {
  const about = lessonsOf(game).filter((card) => card.option === option);
  return about.find((card) => card.value === value) ?? about.find((card) => card.value === undefined);
}
