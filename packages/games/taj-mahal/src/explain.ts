import type { Refusal, Seat } from '@durbar/engine';
import type { TajMahalGame } from './game.ts';
import type { TajMahalView } from './view.ts';

export function things(_game: TajMahalGame, _view: TajMahalView, _seat: Seat): string[] {
  return [];
}

export function explain(_game: TajMahalGame, _view: TajMahalView, _seat: Seat, _thing: string): Refusal | undefined {
  return undefined;
}
