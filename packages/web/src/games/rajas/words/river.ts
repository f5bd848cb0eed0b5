import type { BoardModel, RiverSpaceModel } from '../model/model.ts';
import type { RajasTelling } from '../types.ts';
import { gainWords } from './gains.ts';

export function riverWords(space: RiverSpaceModel, { river }: BoardModel, { words, players }: RajasTelling): string {
  const here = players.filter(({ colour }) => space.boats.includes(colour)).map(({ name }) => name);
  const boats = here.length > 0 ? words.river.boats(here) : '';
  if (space.state === 'dried') return words.river.dried(space.index) + boats;
  if (!space.gain) return words.river.hidden(space.index) + boats;
  const gain = gainWords(space.gain, words);
  const isLast = space.index === river.shape.spaces;
  return (isLast ? words.river.last(gain) : words.river.space(space.index, gain)) + boats;
}
