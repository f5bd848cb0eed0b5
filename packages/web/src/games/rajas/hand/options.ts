import type { RajasChoice, RajasTable } from '../types.ts';

export function hasChoice(table: RajasTable, kind: RajasChoice['type']): boolean {
  return table.find(({ type }) => type === kind) !== undefined;
}

/** Choices that are shown beside the own pieces on wide screens. */
export function hasOptions(table: RajasTable): boolean {
  return hasChoice(table, 'pay') || hasChoice(table, 'score') || hasChoice(table, 'take');
}
