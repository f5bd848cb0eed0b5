import { inject } from 'vitest';

/** All cases, or the first few on every push. */
export function shareOf<T>(all: readonly T[], few: number): readonly T[] {
  return inject('share') === 'whole' ? all : all.slice(0, few);
}

/** The number of clicks: to the end of the game, or limited on every push. */
export function clicksOf(whole: number, some: number): number {
  return inject('share') === 'whole' ? whole : some;
}
