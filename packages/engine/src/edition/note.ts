import * as shape from '../shape.ts';

/** What an owner writes into an edition about itself; it never changes how the game is played. */
export interface EditionNote {
  readonly game: string;
  readonly title: string;
  /** The built-in edition it was begun from, or `FROM_NOTHING`. */
  readonly basedOn: string;
  /** Marks of the entries compared with the printed components. */
  readonly checked: readonly string[];
}

/** Such an edition is compared with the game's first one. */
export const FROM_NOTHING = 'nothing';

/** Optional in every game's editions, under `about`. */
export const ABOUT: shape.Shape = shape.object({
  game: shape.text(),
  title: shape.text(),
  basedOn: shape.text(),
  checked: shape.array(shape.text()),
});

/** What an edition says about itself; undefined for one that says nothing. */
export function noteOf(data: unknown): EditionNote | undefined {
  const about = shape.isRecord(data) ? data.about : undefined;
  return about !== undefined && ABOUT(about, '').length === 0 ? (about as EditionNote) : undefined;
}

export function withNote(data: unknown, note: EditionNote): unknown {
  return { ...(shape.isRecord(data) ? data : {}), about: note };
}
