import type { RajasMessages } from '../messages/index.ts';
import { moduleEffects } from '../modules/index.ts';
import type { RajasEffect, RajasTelling } from '../types.ts';

/** A name for each part of an effect that can lapse or be declined. */
export type Effects<E extends RajasEffect> = Readonly<Record<E, (telling: RajasTelling) => string>>;

type Plain = keyof RajasMessages['effects'];

const effects: Effects<Exclude<RajasEffect, Plain>> = { ...moduleEffects, sail: ({ words }) => words.effects['boat-move'] };

function isPlain(effect: RajasEffect, words: RajasMessages): effect is Plain {
  return effect in words.effects;
}

export function effectWords(effect: RajasEffect, telling: RajasTelling): string {
  const { words } = telling;
  return isPlain(effect, words) ? words.effects[effect] : effects[effect](telling);
}
