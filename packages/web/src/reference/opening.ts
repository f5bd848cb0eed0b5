import type { Section, Texts } from '@durbar/reference';
import { inEach } from '../i18n/language.ts';
import { openWords, type Words } from '../store/words.svelte.ts';
import { library } from './library.ts';
import { type ReferenceMessages, referenceMessages } from './messages/index.ts';
import type { AnyPictures } from './picture.ts';

/** A game's rules reference in the reader's language; it follows the page's language. */
export interface OpenReference {
  readonly game: string;
  readonly sections: readonly Section[];
  readonly texts: Words<Texts>;
  readonly words: Words<ReferenceMessages>;
  readonly pictures: AnyPictures | undefined;
  close(): void;
}

const pictures = import.meta.glob<AnyPictures>('../games/*/reference/index.ts', { import: 'pictures' });

export async function openReference(game: string): Promise<OpenReference | undefined> {
  const reference = await library.load(game);
  if (!reference) return undefined;
  const [texts, words, drawn] = await Promise.all([
    openWords(inEach((language) => () => reference.load(language))),
    openWords(referenceMessages),
    pictures[`../games/${game}/reference/index.ts`]?.(),
  ]);
  return {
    game,
    sections: reference.sections,
    texts,
    words,
    pictures: drawn,
    close() {
      texts.close();
      words.close();
    },
  };
}
