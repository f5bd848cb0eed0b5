/** A line of the log leads to another address of the same replay: its page opens again, and the leader goes on. */
const COMING_BACK = 1_000;

let led = $state<string>();
let leaving: ReturnType<typeof setTimeout> | undefined;

/** The finished game this person leads others through. */
export function ledGame(): string | undefined {
  return led;
}

export function leadThrough(id: string | undefined): void {
  led = id;
}

/** The page of a led game is open. */
export function stay(): void {
  clearTimeout(leaving);
}

/** The page of a led game closes; unless it opens again at once, the person no longer leads. */
export function leaveSoon(stopped: () => void): void {
  leaving = setTimeout(() => {
    led = undefined;
    stopped();
  }, COMING_BACK);
}
