import type { ControlAttributes } from './contract.ts';

/** What a control does to the table. */
export interface Controlled {
  readonly selected: string | undefined;
  labelOf(text: string): string;
  tap(text: string): void;
  point(text: string | undefined): void;
  isPointed(text: string): boolean;
  explain(thing: string): void;
}

/** The attributes of the one control of a choice. */
export function choiceAttributes(table: Controlled, text: string, thing: string | undefined, lit: boolean): ControlAttributes {
  const leave = (): void => {
    if (table.isPointed(text)) table.point(undefined);
  };
  return {
    'data-choice': text,
    'data-thing': thing,
    'data-selected': table.selected === text || undefined,
    'data-lit': lit || undefined,
    role: 'button',
    tabindex: 0,
    'aria-label': table.labelOf(text),
    'aria-pressed': table.selected === text || undefined,
    onclick: (event: Event) => {
      event.stopPropagation();
      table.tap(text);
    },
    onkeydown: onKey(() => table.tap(text)),
    onpointerenter: () => table.point(text),
    onpointerleave: leave,
    onfocus: () => table.point(text),
    onblur: leave,
  };
}

/** The attributes of a thing that cannot be chosen now: a tap says why. */
export function thingAttributes(table: Controlled, thing: string, lit: boolean): ControlAttributes {
  return {
    'data-thing': thing,
    'data-lit': lit || undefined,
    onclick: (event: Event) => {
      event.stopPropagation();
      table.explain(thing);
    },
  };
}

/** Enter and space press what is not a button by nature. */
function onKey(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };
}
