import { sentences } from '../i18n/sentences.ts';

/** An announcement. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Announcements that stay in the page; earlier ones have been read. */
const KEPT = 3;

/** What screen readers announce: whatever is said at the same moment becomes one announcement, so none cuts off another. */
export class Announcements {
  #gathered: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  all = $state.raw<readonly Announcement[]>([]);

  /** Announces this once `wait` milliseconds have passed since the first pending announcement. */
  say(texts: readonly string[], wait: number): void {
    this.#gathered.push(...texts);
    if (wait === 0) this.#release();
    else this.#timer ??= setTimeout(() => this.#release(), wait);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #release(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = sentences(this.#gathered.splice(0));
    if (text !== '') this.all = [...this.all, { id: this.#count++, text }].slice(-KEPT);
  }
}
