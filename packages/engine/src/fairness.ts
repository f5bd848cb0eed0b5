import * as shape from './shape.ts';

/** What the client of one seat adds to chance: promised before anyone reveals anything, revealed when the game starts. */
export interface ChanceShare {
  readonly seat: number;
  /** The SHA-256 of the nonce. */
  readonly promise: string;
  /** Absent when the client did not reveal it in time: then it adds nothing. */
  readonly nonce?: string;
}

/** How the seed of a game came about: from the server's secret and from what the players' clients added. */
export interface SharedChance {
  readonly secret: string;
  readonly shares: readonly ChanceShare[];
}

/** The promise about chance given before the game, and what is shown after it so anyone can check. */
export interface Fairness {
  readonly commitment: string;
  readonly seed?: string;
  /** Absent when no one but the one who promised had a part in the seed. */
  readonly shared?: SharedChance;
}

const SHARE = shape.object({ seat: shape.integer({ min: 0 }), promise: shape.text() }, { nonce: shape.text() });

export const FAIRNESS = shape.object(
  { commitment: shape.text() },
  { seed: shape.text(), shared: shape.object({ secret: shape.text(), shares: shape.array(SHARE) }) },
);
