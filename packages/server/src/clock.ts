/** By how much the time may run faster or slower than the system's steady clock while it follows the calendar. */
const SLEW = 0.01;

export interface ClockSources {
  /** The time of day, which may be set to anything at any moment. */
  readonly calendar: () => number;
  /** Milliseconds since some moment; no one sets it. */
  readonly steady: () => number;
}

/**
 * The time by which turns are counted. When the calendar jumps, the time goes on steadily and comes round slowly, so no one's
 * clock runs out, or back, because a machine was set right.
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
