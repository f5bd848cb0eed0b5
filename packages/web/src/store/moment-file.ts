import type { AnySavedGame, SavedGame, Viewer } from '@durbar/engine';
import { countOf } from './games.ts';
import { type PackedGame, viewerIn } from './packing.ts';

/** A game on its way to someone else, opened at one of its moments. */
export interface SharedMoment<S extends AnySavedGame = AnySavedGame> extends PackedGame<S> {
  readonly number: number;
}

/** A moment as a file: the saved game, and where it was shared. */
export type MomentFile = AnySavedGame & { readonly moment: { readonly number: number; readonly seenBy?: Viewer } };

export function momentFile({ saved, seenBy, number }: SharedMoment): MomentFile {
  return { ...saved, moment: { number, ...(seenBy === undefined ? {} : { seenBy }) } };
}

/** The moment in a file, unchecked, and the game without it. */
export function momentIn(content: unknown): { readonly moment: unknown; readonly game: unknown } {
  if (typeof content !== 'object' || content === null || !('moment' in content)) return { moment: undefined, game: content };
  const { moment, ...game } = content;
  return { moment, game };
}

/** A moment within the game: anyone can write a file, so one that isn't there is the start. */
export function momentOf(moment: unknown, saved: SavedGame): Pick<SharedMoment, 'number' | 'seenBy'> {
  const { number, seenBy }: { number?: unknown; seenBy?: unknown } = typeof moment === 'object' && moment !== null ? moment : {};
  const isThere = Number.isInteger(number) && Number(number) >= 0 && Number(number) <= countOf(saved);
  return { number: isThere ? Number(number) : 0, ...(seenBy === undefined ? {} : { seenBy: viewerIn(seenBy, saved.players) }) };
}
