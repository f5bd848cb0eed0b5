import { play } from '../../sound/speaker.ts';
import type { Act } from './acts.ts';

/** Leads through the acts of the staged end; the last one stays. */
export class Staging {
  #acts = $state.raw<readonly Act[]>([]);
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get act(): Act | undefined {
    return this.#acts[this.#at];
  }

  /** Whether the last act is shown: it names the winner. */
  get isTold(): boolean {
    return this.#at === this.#acts.length - 1;
  }

  /** Plays all acts; `slowness` multiplies their times, and without any time only the last one is shown. */
  play(acts: readonly Act[], slowness: number): void {
    this.show(acts);
    if (slowness === 0) return;
    this.#at = 0;
    this.#go(slowness);
  }

  /** The last act immediately. */
  show(acts: readonly Act[]): void {
    clearTimeout(this.#timer);
    this.#acts = acts;
    this.finish();
  }

  /** The game isn't over, or continues. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#acts = [];
    this.#at = 0;
  }

  finish(): void {
    clearTimeout(this.#timer);
    this.#at = Math.max(0, this.#acts.length - 1);
  }

  #go(slowness: number): void {
    const { act } = this;
    if (!act) return;
    if (act.sound) play([{ name: act.sound, at: 0, softer: 0 }]);
    if (this.isTold) return;
    this.#timer = setTimeout(() => {
      this.#at += 1;
      this.#go(slowness);
    }, act.ms * slowness);
  }
}
