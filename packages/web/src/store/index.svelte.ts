import { LocalGames } from './games.ts';

let hasTrouble = $state(false);

/** Whether this browser refuses to store games. */
export function storageTrouble(): boolean {
  return hasTrouble;
}

export const games = new LocalGames(() => {
  hasTrouble = true;
});
