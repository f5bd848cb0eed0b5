import { moduleSources } from '../modules/index.ts';
import type { RajasSource, RajasTelling } from '../types.ts';
import { spaceNameOf } from './names.ts';
import { tileNameOf } from './tiles.ts';

type SourceOf<S> = (source: S, telling: RajasTelling) => string;
/** One wording for each kind of source of a union. */
export type Sources<S extends RajasSource> = { readonly [K in S['kind']]: SourceOf<Extract<S, { kind: K }>> };

const sources: Sources<RajasSource> = {
  ...moduleSources,
  space: ({ id }, { words }) => spaceNameOf(id, words),
  action: ({ id }, { words }) => spaceNameOf(id, words),
  tile: ({ id }, telling) => tileNameOf(id, telling),
  yield: (_, { words }) => words.sources.yield,
  'yield-tile': (_, { words }) => words.sources.yieldTile,
  river: ({ index }, { words }) => words.sources.river(index),
  track: ({ track, space }, { words }) => words.sources[track](space),
};

/** The source of an effect, in words. */
export function sourceWords(source: RajasSource, telling: RajasTelling): string {
  const tell = sources[source.kind] as SourceOf<RajasSource>;
  return tell(source, telling);
}
