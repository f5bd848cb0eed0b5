import { riverStateOf } from '../model/river.ts';
import { cowGain } from '../modules/cows/cow.ts';
import { terrainOf } from '../modules/wilderness/terrain.ts';
import type { GainFace } from '../pieces/marks.ts';
import type { RajasDescription, RajasView } from '../types.ts';

type Topic = (name: string, view: RajasView, game: RajasDescription) => string | undefined;

/** What lies on a thing of the table, where that says more than the thing itself; the reference's sections name these topics. */
export function topicOf(thing: string, view: RajasView, game: RajasDescription): string | undefined {
  const [kind = '', name = ''] = thing.split(':');
  return TOPICS[kind]?.(name, view, game);
}

const TOPICS: Readonly<Record<string, Topic | undefined>> = { river, stack, cell, space };

/** A river tile by what it brings; one that is face down or has dried up by its state. */
function river(name: string, view: RajasView, { riverTiles }: RajasDescription): string | undefined {
  const index = Number(name);
  const state = riverStateOf(view, index);
  if (state) return `river-${state}`;
  const tile = riverTiles.find(({ id }) => id === view.river[index]);
  return tile && riverTileTopic(tile.gain);
}

function riverTileTopic({ kind, per, goods }: GainFace): string {
  return `river-tile:${[kind, per ?? goods ?? []].flat().join('/')}`;
}

function stack(name: string, { stacks }: RajasView, game: RajasDescription): string | undefined {
  return tileTopic(game, stacks.find(({ id }) => id === name)?.top);
}

/** A cell of the viewer's own province. */
function cell(name: string, { seats, viewer }: RajasView, game: RajasDescription): string | undefined {
  const laid = typeof viewer === 'number' ? seats[viewer]?.province.find(({ at }) => at === name) : undefined;
  return laid && (tileTopic(game, laid.id) ?? 'province-tile');
}

function tileTopic(game: RajasDescription, id = ''): string | undefined {
  if (cowGain(game, id)) return 'sacred-cow';
  return terrainOf(game, id) && 'wilderness-tile';
}

/** Only the back of the road board costs a die. */
function space(name: string, _view: RajasView, { spaces }: RajasDescription): string | undefined {
  return name === 'road-board' && spaces.some(({ id, cost }) => id === name && cost.die) ? 'road-board-back' : undefined;
}
