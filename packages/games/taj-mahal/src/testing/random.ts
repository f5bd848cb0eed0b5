import { advance, begin, mustRules, type Position, randomChoice, type SetUp, seededRandom } from '@durbar/engine';
import { tajMahal } from '../definition.ts';
import type { TajMahalFact } from '../facts.ts';
import type { TajMahalFrame } from '../frames.ts';
import type { TajMahalState } from '../state.ts';
import type { TajMahalRules } from './table.ts';

type Watcher = (position: Position<TajMahalState, TajMahalFrame>, facts: readonly TajMahalFact[], rules: TajMahalRules) => void;

/** A whole game at random; `watch` sees the position and the new facts after every answer. */
export function randomGame(setUp: SetUp, seed: number | string, watch: Watcher): Position<TajMahalState, TajMahalFrame> {
  const rules = mustRules(tajMahal, setUp);
  const random = seededRandom(seed);
  const { position } = begin(rules);
  while (position.agenda.length > 0) {
    const facts: TajMahalFact[] = [];
    advance(rules, position, randomChoice(rules, position, random), facts);
    watch(position, facts, rules);
  }
  return position;
}
