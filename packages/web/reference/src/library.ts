import { readChapter } from './chapter.ts';
import type { Language, Reference } from './format.ts';
import { readTexts } from './texts.ts';

/** What a chapter consists of: its structure, and its texts in each language. */
export type Layer = 'sections' | Language;

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
  return {
    sections: chapters.toSorted((a, b) => a.order - b.order).flatMap(({ sections }) => sections),
    load: async (language) => Object.assign({}, ...(await readAll(language, readTexts))),
  };
}
