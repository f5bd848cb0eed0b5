import { readdirSync, readFileSync } from 'node:fs';
import { openGame } from '@durbar/catalogue';
import { liveMoves, type Match, type Move, parseSavedGame } from '@durbar/engine';

const FIXTURES = new URL('../../../../../fixtures/games/', import.meta.url);

/** The recorded games with this name prefix. */
export function recordedGames(prefix: string): readonly string[] {
  return readdirSync(FIXTURES)
    .filter((file) => file.startsWith(prefix) && file.endsWith('.json'))
    .map((file) => file.replace('.json', ''));
}

/** A recorded game and its live moves. */
export async function recordedGame(fixture: string): Promise<{ readonly match: Match; readonly moves: readonly Move[] }> {
  const saved = parseSavedGame(JSON.parse(readFileSync(new URL(`${fixture}.json`, FIXTURES), 'utf8')));
  if (!saved.ok) throw new Error(saved.fault.message);
  const opened = await openGame(saved.value);
  if (!opened.ok) throw new Error(opened.fault.message);
  return { match: opened.value, moves: liveMoves(opened.value.journal) };
}
