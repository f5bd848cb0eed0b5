/** Whether a key belongs to the field, link or button that has the focus, or to the browser. */
export function isTypedElsewhere({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof Element)) return false;
  const isPressed = key === 'Enter' || key === ' ';
  return target.matches('input, textarea, select, summary, a') || (isPressed && target.matches('button'));
}
