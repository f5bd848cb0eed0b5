import type { TajTable } from '../types.ts';
import { bonusBrief, bonusOf } from './names.ts';

/** A placement's certain gains, in a few words. */
export function reasonsFor(table: TajTable, text: string): string[] {
  const { game, words } = table;
  const facts = table.previewOf(text)?.facts ?? [];
  return facts.flatMap((fact) => {
    if (fact.type === 'bonus-tile-taken') {
      const bonus = bonusOf(game, fact.tile);
      return bonus ? [bonusBrief(bonus, words)] : [];
    }
    if (fact.type === 'points-gained' && fact.provinces) return [words.provincesReached(fact.provinces.length)];
    return [];
  });
}
