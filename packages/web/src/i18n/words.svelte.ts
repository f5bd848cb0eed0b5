import type { Language, Translations } from './language.ts';

/** The messages of one area in the language of the reader; they change without a reload. */
export interface Words<M> {
  readonly now: M;
}

interface Area {
  load(language: Language): Promise<() => void>;
}

const areas = new Set<Area>();
let language: Language = 'en';

/** Loads an area for the current language and keeps it up to date until `close` is called. */
export async function openWords<M>(translations: Translations<M>): Promise<Words<M> & { close(): void }> {
  let now = $state.raw(await translations[language]());
  const area: Area = {
    async load(next) {
      const messages = await translations[next]();
      return () => {
        now = messages;
      };
    },
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

/** Switches every open area at once, when all are loaded. */
export async function speak(next: Language): Promise<void> {
  const changes = await Promise.all([...areas].map((area) => area.load(next)));
  language = next;
  for (const change of changes) change();
  document.documentElement.lang = next;
}
