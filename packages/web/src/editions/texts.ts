import { childrenOf } from '@durbar/engine/edition';

/** Names are each entry's own. */
const OWN_NAMES = ['id', 'name', 'title'];

/** The words that stand at each key of an edition: what can be written at the same key elsewhere. */
export function knownTexts(data: unknown): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const visit = (part: unknown, key: string): void => {
    if (typeof part === 'string' && !OWN_NAMES.includes(key)) found.set(key, (found.get(key) ?? new Set()).add(part));
    for (const [name, child] of childrenOf(part)) if (name !== 'provenance') visit(child, typeof name === 'number' ? key : name);
  };
  visit(data, '');
  return new Map([...found].map(([key, texts]) => [key, [...texts].sort()]));
}

/** The id of the list of words for a key. */
export function listIdOf(key: string): string {
  return `known-${key}`;
}
