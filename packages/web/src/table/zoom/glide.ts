/** Speed kept per millisecond of gliding, and the speed at which it stops. */
const KEPT = 0.996;
const STILL = 0.02;

/** Lets a window keep gliding after a finger left; returns the stop function. */
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
