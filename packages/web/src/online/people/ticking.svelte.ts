import { clockOffset } from '../connection.svelte.ts';

/** The server's time, updated every half second while a component is mounted. */
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
