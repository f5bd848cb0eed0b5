import { moduleEffects } from '../modules/index.ts';
import type { RajasEffect, RajasTelling } from '../types.ts';

/** A name for each part of an effect that can lapse or be declined. */
export type Effects<E extends RajasEffect> = Readonly<Record<E, (telling: RajasTelling) => string>>;

const effects: Effects<RajasEffect> = {
  ...moduleEffects,
  'boat-move': ({ words }) => words.effects.boatMove,
  sail: ({ words }) => words.effects.boatMove,
  dice: ({ words }) => words.effects.dice,
  karma: ({ words }) => words.effects.karma,
  markets: ({ words }) => words.effects.markets,
  build: ({ words }) => words.effects.build,
  overbuild: ({ words }) => words.effects.overbuild,
  'palace-action': ({ words }) => words.effects.palaceAction,
  upgrade: ({ words }) => words.effects.upgrade,
  'yield-tile': ({ words }) => words.effects.yieldTile,
};

export function effectWords(effect: RajasEffect, telling: RajasTelling): string {
  return effects[effect](telling);
}
