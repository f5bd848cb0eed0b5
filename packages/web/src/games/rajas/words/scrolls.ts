import type { BuildingName } from '@durbar/rajas/vocabulary';
import type { BoardModel } from '../model/model.ts';
import type { RajasTelling } from '../types.ts';

export function scrollWords({ players }: BoardModel, building: BuildingName, { words }: RajasTelling): string {
  const levels = players.map(({ name, levels }) => `${name} ${levels[building]}`);
  return words.scroll(words.buildings[building], levels);
}
