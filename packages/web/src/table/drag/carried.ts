import { hasMotion } from '../../store/settings.svelte.ts';
import { copyOf, halo, sizeOf } from '../director/ghosts.ts';
import type { Point } from '../director/paths.ts';
import type { Spot } from '../director/places.ts';

const HOME = { duration: 220, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' };
const LIFT = 1.08;
const QUARTER = 90;
/** While a piece is held, the one it was taken from is hidden. */
const LEFT_BEHIND = [{ opacity: 0.35 }, { opacity: 0.35 }];

/** The dragged copy of a piece, and the highlights on its drop targets. */
export class Carried {
  readonly #ghost: HTMLElement;
  readonly #home: Point;
  readonly #grip: Point;
  readonly #left: Animation;
  readonly #halos: HTMLElement[] = [];
  #at: Point;

  constructor(overlay: HTMLElement, drawing: HTMLElement | SVGElement, grip: Point) {
    const { x, y } = drawing.getBoundingClientRect();
    this.#ghost = copyOf(drawing);
    this.#home = { x, y };
    this.#grip = grip;
    this.#at = { x, y };
    this.#left = drawing.animate(LEFT_BEHIND, { duration: 1, fill: 'forwards' });
    this.#ghost.classList.add('carried-ghost');
    overlay.append(this.#ghost);
  }

  /** Highlights the places where it can be dropped; returns a function that highlights the one under the pointer more. */
  light(overlay: HTMLElement, spots: readonly Spot[]): (nearest: Spot | undefined) => void {
    const halos = spots.map(({ box }) => {
      const glow = halo(box);
      glow.classList.add('drop-ghost');
      glow.style.transform = `translate(${box.x}px, ${box.y}px)`;
      overlay.append(glow);
      return glow;
    });
    this.#halos.push(...halos);
    return (nearest) => {
      for (const [index, spot] of spots.entries()) halos[index]?.toggleAttribute('data-near', spot === nearest);
    };
  }

  /** Follows the pointer, rotated by quarter turns. */
  follow(pointer: Point, turns: number): void {
    const { width, height } = sizeOf(this.#ghost);
    const [dx, dy] = [pointer.x - this.#grip.x, pointer.y - this.#grip.y];
    this.#at = { x: this.#home.x + dx, y: this.#home.y + dy };
    this.#ghost.style.transformOrigin = `${width / 2}px ${height / 2}px`;
    this.#ghost.style.transform = `translate(${this.#at.x}px, ${this.#at.y}px) rotate(${turns * QUARTER}deg) scale(${LIFT})`;
  }

  /** Returns it to its origin. */
  async return(): Promise<void> {
    const { x, y } = this.#home;
    this.#dim();
    if (hasMotion()) {
      const home = this.#ghost.animate(
        [{ transform: this.#ghost.style.transform }, { transform: `translate(${x}px, ${y}px)` }],
        HOME,
      );
      await home.finished.catch(() => {});
    }
    this.remove();
  }

  remove(): void {
    this.#dim();
    this.#ghost.remove();
    this.#left.cancel();
  }

  #dim(): void {
    for (const glow of this.#halos) glow.remove();
  }
}
