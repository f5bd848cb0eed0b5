import type { ControlAttributes } from '../../../table/contract.ts';

/** The attributes of a drawing that can be pressed without answering the question. */
export function pressable(label: string, isPressed: boolean, press: () => void): ControlAttributes {
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': label,
    'aria-pressed': isPressed,
    onclick: press,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    },
  };
}
