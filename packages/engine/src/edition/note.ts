import * as shape from '../shape.ts';

/** What an owner writes into an edition about itself; it never changes how the game is played. */
export interface EditionNote {
  readonly game: string;
  readonly title: string;
  /** The built-in edition it was begun from, or `FROM_NOTHING`. */
  readonly basedOn: string;
  /** Marks of the entries compared with the printed components. */
  readonly checked: readonly string[];
  /** Who compared it with the box, as they want to be called. */
  readonly by?: string;
  /** What bots found when they played it as it is now. */
  readonly tested?: EditionTest;
}

export interface EditionTest {
  readonly games: number;
  readonly finished: number;
  /** The mean number of rounds in tenths, for games that count rounds. */
  readonly roundTenths?: number;
  /** The seat that wins more often than chance explains, from 1. */
  readonly favoured?: number;
}

/** Such an edition is compared with the game's first one. */
export const FROM_NOTHING = 'nothing';

/** Optional in every game's editions, under `about`. */
export const ABOUT: shape.Shape = shape.object(
  {
    game: shape.text(),
    title: shape.text(),
    basedOn: shape.text(),
    checked: shape.array(shape.text()),
  },
  {
    by: shape.text(),
    tested: shape.object(
      { games: shape.integer({ min: 1 }), finished: shape.integer({ min: 0 }) },
      { roundTenths: shape.integer({ min: 0 }), favoured: shape.integer({ min: 1 }) },
    ),
  },
);

/** What an edition says about itself; undefined for one that says nothing. */
export function noteOf(data: unknown): EditionNote | undefined {
  const about = shape.isRecord(data) ? data.about : undefined;
  return about !== undefined && ABOUT(about, '').length === 0 ? (about as EditionNote) : undefined;
}

/** The edition without what bots found: they played another one. */
export function withoutTest(data: unknown): unknown {
  const note = noteOf(data);
  if (!note?.tested) return data;
  const { tested: _, ...others } = note;
  return withNote(data, others);
}

export function withNote(data: unknown, note: EditionNote): unknown {
  return { ...(shape.isRecord(data) ? data : {}), about: note };
}
