import type { Caption } from './caption.ts';

/** More than this many would only be waited for. */
const MOST = 10;

/** Captions one after the other; the more wait, the shorter each stays. */
export class CaptionQueue {
  readonly #waiting: Caption[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  shown = $state.raw<Caption>();

  /** Adds captions; without time to read them there are none. */
  tell(captions: readonly Caption[], time: number): void {
    if (time === 0) this.skip();
    else this.#waiting.push(...captions);
    this.#waiting.splice(0, Math.max(this.#waiting.length - MOST, 0));
    if (this.#timer === undefined && this.#waiting.length > 0) this.#next(time);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.length = 0;
    this.shown = undefined;
  }

  #next(time: number): void {
    this.shown = this.#waiting.shift();
    const stays = time / Math.max(1, (this.#waiting.length + 1) / 3);
    this.#timer = this.shown && setTimeout(() => this.#next(time), stays);
  }
}
