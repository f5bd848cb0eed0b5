import type { ControlAttributes } from '../../table/contract.ts';

/** The attributes of a piece that is heard by its name; a control's own attributes may follow and take precedence. */
export function said(label: string): Readonly<Record<string, string>> {
  return { role: 'img', 'aria-label': label };
}

/** The attributes of a piece with its control: as a choice it is named by the choice, and its own words describe it. */
export function told(label: string, control: ControlAttributes): ControlAttributes {
  return isChoice(control) ? { ...control, 'aria-description': label } : { ...said(label), ...control };
}

/** Whether a piece answers the question; then its name and its preview say everything, and no tooltip lies over it. */
export function isChoice(control: ControlAttributes): boolean {
  return 'data-choice' in control;
}

/** The attributes of a part of the table that holds other pieces. */
export function grouped(label: string): Readonly<Record<string, string>> {
  return { role: 'group', 'aria-label': label };
}
