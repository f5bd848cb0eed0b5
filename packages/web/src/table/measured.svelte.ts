import { createSubscriber } from 'svelte/reactivity';

/** What moves pieces on the screen without changing the document. */
const MOVES = ['scroll', 'resize', 'transitionend', 'transitioncancel', 'animationend', 'load'] as const;

/** Calls back, at most once a frame, when anything may have moved on the screen. Returns the stop function. */
export function watchLayout(onChange: () => void): () => void {
  let frame: number | undefined;
  const ask = (): void => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      onChange();
    });
  };
  const changes = new MutationObserver(ask);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  // A panel's width can also follow from the window or from fonts that arrive.
  const sizes = new ResizeObserver(ask);
  for (const element of document.querySelectorAll('body, [data-table], [data-part]')) sizes.observe(element);
  for (const move of MOVES) addEventListener(move, ask, { capture: true, passive: true });
  ask();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    for (const move of MOVES) removeEventListener(move, ask, { capture: true });
  };
}

/** One watch serves everyone who measures, and ends with the last of them. */
const layout = createSubscriber(watchLayout);

/** What is measured on the screen (boxes, sizes), within a frame of any change; an equal result is the same object. */
export function measured<T>(measure: () => T): { readonly current: T } {
  let last: { readonly value: T; readonly text: string } | undefined;
  const current = $derived.by((): T => {
    layout();
    const value = measure();
    const text = JSON.stringify(value) ?? '';
    if (!last || last.text !== text) last = { value, text };
    return last.value;
  });
  return {
    get current() {
      return current;
    },
  };
}
