/** How much of its speed a glide keeps in a millisecond, and at which it ends. */
const KEPT = 0.996;
const STILL = 0.02;

/** Lets a window glide on after a finger has left it; returns how to stop it. */
export function glide(port: Element, speed: { readonly x: number; readonly y: number }): () => void {
  let { x, y } = speed;
  let last = performance.now();
  let frame = requestAnimationFrame(step);

  function step(now: number): void {
    const time = Math.max(now - last, 0);
    last = now;
    port.scrollBy(-x * time, -y * time);
    x *= KEPT ** time;
    y *= KEPT ** time;
    if (Math.hypot(x, y) > STILL) frame = requestAnimationFrame(step);
  }

  return () => cancelAnimationFrame(frame);
}
