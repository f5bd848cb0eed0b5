import type { Language, Translations } from '../i18n/language.ts';
import { change, changeHere, current } from './settings.svelte.ts';

/** The messages of one area in the reader's language; they change without a reload. */
export interface Words<M> {
  readonly now: M;
}

/** Messages kept up to date until closed. */
export interface OpenWords<M> extends Words<M> {
  close(): void;
}

/** Loads the messages of a language and returns the function that applies them. */
type Area = (language: Language) => Promise<() => void>;

const areas = new Set<Area>();

export async function openWords<M>(translations: Translations<M>): Promise<OpenWords<M>> {
  let now = $state.raw(await translations[current().language]());
  const area: Area = async (language) => {
    const messages = await translations[language]();
    return () => {
      now = messages;
    };
  };
  areas.add(area);
  return {
    get now() {
      return now;
    },
    close() {
      areas.delete(area);
    },
  };
}

/** Switches every open area together, when all are loaded. */
export async function speak(language: Language): Promise<void> {
  await speakHere(language);
  change({ language });
}

/** The same on this page only; nothing is stored. */
export async function speakHere(language: Language): Promise<void> {
  const changes = await Promise.all([...areas].map((area) => area(language)));
  changeHere({ language });
  for (const apply of changes) apply();
  document.documentElement.lang = language;
}
