import type { ReplayFault } from '@durbar/engine';
import { onDestroy } from 'svelte';
import type { StoredGame } from '../store/games.ts';
import { replayFaultText } from './files.ts';
import { shell } from './words.ts';

/** A stored game that can't be opened. */
export interface UnopenedGame {
  readonly fault: string;
  readonly game: StoredGame;
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
