import { hasMotion } from '../../store/settings.svelte.ts';
import type { Point } from './fingers.ts';
import { glide } from './glide.ts';
import type { Box, Size, View } from './view.ts';

const FLIGHT = { duration: 280, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' };

/** A picture in a scrolling window: its scale, its visible part, and how both change. */
export class Pane {
  readonly #picture: () => Size;
  readonly #limit: (scale: number) => number;
  #port: HTMLElement | undefined;
  #sheet: HTMLElement | undefined;
  #stopGlide: (() => void) | undefined;
  /** Pixels per picture unit; undefined before it was shown. */
  scale = $state(0);
  part = $state.raw<Box>({ x: 0, y: 0, width: 0, height: 0 });

  constructor(picture: () => Size, limit: (scale: number) => number) {
    this.#picture = picture;
    this.#limit = limit;
  }

  /** The elements on the page: the scroll container, and the drawing in it. */
  attach(port: HTMLElement, sheet: HTMLElement): void {
    this.#port = port;
    this.#sheet = sheet;
  }

  show({ x, y, scale }: View): void {
    const port = this.#port;
    if (!port) return;
    this.rest();
    this.#resize(scale);
    port.scrollTo(x * scale - port.clientWidth / 2, y * scale - port.clientHeight / 2);
    this.look();
  }

  /** The picture zooms from where it was, unless motion is off. */
  fly(view: View): void {
    const sheet = this.#sheet;
    if (!sheet) return;
    const before = sheet.getBoundingClientRect();
    this.show(view);
    const after = sheet.getBoundingClientRect();
    if (!hasMotion() || before.width === 0) return;
    const from = `translate(${before.left - after.left}px, ${before.top - after.top}px) scale(${before.width / after.width})`;
    sheet.animate?.([{ transform: from }, { transform: 'none' }], FLIGHT);
  }

  /** Reads which part is visible. Frames and scroll events may come after the window has left the page. */
  look(): void {
    const { scale } = this;
    const port = this.#port;
    if (scale === 0 || !port?.isConnected) return;
    const [x, y] = [port.scrollLeft / scale, port.scrollTop / scale];
    this.part = { x, y, width: port.clientWidth / scale, height: port.clientHeight / scale };
  }

  pan({ x, y }: Point): void {
    this.#port?.scrollBy(-x, -y);
  }

  /** Keeps gliding after a finger has left it in motion. */
  glideOn(speed: Point): void {
    if (this.#port && hasMotion()) this.#stopGlide = glide(this.#port, speed);
  }

  rest(): void {
    this.#stopGlide?.();
  }

  /** The point under the fingers stays under them. */
  zoomAt(factor: number, { x, y }: Point): void {
    const unit = this.unitAt({ x, y });
    this.#resize(this.#limit(this.scale * factor));
    const after = this.#sheet?.getBoundingClientRect() ?? new DOMRect();
    this.#port?.scrollBy(after.left + unit.x * this.scale - x, after.top + unit.y * this.scale - y);
    this.look();
  }

  zoomBy(factor: number): void {
    const { part, scale } = this;
    this.fly({ x: part.x + part.width / 2, y: part.y + part.height / 2, scale: this.#limit(scale * factor) });
  }

  /** A point on the screen, in picture units. */
  unitAt({ x, y }: Point): Point {
    const on = this.#sheet?.getBoundingClientRect() ?? new DOMRect();
    return { x: (x - on.left) / this.scale, y: (y - on.top) / this.scale };
  }

  boxOf(element: Element): Box {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { ...this.unitAt({ x: left, y: top }), width: width / this.scale, height: height / this.scale };
  }

  #resize(to: number): void {
    const { width, height } = this.#picture();
    this.scale = to;
    if (!this.#sheet) return;
    this.#sheet.style.width = `${width * to}px`;
    this.#sheet.style.height = `${height * to}px`;
  }
}
