/** Maximum slew: how much faster or slower than the monotonic clock the time may run while catching up with the system clock. */
const SLEW = 0.01;

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
