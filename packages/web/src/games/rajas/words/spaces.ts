import type { RajasMessages } from '../messages/index.ts';
import type { SpaceModel } from '../model/model.ts';
import type { RajasTelling } from '../types.ts';
import { gainsWords } from './gains.ts';
import { spaceNameOf } from './names.ts';

/** A worker space's cost, action and workers. */
export function spaceWords(space: SpaceModel, telling: RajasTelling): string {
  const { words, players } = telling;
  const line = words.spaceLine(spaceNameOf(space.id, words), costWords(space, words), gainsWords(space.effects, words));
  const here = players.filter(({ colour }) => space.workers.includes(colour)).map(({ name }) => name);
  return here.length > 0 ? line + words.occupiedBy(here) : line;
}

export function costWords({ money, die }: SpaceModel, { cost, colours }: RajasMessages): string {
  const dice = die && (die.colour ? cost.colourDie(colours[die.colour]) : die.values ? cost.valueDie(die.values) : cost.anyDie);
  if (money === 0) return dice ?? cost.nothing;
  return dice ? cost.both(cost.money(money), dice) : cost.money(money);
}
