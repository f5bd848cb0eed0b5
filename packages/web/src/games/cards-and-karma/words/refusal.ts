import type { Refusal } from '@durbar/engine';
import type { KarmaTelling } from '../types.ts';

/** Why a thing cannot be chosen. */
export function refusal({ code, values = {} }: Refusal, telling: KarmaTelling): string {
  const { words } = telling;
  switch (code) {
    case 'not-your-turn':
      return words.refusal.notYourTurn(telling.name(Number(values.seat)));
    case 'game-over':
      return words.refusal.gameOver;
    case 'chance-decides':
      return words.refusal.chance;
    default:
      return words.refusal.other;
  }
}
