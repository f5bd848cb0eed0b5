import { loadGame } from '@durbar/catalogue';
import { loadTable } from '../games/index.ts';
import { current } from '../store/settings.svelte.ts';
import workerAddress from '../worker/match.worker.ts?worker&url';

const words = import.meta.glob(['../table/messages/??.ts', '../games/*/messages/??.ts']);

/** Listeners for what opens a table of a game: it begins to load when someone points at it. */
export function opensTable(game: string): Readonly<Record<'onpointerenter' | 'onfocus', () => void>> {
  const load = (): void => loadAhead(game);
  return { onpointerenter: load, onfocus: load };
}

/** The games whose parts were asked for. */
const asked = new Set<string>();

/** Loads all parts of a table at once, the largest first. Each asks for the next only when it has arrived, which takes long on a slow network. */
export function loadAhead(game: string): void {
  if (asked.has(game)) return;
  asked.add(game);
  const { language } = current();
  const parts = [
    loadTable(game),
    loadGame(game),
    import('./table/TablePage.svelte'),
    words[`../table/messages/${language}.ts`]?.(),
    words[`../games/${game}/messages/${language}.ts`]?.(),
    fetch(workerAddress),
  ];
  // The table itself reports what doesn't load.
  void Promise.allSettled(parts);
}
