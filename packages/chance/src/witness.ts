import type { Fairness } from '@durbar/engine';

/** What a player's client noted before it revealed its share. The server never sees it. */
export interface Witness {
  readonly seat: number;
  readonly nonce: string;
  readonly commitment: string;
  /** The promises of all seats, those without one included. */
  readonly promises: readonly (string | undefined)[];
  /** Whether the server has acknowledged the share. */
  readonly isReceived: boolean;
}

/** What a witness says after the game: its share counted, came too late, or chance was not made as it saw it. */
export type Testimony = 'counted' | 'late' | 'broken';

/**
 * A promise that changed after the nonce was revealed may have been chosen to suit it, and a share that was received and left out may have
 * been left out because it did not suit.
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
