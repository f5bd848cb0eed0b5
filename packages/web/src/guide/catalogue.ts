import type { Language } from '../i18n/language.ts';
import type { Lesson } from './lesson.ts';

/** What the pages around the tables know about a lesson before it is loaded: `card.json` beside its texts. */
interface Card {
  readonly title: Readonly<Record<Language, string>>;
  readonly minutes: number;
  /** Sort order among its game's lessons. */
  readonly place: number;
  /** The option of the new-table page that it explains; with a value, only that one. */
  readonly option?: string;
  readonly value?: string;
}

export interface LessonCard extends Card {
  readonly id: string;
  readonly game: string;
  /** The name of its file, and of the folder of its texts. */
  readonly name: string;
}

const cards = import.meta.glob<Card>('../../content/*/lessons/*/card.json', { eager: true, import: 'default' });

/** The first lesson of each game, called after the game, those about strategy and those of its modules. */
export const LESSONS: readonly LessonCard[] = Object.entries(cards)
  .map(([path, card]): LessonCard => {
    const [game = '', , name = ''] = path.split('/').slice(-4);
    return { ...card, id: name === 'first' ? game : `${game}-${name}`, game, name };
  })
  .sort((a, b) => a.place - b.place);

const loaders = import.meta.glob<Lesson>(
  ['../games/*/guide/first.ts', '../games/*/guide/strategy/*.ts', '../games/*/modules/*/lessons/*.ts'],
  {
    import: 'lesson',
  },
);

/** The file is called after the lesson: `first.ts` in the guide of a game, one about strategy beside it, or one of a module’s. */
export async function loadLesson(id: string): Promise<Lesson | undefined> {
  const { game, name } = LESSONS.find((card) => card.id === id) ?? {};
  const path = Object.keys(loaders).find((one) => one.startsWith(`../games/${game}/`) && one.endsWith(`/${name}.ts`));
  return path === undefined ? undefined : loaders[path]?.();
}

export function lessonsOf(game: string): readonly LessonCard[] {
  return LESSONS.filter((card) => card.game === game);
}

/** The lesson for an option's value on the new-table page, or for the option itself. */
export function lessonAbout(game: string, option: string, value?: string): LessonCard | undefined {
  const about = lessonsOf(game).filter((card) => card.option === option);
  return about.find((card) => card.value === value) ?? about.find((card) => card.value === undefined);
}
