import type { Snippet } from 'svelte';

/** What a page puts around a table. */
export interface TableChrome {
  readonly title: string;
  readonly subtitle?: string;
  readonly settingsLink: string;
  readonly homeLink: string;
  readonly extra?: Snippet;
  /** Takes the place of the actions, for instance the controls of a replay. */
  readonly footer?: Snippet;
}
