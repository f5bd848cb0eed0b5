import type { RajasChoice, RajasTable } from '../types.ts';

export function hasChoice(table: RajasTable, kind: RajasChoice['type']): boolean {
  return table.find(({ type }) => type === kind) !== undefined;
}

/** Whether dice in the hands of Kali can be chosen. */
export function asksForDice(table: RajasTable): boolean {
  return hasChoice(table, 'pay-die') || hasChoice(table, 'return') || hasChoice(table, 'reroll');
}

const OPTIONS = ['pay', 'score', 'take', 'holi/take', 'holi/colour', 'holi/gift', 'holi/recolour'] as const;

/** Choices that are shown beside the own pieces on wide screens. */
export function hasOptions(table: RajasTable): boolean {
  return OPTIONS.some((kind) => hasChoice(table, kind));
}

/** Choices that need more room than a piece has. */
export function needsRoom(table: RajasTable): boolean {
  return hasOptions(table) || hasChoice(table, 'lay') || hasChoice(table, 'navaratnas/tile');
}
