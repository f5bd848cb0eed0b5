import { colourCalled } from '../../../art/players.ts';
import type { Item } from '../../../story/beat.ts';
import { TOKENS } from '../model/model.ts';
import { motifOf, SYMBOL_PICTURES } from '../pieces/faces.ts';
import type { Game } from '../types.ts';
import { faceOf } from '../words/names.ts';

/** Costs and gains of turns, as pictures. */

export const POINT_PICTURE = 'fame-star';

export function cardItem(game: Game, card: number): Item {
  if (card < 0) return { symbol: 'icon-card', count: 1 };
  const face = faceOf(game, card);
  return { symbol: motifOf(face), tone: `taj-mahal-${face.suit}`, count: 1 };
}

export function tokenItem(token: number, count = 1): Item {
  return { symbol: SYMBOL_PICTURES[TOKENS[token] ?? 'vizier'], count };
}

export function palaceItem(game: Game, seat: number): Item {
  const tone = colourCalled(game.colours[seat] ?? '');
  return { symbol: 'palace', count: 1, ...(tone ? { tone } : {}) };
}
