import { loadOutcome } from '@durbar/catalogue';
import type { Language } from '../../i18n/language.ts';

/** A score as the game tells it: "3 short" or "48 points". */
export async function scoreText(game: string, score: number, language: Language): Promise<string> {
  const words = await loadOutcome(game);
  return words?.[language].result({ seat: 0, rank: 1, score }) ?? '';
}
