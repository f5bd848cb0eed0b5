import type { ArchivedGame } from '@durbar/protocol';
import { api } from '../api.ts';

/** Which of a person's games are listed. */
export type Selection = 'newest' | 'wins' | 'together';

/** Enough for a first look. */
const ENOUGH = 8;
/** However rare the wanted games are. */
const MOST_PAGES = 5;

/** The finished games of a person, newest first, as far as they are loaded. */
export class GamesOfPerson {
  #loaded = $state.raw<readonly ArchivedGame[]>([]);
  #next = $state<string>();
  #state = $state<'loading' | 'ready' | 'failed'>('loading');
  #selection = $state<Selection>('newest');
  readonly #person: string;
  readonly #reader: string | undefined;

  constructor(person: string, reader: string | undefined) {
    this.#person = person;
    this.#reader = reader;
    void this.more();
  }

  get games(): readonly ArchivedGame[] {
    return this.#loaded.filter((game) => isWanted(game, this.#selection, this.#person, this.#reader));
  }

  get state() {
    return this.#state;
  }

  get selection(): Selection {
    return this.#selection;
  }

  get hasMore(): boolean {
    return this.#next !== undefined;
  }

  async select(selection: Selection): Promise<void> {
    this.#selection = selection;
    if (this.games.length < ENOUGH && this.hasMore) await this.more();
  }

  /** Loads until enough wanted games have been added. */
  async more(): Promise<void> {
    const wanted = this.games.length + ENOUGH;
    this.#state = 'loading';
    for (let pages = 0; pages < MOST_PAGES && this.games.length < wanted; pages++) {
      const found = await api.archive({ person: this.#person, ...(this.#next === undefined ? {} : { after: this.#next }) });
      if (!found.ok) {
        this.#state = 'failed';
        return;
      }
      this.#loaded = [...this.#loaded, ...found.value.games];
      this.#next = found.value.next;
      if (this.#next === undefined) break;
    }
    this.#state = 'ready';
  }
}

function isWanted({ results }: ArchivedGame, selection: Selection, person: string, reader: string | undefined): boolean {
  if (selection === 'newest') return true;
  if (selection === 'wins') return results.some((one) => one.person?.id === person && one.rank === 1);
  return results.some((one) => one.person?.id === reader);
}
