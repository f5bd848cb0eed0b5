/** What a pointer does to a piece. */
export interface Actions {
  press(): void;
  /** What Enter does where it isn't a press: confirms the selection. */
  confirm?(): void;
  /** Selects it and waits, even where a press makes a choice immediately: more can be added to it. */
  select?(): void;
  enter?(): void;
  leave?(): void;
}

/** A piece of the table as a control, as data: `controlAttributes` puts it on an element. */
export interface Control {
  /** The game thing it represents: can be explained, highlighted and looked up in the rules. */
  readonly thing?: string | undefined;
  /** The text of the choice a press makes; absent if it makes none. */
  readonly choice?: string | undefined;
  /** The choices that another press can make after this one: it is one of the pieces they are made with. */
  readonly leadsTo?: readonly string[];
  /** What a press does, in words; without them, only a pointer can press. */
  readonly label?: string | undefined;
  readonly emphasis?: 'open' | 'selected';
  /** A line of the chronicle highlights it. */
  readonly isLit?: boolean;
  /** What a game's component draws on it for this choice. */
  readonly marks?: readonly string[];
  readonly actions?: Actions;
}

/** Every piece that makes a choice or is one of the pieces it is made with. */
export const CONTROLS = '[data-choice], [data-leads-to]';

/** Spread on any HTML or SVG element: `<g {...controlAttributes(control)}>`. */
export type Attributes = Readonly<Record<string, unknown>>;

/** A piece that can be pressed without answering the question. */
export function toggle(label: string, emphasis: 'open' | 'selected', press: () => void): Control {
  return { label, emphasis, actions: { press } };
}

/**
 * The attributes of a control: marks to style it by, role and label, keys, pointer. The piece's own words describe it when it is a
 * choice and name it otherwise.
 */
export function controlAttributes(control: Control, words?: string): Attributes {
  const { thing, choice, leadsTo = [], emphasis, isLit, actions } = control;
  return {
    ...(words === undefined ? {} : choice === undefined ? labelAttributes(words) : { 'aria-description': words }),
    ...(choice === undefined ? {} : { 'data-choice': choice }),
    ...(leadsTo.length === 0 ? {} : { 'data-leads-to': JSON.stringify(leadsTo) }),
    ...(thing === undefined ? {} : { 'data-thing': thing }),
    ...(emphasis === 'selected' ? { 'data-selected': true } : {}),
    ...(isLit ? { 'data-lit': true } : {}),
    ...(actions ? pressAttributes(actions) : {}),
    ...(control.label === undefined || !actions ? {} : buttonAttributes(control, control.label, actions)),
  };
}

/** For a control that is labelled by its own words and isn't a toggle. */
export const UNNAMED = { 'aria-label': undefined, 'aria-pressed': undefined } as const;

/** The element that makes a choice, or the first of the pieces it is made with. */
export function elementFor(choice: string): Element | undefined {
  return elementsFor(choice)[0];
}

/** Where that element is on the screen; undefined while it isn't in sight. */
export function boxFor(choice: string): Pick<DOMRect, 'x' | 'y' | 'width' | 'height'> | undefined {
  const element = elementFor(choice);
  if (!element || !isUncovered(element)) return undefined;
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Scrolls an element into view; a zoomed board moves to it. */
export function bringIntoView(element: Element): void {
  element.scrollIntoView({ block: 'center', inline: 'center' });
  element.dispatchEvent(new Event('reveal', { bubbles: true }));
}

/** Whether the board isn't scrolled so far that what is around it covers the element. */
export function isUncovered(element: Element): boolean {
  const board = element.closest('[data-board]')?.getBoundingClientRect();
  if (!board) return true;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return board.left < x && x < board.right && board.top < y && y < board.bottom;
}

/** The elements that make a choice, or the pieces it is made with. */
export function elementsFor(choice: string): readonly Element[] {
  const controls = [...document.querySelectorAll(`[data-table] [data-choice="${CSS.escape(choice)}"]`)];
  if (controls.length > 0) return controls;
  return [...document.querySelectorAll<HTMLElement>('[data-table] [data-leads-to]')].filter((one) => leads(one, choice));
}

function leads({ dataset }: HTMLElement, choice: string): boolean {
  const leadsTo: readonly string[] = JSON.parse(dataset.leadsTo ?? '[]');
  return leadsTo.includes(choice);
}

/** A second place for the same control: pointer only; keys and screen readers use the first one. */
export function pointerAttributes({ actions }: Control): Attributes {
  return actions ? { ...pressAttributes(actions), onpointerenter: actions.enter, onpointerleave: actions.leave } : {};
}

/** A piece that screen readers announce by its name. */
export function labelAttributes(label: string): Attributes {
  return { role: 'img', 'aria-label': label };
}

/** A part of the table that holds other pieces. */
export function groupAttributes(label: string): Attributes {
  return { role: 'group', 'aria-label': label };
}

function pressAttributes({ press }: Actions): Attributes {
  return {
    onclick: (event: Event) => {
      event.stopPropagation();
      press();
    },
  };
}

function buttonAttributes(
  { choice, emphasis }: Control,
  label: string,
  { press, confirm = press, enter, leave }: Actions,
): Attributes {
  const isSelected = emphasis === 'selected';
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': label,
    'aria-pressed': choice === undefined ? isSelected : isSelected || undefined,
    onkeydown: onKey(press, confirm),
    onpointerenter: enter,
    onpointerleave: leave,
    onfocus: enter,
    onblur: leave,
  };
}

/** Enter and space press elements that aren't native buttons; Enter confirms the selection. */
function onKey(press: () => void, confirm: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (event.key === 'Enter') confirm();
    else press();
  };
}
