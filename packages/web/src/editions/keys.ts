import { pathText } from '@durbar/engine/edition';
import type { GroupEditing } from './editing.svelte.ts';
import { NONE_LETTER } from './rows.ts';

/** Whether a key belongs to the field, link or button that has the focus, or to the browser. */
export function isTypedElsewhere({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof Element)) return false;
  const isPressed = key === 'Enter' || key === ' ';
  return target.matches('input, textarea, select, summary, a') || (isPressed && target.matches('button'));
}

/** A word is typed in its field: the key goes there. Whether there is such a field here. */
export function typesWord({ key }: KeyboardEvent, { rows, at }: GroupEditing): boolean {
  const row = rows[at];
  if (!row || row.options || row.digits !== undefined || !/^\S$/u.test(key) || key === NONE_LETTER) return false;
  const field = document.querySelector(`[data-row="${CSS.escape(pathText(row.path))}"] input`);
  if (!(field instanceof HTMLInputElement)) return false;
  field.focus();
  field.select();
  return true;
}
