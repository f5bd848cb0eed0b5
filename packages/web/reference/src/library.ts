import { readChapter } from './chapter.ts';
import type { Language, Reference } from './format.ts';
import { type Ruling, rulingsOf } from './rulings.ts';
import { readTexts } from './texts.ts';

/** What a reference consists of: the structure of its chapters, the rulings of its ledgers, and its texts in each language. */
export type Layer = 'sections' | 'rulings' | Language;

/** Where the content files come from: chunks of the bundle in the client, the disk everywhere else. */
export interface Source {
  readonly games: readonly string[];
  /** One layer of all chapters of a game, by path. */
  read(game: string, layer: Layer): Promise<Readonly<Record<string, string>>>;
}

/** The references of all games. */
export interface Library {
  readonly games: readonly string[];
  /** Loads the structure of a game's reference; its texts are loaded by language. */
  load(game: string): Promise<Reference | undefined>;
}

export function libraryOf(source: Source): Library {
  const { games } = source;
  return { games, load: async (game) => (games.includes(game) ? openReference(source, game) : undefined) };
}

async function openReference(source: Source, game: string): Promise<Reference> {
  const readAll = async <T>(layer: Layer, read: (path: string, content: string) => T): Promise<readonly T[]> =>
    Object.entries(await source.read(game, layer)).map(([path, content]) => read(path, content));
  const chapters = await readAll('sections', readChapter);
  const rulings = (await readAll('rulings', (_path, content): readonly Ruling[] => JSON.parse(content))).flat();
  const sections = chapters.toSorted((a, b) => a.order - b.order).flatMap((chapter) => chapter.sections);
  return {
    sections: sections.map((section) => ({ ...section, rulings: rulingsOf(section.rules, rulings) })),
    load: async (language) => Object.assign({}, ...(await readAll(language, readTexts))),
  };
}
