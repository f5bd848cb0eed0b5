import type { Control } from '../../../table/control.ts';
import { moduleBrought, moduleThings } from '../modules/index.ts';
import type { Things } from '../modules/module.ts';
import type { RajasChoice, RajasTable } from '../types.ts';
import type { PieceMark, SpaceModel, StackModel } from './model.ts';

const THINGS = {
  ...moduleThings,
  place: ({ id }) => `space:${id}`,
  action: ({ id }) => `space:${id}`,
  tile: ({ id }) => `tile:${id}`,
  upgrade: ({ name }) => `upgrade ${name}`,
  receive: ({ id }) => `yield:${id}`,
} satisfies Things<RajasChoice>;

/** The thing on the table that makes a choice; undefined for choices with other controls. */
export function thingOf(choice: RajasChoice): string | undefined {
  const things = THINGS as Readonly<Record<string, ((choice: RajasChoice) => string) | undefined>>;
  return things[choice.type]?.(choice);
}

/** The choice that a thing makes. */
export function choiceOn(table: RajasTable, thing: string): string | undefined {
  return table.find((choice) => thingOf(choice) === thing);
}

/** A worker space: places a worker there or, for a chamber, uses its action without one. */
export function spaceControl(table: RajasTable, { id }: SpaceModel): Control {
  return table.control(choiceOn(table, `space:${id}`), `space:${id}`);
}

/** Whether a choice carries out the action of a worker space. */
export function isPlacing({ type }: RajasChoice): boolean {
  return type === 'place' || type === 'action' || moduleBrought[type] !== undefined;
}

/** What is on a worker space, or would arrive with the worker. */
export function marksOn(table: RajasTable, { id, marks }: SpaceModel): readonly (PieceMark & { readonly ghost: boolean })[] {
  if (marks.length > 0) return marks.map((mark) => ({ ...mark, ghost: false }));
  const placings = table.filter((choice) => thingOf(choice) === `space:${id}`);
  return placings.flatMap(({ choice }) => moduleBrought[choice.type] ?? []).map((mark) => ({ ...mark, ghost: true }));
}

/** Whether any of the spaces can be chosen now. */
export function anyChoosable(table: RajasTable, spaces: readonly SpaceModel[]): boolean {
  return spaces.some(({ id }) => choiceOn(table, `space:${id}`) !== undefined);
}

export function stackControl(table: RajasTable, { id, tile }: StackModel): Control {
  return table.control(choiceOn(table, `tile:${tile?.id}`), `stack:${id}`);
}

/** Whether a tile is affordable only if karma turns a die. */
export function needsKarma(table: RajasTable, { tile }: StackModel): boolean {
  const text = choiceOn(table, `tile:${tile?.id}`);
  const facts = text === undefined ? [] : (table.previewOf(text)?.facts ?? []);
  return facts.some((fact) => fact.type === 'die-paid' && fact.turned);
}

/** A river space: to move there, use it remotely or reveal it. The preview determines where a choice leads. */
export function sailControl(table: RajasTable, index: number): Control {
  const sails = table.filter((choice) => choice.type === 'sail' && choice.spaces > 0);
  const sail = sails.find(({ text }) => landingOf(table, text) === index)?.text;
  return table.control(sail ?? choiceOn(table, `river:${index}`), `river:${index}`);
}

/** The river space where the boat stops first after a choice. */
export function landingOf(table: RajasTable, text: string): number | undefined {
  for (const fact of table.previewOf(text)?.facts ?? []) if (fact.type === 'boat-moved') return fact.to;
  return undefined;
}
