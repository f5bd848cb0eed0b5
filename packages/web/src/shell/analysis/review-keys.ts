import type { Replay } from '../replay/replay.svelte.ts';
import type { Review } from './review.svelte.ts';

/** Where these keys already mean something else. */
const OWN_ARROWS = 'input, select, textarea, [role="tablist"] *';
const OWN_SPACE = 'button, a, summary, [role="button"]';

/**
 * Keys of a replay: arrows step by turns, with Shift by answers, and by answers while there are no turns yet; M goes to the next mistake,
 * with Shift to the previous one; Space plays; Home and End go to the ends.
 */
export function keysOf(reviewed: () => Review | undefined, replay: Replay): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
    const isOn = (what: string): boolean => target instanceof Element && target.closest(what) !== null;
    if (isOn(OWN_ARROWS) || (key === ' ' && isOn(OWN_SPACE))) return;
    const review = reviewed()?.found ? reviewed() : undefined;
    const step = (by: 1 | -1): void => {
      if (review && !shiftKey) void review.toTurn(review.index + by);
      else void (by > 0 ? replay.on() : replay.back());
    };
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => void replay.goTo(0),
      End: () => void replay.goTo(replay.length),
      m: () => review?.toMistake('on'),
      M: () => review?.toMistake('back'),
      ' ': () => void review?.togglePlay(),
    };
    const act = acts[key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
