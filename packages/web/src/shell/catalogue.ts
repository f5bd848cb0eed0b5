import { GAME_IDS } from '@durbar/catalogue';
import type { GameCard } from '../table/card.ts';

const cards = import.meta.glob<GameCard>('../games/*/card.ts', { eager: true, import: 'card' });

/** The games there are, as cards of the first page. */
export const GAME_CARDS: readonly GameCard[] = GAME_IDS.flatMap((id) => cardOf(id) ?? []);

export function cardOf(game: string): GameCard | undefined {
  return cards[`../games/${game}/card.ts`];
}

export function titleOf(game: string): string {
  return cardOf(game)?.title ?? game;
}
