import type { Building } from '../kinds.ts';
import type { Scene } from '../scene.ts';
import type { RajasTelling } from '../types.ts';

export function scrollWords({ players }: Scene, building: Building, { words }: RajasTelling): string {
  const levels = players.map(({ name, levels }) => words.scrollLevel(name, levels[building]));
  return words.scroll(words.buildings[building], levels);
}
