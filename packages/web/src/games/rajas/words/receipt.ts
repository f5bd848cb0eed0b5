import type { ArtName } from '../../../art/index.ts';
import type { RajasMessages } from '../messages/index.ts';
import type { RajasFact, RajasTelling } from '../types.ts';
import { sourceWords } from './sources.ts';
import { gapWords } from './tracks.ts';

/** The cause of a fact. */
export function cause(fact: RajasFact, telling: RajasTelling): string | undefined {
  return 'source' in fact && fact.source ? sourceWords(fact.source, telling) : undefined;
}

export function signs({ gain, effects, workers, sources, steps }: RajasMessages): Readonly<Partial<Record<ArtName, string>>> {
  const bare = (say: (amount: string) => string): string => say('').trim();
  return {
    coin: bare(gain.money),
    'fame-crown': bare(gain.fame),
    karma: bare(gain.karma),
    'icon-die': effects.dice,
    'icon-person': workers,
    'icon-star': sources.yield,
    'icon-province': steps.tile,
    upgrade: effects.upgrade,
  };
}

/** The race counts how far apart the markers still are. */
export const gauge = {
  name: (words: RajasMessages) => words.consequences.gap,
  text: gapWords,
  of: (score: number) => -score,
  goal: (left: number, words: RajasMessages) => words.tracks.goal(left),
};
