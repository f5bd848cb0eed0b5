import { linkTo, type Route } from '../route.ts';
import type { LocalGame } from '../store/games.ts';
import { packGame } from '../store/packing.ts';
import { titleOf } from './catalogue.ts';
import { isOnlineId } from './online.ts';

/** Hands an address of this site on: to the phone's own sheet, or to the clipboard. True when it was copied. */
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

/** Where anyone can see a moment of a finished game: the game travels in the address, or lies on the server. Undefined when neither can be. */
export async function addressOf({ id, saved }: LocalGame, number: number): Promise<Route | undefined> {
  const packed = await packGame(saved);
  if (packed !== undefined) return { page: 'shared', id: packed, number };
  return isOnlineId(id) ? { page: 'replay', id, number } : undefined;
}
