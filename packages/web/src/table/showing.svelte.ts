import { defined, type Fact, journalOf, liveMoves } from '@durbar/engine';
import { current } from '../store/settings.svelte.ts';
import type { Happened, Moment, News, SeenEntry, SeenMove } from '../worker/news.ts';
import { pauseAfter } from './pace.ts';

/** The one queue of a table: takes news as they come and shows them one after the other, at the reader's speed. */
export class Showing {
  readonly #waiting: Happened[] = [];
  #isShowing = false;
  #hasBegun = false;
  #isHurried = false;
  #endPause: (() => void) | undefined;

  /** What is shown now; undefined before the table is opened. */
  moment = $state.raw<Moment>();
  /** The journal up to the moment shown. */
  entries = $state.raw<readonly SeenEntry[]>([]);
  readonly #moves = $derived.by(() => liveMoves(journalOf(this.entries)));
  /** What the news shown last brought. */
  happened = $state.raw<readonly Fact[]>([]);
  /** Whether something is still to be shown before anyone can decide. */
  busy = $state(false);

  /** The moves that count, up to the moment shown. */
  get moves(): readonly SeenMove[] {
    return this.#moves;
  }

  take(news: News): void {
    if (news.kind === 'opened') {
      this.#waiting.length = 0;
      this.moment = news.moment;
      this.entries = news.entries;
      this.happened = news.happened;
      this.#hasBegun = news.entries.some(isDecided);
      this.#endPause?.();
    } else {
      this.#waiting.push(news);
      if (this.#isShowing) this.busy = true;
      else void this.#show();
    }
  }

  /** Shows everything at once until the viewer decides again. */
  hurry(): void {
    this.#isHurried = true;
    this.#endPause?.();
  }

  stop(): void {
    this.#waiting.length = 0;
    this.#endPause?.();
  }

  async #show(): Promise<void> {
    this.#isShowing = true;
    while (this.#waiting.length > 0) {
      const { news, pause } = this.#nextTogether();
      this.moment = defined(news.at(-1), 'news to show').moment;
      this.entries = [...this.entries, ...news.flatMap(({ entries }) => entries)];
      this.happened = news.flatMap(({ entries }) => entries.flatMap(factsOf));
      this.busy = this.#waiting.length > 0 || pause > 0;
      await this.#pause(pause);
    }
    this.#isShowing = false;
    this.busy = false;
  }

  /** News that need no pause come together with the next ones. */
  #nextTogether(): { readonly news: readonly Happened[]; readonly pause: number } {
    const news: Happened[] = [];
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      news.push(next);
      const pause = this.#pauseAfter(next);
      if (pause > 0) return { news, pause };
    }
    return { news, pause: 0 };
  }

  #pauseAfter({ entries, moment }: Happened): number {
    const { viewer, question } = moment;
    this.#hasBegun ||= entries.some(isDecided);
    if (question?.decider === viewer) this.#isHurried = false;
    if (this.#isHurried || !this.#hasBegun || document.hidden) return 0;
    return pauseAfter({ entries, viewer, next: question?.decider }, current().speed);
  }

  #pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function isDecided(entry: SeenEntry): boolean {
  return entry.kind === 'move' && entry.by !== 'chance';
}

function factsOf(entry: SeenEntry): readonly Fact[] {
  return entry.kind === 'move' ? entry.facts : [];
}
