/** Swallows an event, so nothing else handles it. */
export function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Swallows the click that ends a drag; it comes right after the pointer is released, if at all. */
export function swallowClick(): void {
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
