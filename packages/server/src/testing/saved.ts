import { type AnyGame, liveMoves, type Match, openSaved, parseSavedGame, type SavedGame } from '@durbar/engine';
import { TestGuest } from './guest.ts';

interface SavedMoves {
  readonly match: Match;
  readonly fairness: NonNullable<SavedGame['fairness']>;
  /** The answers that counted, chance included. */
  readonly log: readonly string[];
  readonly seed: string;
  readonly secret: string;
}

/** A finished game, as anyone can download it. */
export async function savedMoves(url: string, game: AnyGame, id: string): Promise<SavedMoves> {
  const reader = await TestGuest.enter(url);
  const saved = parseSavedGame(await reader.must('GET', `/api/tables/${id}/saved`));
  if (!saved.ok) throw new Error(saved.fault.message);
  const match = openSaved(game, saved.value);
  if (!match.ok) throw new Error(match.fault.message);
  const { fairness } = saved.value;
  const seed = fairness?.seed;
  if (!fairness || seed === undefined) throw new Error('a game without its seed');
  const log = liveMoves(match.value.journal).map(({ text }) => text);
  return { match: match.value, fairness, log, seed, secret: fairness.shared?.secret ?? seed };
}
