import type { Viewer } from '@durbar/engine';
import { linkTo, type Route } from '../route.ts';
import type { LocalGame } from '../store/games.ts';
import { packGame } from '../store/packing.ts';
import { titleOf } from './catalogue.ts';
import { isOnlineId } from './online.ts';

/** Shares a URL: by the system's share sheet or the clipboard. True if copied. */
export async function shareAddress(route: Route, game: string): Promise<boolean> {
  const url = new URL(linkTo(route), location.href).href;
  try {
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) await navigator.share({ url, title: titleOf(game) });
    else {
      await navigator.clipboard.writeText(url);
      return true;
    }
  } catch {
    // Dismissed without sharing, or denied: nothing has happened.
  }
  return false;
}

/**
 * A public URL for a moment of a game: packed in the URL or on the server. A running game is shown as the viewer sees it. Undefined if
 * it is too long, or if more than answers led to it.
 */
export async function momentAddress(game: LocalGame, number: number, viewer: Viewer): Promise<Route | undefined> {
  const { id, saved, standings, seenBy = standings ? undefined : viewer } = game;
  const packed = await packGame({ saved, seenBy });
  if (packed !== undefined) return { page: 'shared', id: packed, number };
  return isOnlineId(id) ? { page: 'replay', id, number } : undefined;
}
