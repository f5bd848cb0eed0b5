import { knownPerson } from '../../store/person.svelte.ts';

/**
 * How often puzzles were found at the first try, in percent, as far as a server knows: enough people must have tried them. A device that
 * never played online may have no server and asks none.
 */
export async function foundShares(puzzles: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (puzzles.length === 0 || !knownPerson()) return new Map();
  const { api } = await import('../../online/api.ts');
  const shares = await api.foundShares(puzzles);
  return new Map(shares.ok ? shares.value.map(({ puzzle, percent }) => [puzzle, percent]) : []);
}
