import type { Control } from '../../table/control.ts';
import type { SpaceModel, StackModel } from './model/model.ts';
import type { RajasChoice, RajasTable } from './types.ts';

/** The mark of a space where the worker would come with the pink elephant. */
const ELEPHANT = 'elephant';
const SPACE_CHOICES: readonly string[] = ['place', 'action', 'pink-elephant/join', 'ganga3/lift'];

function isSpaceChoice(choice: RajasChoice, id: string): boolean {
  return SPACE_CHOICES.includes(choice.type) && 'id' in choice && choice.id === id;
}

/** A worker space: to place a worker there, or (a chamber) to carry out its action without one. */
export function spaceControl(table: RajasTable, { id }: SpaceModel): Control {
  const text = table.find((choice) => isSpaceChoice(choice, id));
  const isJoined = table.find((choice) => choice.type === 'pink-elephant/join' && choice.id === id) !== undefined;
  return { ...table.control(text, `space:${id}`), marks: isJoined ? [ELEPHANT] : [] };
}

/** Whether the worker would come with the pink elephant. */
export function bringsElephant({ marks = [] }: Control): boolean {
  return marks.includes(ELEPHANT);
}

/** Whether any of the spaces can be chosen now. */
export function anyChoosable(table: RajasTable, spaces: readonly SpaceModel[]): boolean {
  return spaces.some(({ id }) => table.find((choice) => isSpaceChoice(choice, id)) !== undefined);
}

export function stackControl(table: RajasTable, { id, tile }: StackModel): Control {
  return table.control(
    table.find((choice) => choice.type === 'tile' && choice.id === tile?.id),
    `stack:${id}`,
  );
}

/** Whether a tile can be paid only when karma turns a die. */
export function needsKarma(table: RajasTable, { tile }: StackModel): boolean {
  const text = table.find((choice) => choice.type === 'tile' && choice.id === tile?.id);
  const facts = text === undefined ? [] : (table.previewOf(text)?.facts ?? []);
  return facts.some((fact) => fact.type === 'die-paid' && fact.turned);
}

/** A river space: to sail there, to use it from afar or to turn it up. The preview knows where a choice leads; nothing is counted here. */
export function sailControl(table: RajasTable, index: number): Control {
  const sails = table.filter((choice) => choice.type === 'sail' && choice.spaces > 0);
  const sail = sails.find(({ text }) => landingOf(table, text) === index)?.text;
  const named = table.find(
    (choice) => (choice.type === 'ganga2/borrow' || choice.type === 'dark-dolphin/turn') && choice.index === index,
  );
  return table.control(sail ?? named, `river:${index}`);
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
