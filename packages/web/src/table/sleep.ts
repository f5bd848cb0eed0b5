/** How often the clock is checked, in milliseconds. */
const LOOK = 500;
/** A gap in which nothing can have been shown. */
const GAP = 2000;

/**
 * Calls back when the page wakes up: the device slept, or the browser froze it. The wall clock keeps running during that time. Returns the
 * stop function.
 */
export function watchSleep(onWake: () => void): () => void {
  let seen = Date.now();
  const look = (): void => {
    const now = Date.now();
    const hasSlept = now - seen > LOOK + GAP;
    seen = now;
    if (hasSlept) onWake();
  };
  const timer = setInterval(look, LOOK);
  return () => clearInterval(timer);
}
