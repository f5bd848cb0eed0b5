import { loadGame } from '@durbar/catalogue';
import { type AnyGame, defined, journalOf, liveMoves, type Match, type Options, openSaved } from '@durbar/engine';
import type { Page } from 'playwright-core';
import { beginGame, colourOf } from '../../src/store/begin.ts';
import type { LocalGame } from '../../src/store/games.ts';
import type { Driver } from '../../src/worker/protocol.ts';

export interface GamePlan {
  readonly game: string;
  readonly drivers: readonly Driver[];
  readonly options?: Options;
  /** One for each seat; "Seat 1" and so on when absent. */
  readonly names?: readonly string[];
  /** 64 hexadecimal digits, so chance is the same in every run. */
  readonly seed: string;
}

export const PERSON: Driver = { kind: 'person' };
export const BOT: Driver = { kind: 'bot', level: 'random' };

export async function definitionOf(game: string): Promise<AnyGame> {
  return defined(await loadGame(game), `game ${game}`);
}

/** A game as the new-table page would have made it. */
export async function plannedGame({ game, drivers, options = {}, names = [], seed }: GamePlan): Promise<LocalGame> {
  const definition = await definitionOf(game);
  const seats = drivers.map((driver, seat) => ({ name: names[seat] ?? `Seat ${seat + 1}`, colour: colourOf(seat), driver }));
  const edition = defined(definition.editions[0], 'edition').id;
  return beginGame(definition, { name: 'Test', seats, options, edition, seed }, 1_700_000_000_000);
}

/** The game as the engine sees it. */
export async function matchOf({ saved }: LocalGame): Promise<Match> {
  const opened = openSaved(await definitionOf(saved.game), saved);
  if (!opened.ok) throw new Error(opened.fault.message);
  return opened.value;
}

/** Stores a game in the browser; the page must have been opened once. */
export async function keep(page: Page, game: LocalGame): Promise<void> {
  await page.evaluate(
    (value) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('durbar', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite');
          writing.objectStore('games').put(value);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    game,
  );
}

/** A game as currently stored in the browser. */
export async function kept(page: Page, id: string): Promise<LocalGame> {
  const game = await page.evaluate(
    (wanted) =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open('durbar', 1);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('games').objectStore('games').get(wanted);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    id,
  );
  return game as LocalGame;
}

/** The live answers of a stored game, in notation. */
export function textsOf({ saved }: LocalGame): readonly string[] {
  return liveMoves(journalOf(saved.entries)).map(({ text }) => text);
}
