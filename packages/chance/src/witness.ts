import type { Fairness } from '@durbar/engine';

/** What a player's client recorded before revealing its share. The server never sees it. */
export interface Witness {
  readonly seat: number;
  readonly nonce: string;
  readonly commitment: string;
  /** The promises of all seats, with a gap for seats without one. */
  readonly promises: readonly (string | undefined)[];
  /** Whether the server has acknowledged the share. */
  readonly isReceived: boolean;
}

/** The witness's verdict after the game: its share counted, arrived too late, or the seed contradicts what it recorded. */
export type Testimony = 'counted' | 'late' | 'broken';

/**
 * A promise that changed after the nonce was revealed may have been chosen to fit it, and a received share may have been dropped because of
 * its value.
 */
export function testimonyOf({ seat, nonce, commitment, promises, isReceived }: Witness, fairness: Fairness): Testimony {
  const shares = fairness.shared?.shares ?? [];
  const shown = promises.map((_promise, index) => shares.find((share) => share.seat === index)?.promise);
  const isSame =
    shares.every((share) => share.seat < promises.length) && shown.every((promise, index) => promise === promises[index]);
  if (fairness.commitment !== commitment || !isSame) return 'broken';
  const own = shares.find((share) => share.seat === seat)?.nonce;
  if (own === nonce) return 'counted';
  return own === undefined && !isReceived ? 'late' : 'broken';
}
