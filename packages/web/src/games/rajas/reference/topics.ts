import { tileNamed } from '../model/tile.ts';
import { riverStateOf } from '../modules/signs.ts';
import type { TileFace } from '../pieces/faces.ts';
import type { GainFace } from '../pieces/marks.ts';
import type { RajasDescription, RajasView } from '../types.ts';

type Topic = (name: string, view: RajasView, game: RajasDescription) => string | undefined;

/** The topic of what is on a table thing, if more specific than the thing; sections refer to these topics. */
export function topicOf(thing: string, view: RajasView, game: RajasDescription): string | undefined {
  const [kind = '', name = ''] = thing.split(':');
  return TOPICS[kind]?.(name, view, game);
}

const TOPICS: Readonly<Record<string, Topic | undefined>> = { river, stack, cell, space };

/** A river tile by benefit, or by state if face down or dried up. */
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

/** A module's tile on top of a stack. */
function stack(name: string, { stacks }: RajasView, game: RajasDescription): string | undefined {
  const tile = tileNamed(game, stacks.find(({ id }) => id === name)?.top ?? '');
  return tile?.sign && tileTopic(tile);
}

/** A cell of the viewer's own province. */
function cell(name: string, { seats, viewer }: RajasView, game: RajasDescription): string | undefined {
  const laid = typeof viewer === 'number' ? seats[viewer]?.province.find(({ at }) => at === name) : undefined;
  const tile = laid && tileNamed(game, laid.id);
  return tile && tileTopic(tile);
}

export function tileTopic({ sign }: TileFace): string {
  return sign ? `tile:${sign.module}` : 'province-tile';
}

/** Boards of modules whose backs cost a die. */
function space(name: string, _view: RajasView, { spaces }: RajasDescription): string | undefined {
  return spaces.some(({ id, cost }) => id === name && cost.die) ? `space-with-die:${name}` : undefined;
}
