import type { Snippet } from 'svelte';

/** What a page puts around a table. */
export interface TableChrome {
  readonly title: string;
  readonly subtitle?: string;
  readonly homeLink: string;
  /** Where the result is shown, once the game is over. */
  readonly resultLink?: string;
  readonly extra?: Snippet;
  /** What must be known or answered now, in rows under the bar. */
  readonly notices?: Snippet;
  openSettings(): void;
}
