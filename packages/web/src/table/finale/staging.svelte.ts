import { play, SILENT } from '../../sound/speaker.svelte.ts';
import { buzz } from '../../sound/touch.ts';
import type { Act } from './acts.ts';

/** How much softer the sound is after skipping, in decibels. */
const SKIPPED_SOFTER = 6;

/** Plays the acts of the staged ending; the last one stays. */
export class Staging {
  #acts = $state.raw<readonly Act[]>([]);
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The sounds of the act. */
  #playing = SILENT;

  get act(): Act | undefined {
    return this.#acts[this.#at];
  }

  /** Whether the last act is shown: it names the winner. */
  get isTold(): boolean {
    return this.#at === this.#acts.length - 1;
  }

  /** Plays all acts; `slowness` multiplies their times, and with no time at all only the last one is shown. */
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

  /** Skips to the last act, whose fanfare still plays, but softer. */
  skip(): void {
    if (this.isTold) return;
    this.#playing.stop();
    this.finish();
    this.#sound(SKIPPED_SOFTER);
  }

  #sound(softer = 0): void {
    const { sounds = [] } = this.act ?? {};
    if (sounds.some(({ name }) => name === 'win')) buzz('win');
    this.#playing = play(sounds.map((stroke) => ({ ...stroke, softer: stroke.softer + softer })));
  }

  #go(slowness: number): void {
    const { act } = this;
    if (!act) return;
    this.#sound();
    if (this.isTold) return;
    this.#timer = setTimeout(() => {
      this.#at += 1;
      this.#go(slowness);
    }, act.ms * slowness);
  }
}
