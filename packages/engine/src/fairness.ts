import * as shape from './shape.ts';

/** One client's share of the seed: promised before anyone reveals anything, revealed when the game starts. */
export interface ChanceShare {
  readonly seat: number;
  /** The SHA-256 of the nonce. */
  readonly promise: string;
  /** Absent when the client didn't reveal it in time; then it contributes nothing. */
  readonly nonce?: string;
}

/** How the seed was made: from the server's secret and the shares of the players' clients. */
export interface SharedChance {
  readonly secret: string;
  readonly shares: readonly ChanceShare[];
}

/** The promise given before the game, and what is disclosed after it so anyone can verify the luck. */
export interface Fairness {
  readonly commitment: string;
  readonly seed?: string;
  /** Absent when only the promising party contributed to the seed. */
  readonly shared?: SharedChance;
}

const SHARE = shape.object({ seat: shape.integer({ min: 0 }), promise: shape.text() }, { nonce: shape.text() });

export const FAIRNESS = shape.object(
  { commitment: shape.text() },
  { seed: shape.text(), shared: shape.object({ secret: shape.text(), shares: shape.array(SHARE) }) },
);
