import { displayedChoices, moduleOptions } from '../modules/index.ts';
import type { Breadth } from '../modules/module.ts';
import type { RajasChoice, RajasTable } from '../types.ts';

export function hasChoice(table: RajasTable, kind: RajasChoice['type']): boolean {
  return table.find(({ type }) => type === kind) !== undefined;
}

/** Whether dice in Kali's hands can be chosen. */
export function asksForDice(table: RajasTable): boolean {
  return hasChoice(table, 'pay-die') || hasChoice(table, 'return') || hasChoice(table, 'reroll');
}

/** Choices shown beside the viewer's pieces on wide screens, by type. */
const OPTIONS: Readonly<Record<string, Breadth | undefined>> = { ...moduleOptions, pay: 'some', score: 'some', take: 'some' };
/** More payments than this get a wider part. */
const MANY_PAYMENTS = 8;

/** How much room the choices beside the viewer's pieces need; undefined when there are none. */
export function roomOfOptions(table: RajasTable): Breadth | undefined {
  const rooms = table.filter(({ type }) => OPTIONS[type] !== undefined).map(({ choice }) => OPTIONS[choice.type]);
  if (table.filter(({ type }) => type === 'pay').length > MANY_PAYMENTS) return 'broad';
  return (['whole', 'broad', 'some'] as const).find((room) => rooms.includes(room));
}

/** Whether something can be chosen in a module's display. */
export function choosesDisplayed(table: RajasTable): boolean {
  return table.find(({ type }) => displayedChoices.includes(type)) !== undefined;
}

/** Whether the question concerns the viewer's province, so phones switch to it. */
export function concernsProvince(table: RajasTable): boolean {
  return needsRoom(table) && !hasChoice(table, 'take');
}

/** Choices that need more room than a piece provides. */
export function needsRoom(table: RajasTable): boolean {
  return roomOfOptions(table) !== undefined || hasChoice(table, 'lay') || choosesDisplayed(table);
}
