/** Maximum slew: how much faster or slower than the monotonic clock the time may run while catching up with the system clock. */
const SLEW = 0.01;

/** How often the machine's clock is compared with the database's. */
export const COMPARED_EVERY = 60_000;
const TRIES = 3;

/** How far the machine's clock is behind the time that the database tells: of a few tries, the one answered fastest. */
export async function lagBehind(told: () => Promise<number>, calendar: () => number): Promise<number> {
  let best = { took: Number.POSITIVE_INFINITY, lag: 0 };
  for (let tries = 0; tries < TRIES; tries++) {
    const asked = calendar();
    const time = await told();
    const took = calendar() - asked;
    if (took >= 0 && took < best.took) best = { took, lag: time - (asked + took / 2) };
  }
  return best.lag;
}

export interface ClockSources {
  /** The system clock, which may jump. */
  readonly calendar: () => number;
  /** The monotonic clock, in milliseconds. */
  readonly steady: () => number;
}

/**
 * The time used for turns. When the system clock jumps, this time slews slowly towards it, so no player's clock runs out or back because a
 * machine's clock was corrected.
 */
export function steadyTime({ calendar, steady }: ClockSources): () => number {
  let time = calendar();
  let read = steady();
  return () => {
    const elapsed = Math.max(0, steady() - read);
    read += elapsed;
    const lag = calendar() - (time + elapsed);
    time += elapsed + Math.min(SLEW * elapsed, Math.max(-SLEW * elapsed, lag));
    return Math.round(time);
  };
}
