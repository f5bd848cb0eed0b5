import { clockOffset } from '../connection.svelte.ts';

/** The server's time, as long as a component lives; it goes on every half second. */
export function serverTime(): () => number {
  let local = $state(Date.now());
  $effect(() => {
    const timer = setInterval(() => {
      local = Date.now();
    }, 500);
    return () => clearInterval(timer);
  });
  return () => local + clockOffset();
}
