import type { Options } from '@durbar/engine';
import { rajas } from '../definition.ts';

/** Every module and side not covered by these options; one split of mixed rounds counts for all. */
export function modulesNotShown(shown: readonly Options[]): string[] {
  const values = rajas.options.flatMap(({ id, values: all, default: usual }) => {
    if (all === 'text' || id === 'riverPool') return [];
    return all.filter((value) => value !== usual).map((value) => ({ id, value }));
  });
  const isShown = ({ id, value }: { id: string; value: string }): boolean =>
    shown.some((options) => (id === 'mixedRounds' ? (options[id] ?? 'off') !== 'off' : options[id] === value));
  return values.filter((one) => !isShown(one)).map(({ id, value }) => `${id}=${value}`);
}
