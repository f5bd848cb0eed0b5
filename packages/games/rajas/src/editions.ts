import { type EditionInfo, fail, ok, type Result, type SetUpFault } from '@durbar/engine';
import house from './data/house.json' with { type: 'json' };
import type { Edition } from './edition.ts';
import { editionFaults } from './edition-checks.ts';
import { moduleData } from './modules/index.ts';

/** The house edition: known contents of the box, completed by us. Modules provide their own component data. */
const HOUSE: unknown = { ...house, modules: moduleData };

export const EDITIONS: readonly EditionInfo[] = [
  { id: 'house', title: 'House edition', data: HOUSE, provenance: { ...house.provenance, ...moduleProvenance() } },
];

function moduleProvenance(): Record<string, string> {
  const parts = Object.entries(moduleData).flatMap(([module, { provenance }]) =>
    Object.entries(provenance ?? {}).map(([part, status]) => [`${module}.${part}`, status]),
  );
  return Object.fromEntries(parts);
}

/** A built-in edition by id, or a custom one; a malformed one is rejected with all its faults. */
export function parseEdition(id: string | undefined, own: unknown): Result<Edition, readonly SetUpFault[]> {
  if (own === undefined) {
    const info = EDITIONS.find((edition) => edition.id === id) ?? EDITIONS[0];
    return ok(info?.data as Edition);
  }
  const faults = editionFaults(own, 'editionData');
  return faults.length > 0 ? fail(faults) : ok(own as Edition);
}
