import type { ControlAttributes } from '../../table/contract.ts';
import type { SpaceScene, StackScene } from './scene.ts';
import type { RajasChoice, RajasTable } from './types.ts';

function isSpaceChoice(choice: RajasChoice, id: string): boolean {
  return (choice.type === 'place' || choice.type === 'action' || choice.type === 'pink-elephant/join') && choice.id === id;
}

/** A worker space: to place a worker there, or (a chamber) to carry out its action without one. */
export function spaceControl(table: RajasTable, { id }: SpaceScene): ControlAttributes {
  return table.control(
    table.find((choice) => isSpaceChoice(choice, id)),
    `space:${id}`,
  );
}

/** Whether any of the spaces can be chosen now. */
export function anyChoosable(table: RajasTable, spaces: readonly SpaceScene[]): boolean {
  return spaces.some(({ id }) => table.find((choice) => isSpaceChoice(choice, id)) !== undefined);
}

export function stackControl(table: RajasTable, { id, tile }: StackScene): ControlAttributes {
  return table.control(
    table.find((choice) => choice.type === 'tile' && choice.id === tile?.id),
    `stack:${id}`,
  );
}

/** A river space: to sail there. The preview knows where a choice leads; nothing is counted here. */
export function sailControl(table: RajasTable, index: number): ControlAttributes {
  const sails = table.filter((choice) => choice.type === 'sail' && choice.spaces > 0);
  const text = sails.find((sail) => landingOf(table, sail.text) === index)?.text;
  return table.control(text, `river:${index}`);
}

/** The river space where the boat stops first after a choice. */
export function landingOf(table: RajasTable, text: string): number | undefined {
  for (const fact of table.previewOf(text)?.facts ?? []) if (fact.type === 'boat-moved') return fact.to;
  return undefined;
}

/** To receive a yield now, or to lay a yield tile on its space. */
export function isYieldChoice(choice: RajasChoice, id: string): boolean {
  return (choice.type === 'receive' || choice.type === 'navaratnas/place') && choice.id === id;
}
