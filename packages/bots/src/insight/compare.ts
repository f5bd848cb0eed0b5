import { seededRandom } from '@durbar/engine';
import { effortOf } from '../budget.ts';
import { imagined } from '../levels/look.ts';
import { perBeginning } from '../levels/whole-turns/index.ts';
import { atFirstSight, type Thinking, weighedAlike } from '../levels/whole-turns/judge.ts';
import { turnsIn } from '../levels/whole-turns/turns.ts';
import type { Mind } from '../mind.ts';

/** How many turns with the same first answer are compared closely. */
const ALIKE = 2;

/**
 * The chance to win with the best turn that starts with each answer of a question, best first, all in the same number of worlds. Answers
 * after which every turn is pointless are left out. The same seed gives the same chances.
 */
export function compareBeginnings(
  mind: Mind,
  view: unknown,
  seat: number,
  worlds: number,
  seed: string,
): readonly { readonly text: string; readonly chance: number }[] {
  const random = seededRandom(seed);
  const thinking: Thinking = { mind, view, seat, effort: effortOf({ looks: worlds }), random };
  const turns = atFirstSight(thinking, turnsIn(mind, imagined(mind, view, random), seat, random));
  const { definition, game } = mind.rules;
  return perBeginning(weighedAlike(thinking, perBeginning(turns, ALIKE), worlds), 1).flatMap(({ choices: [first], chance }) =>
    first ? [{ text: definition.format(game, first), chance }] : [],
  );
}
