import type { Refusal, Seat } from '@durbar/engine';
import type { CardsAndKarmaGame } from './game.ts';
import type { CardsAndKarmaView } from './view.ts';

export function things(_game: CardsAndKarmaGame, _view: CardsAndKarmaView, _seat: Seat): readonly string[] {
  return [];
}
export function explain(_game: CardsAndKarmaGame, _view: CardsAndKarmaView, _seat: Seat, _thing: string): Refusal | undefined {
  return undefined;
}
