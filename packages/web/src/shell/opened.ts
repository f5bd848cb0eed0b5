import type { ReplayFault } from '@durbar/engine';
import { onDestroy } from 'svelte';
import type { StoredGame } from '../store/games.ts';
import { replayFaultText } from './files.ts';
import { shell } from './words.ts';

/** A game that can't be opened. */
export interface UnopenedGame {
  /** What happened, in a few words. */
  readonly title?: string;
  readonly fault: string;
  /** It is still being played. */
  readonly isRunning?: true;
  /** The stored game, which can still be saved as a file. */
  readonly game?: StoredGame;
  /** Where the reader may be able to open it. */
  readonly way?: { readonly label: string; readonly href: string };
}

export function unopened(fault: ReplayFault, game: StoredGame): UnopenedGame {
  return { fault: replayFaultText(fault, shell.now), game };
}

interface Closable {
  close(): void;
}

/** Closes what a page opened when the page closes, even if it arrives later. */
export function closedWithPage(): <T extends Closable | undefined>(opened: T) => T {
  const kept = new Set<Closable>();
  let isGone = false;
  onDestroy(() => {
    isGone = true;
    for (const opened of kept) opened.close();
  });
  return (opened) => {
    if (isGone) opened?.close();
    else if (opened) kept.add(opened);
    return opened;
  };
}
