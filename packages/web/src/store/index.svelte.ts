import { LocalEditions } from './editions.ts';
import { LocalGames } from './games.ts';

let hasTrouble = $state(false);

/** Whether this browser refuses to store games and editions. */
export function storageTrouble(): boolean {
  return hasTrouble;
}

export const games = new LocalGames(noteTrouble);
export const editions = new LocalEditions(noteTrouble);

export function noteTrouble(): void {
  hasTrouble = true;
}
