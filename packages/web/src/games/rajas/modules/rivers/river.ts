import { type AnyGame, rulesFor, type SetUp } from '@durbar/engine';
import type { RiverShape } from '../../geometry/river.ts';
import type { GainFace } from '../../pieces/marks.ts';
import type { RajasDescription } from '../../types.ts';
import type { lobbyWords } from './lobbyWords.ts';

/** River tiles with the same benefit. */
export interface TileKind {
  readonly gain: GainFace;
  readonly ids: readonly string[];
}

interface RiverBeingLaid {
  readonly shape: RiverShape;
  readonly printed: readonly GainFace[];
  readonly kinds: readonly TileKind[];
  readonly gains: ReadonlyMap<string, GainFace>;
}

/** The spaces and tiles of a custom river, from the edition; undefined while something else is invalid. */
export function riverBeingLaid(definition: AnyGame, setUp: SetUp): RiverBeingLaid | undefined {
  const rules = rulesFor(definition, { ...setUp, options: { ...setUp.options, riverLayout: '' } });
  if (!rules.ok) return undefined;
  const { river, riverTiles } = definition.describe(rules.value.game) as RajasDescription;
  return {
    shape: { spaces: river.last, bridgeAfter: river.bridgeAfter },
    printed: river.printed.flatMap((gain) => gain ?? []),
    kinds: kindsOf(riverTiles),
    gains: new Map(riverTiles.map(({ id, gain }) => [id, gain])),
  };
}

function kindsOf(tiles: readonly { readonly id: string; readonly gain: GainFace }[]): readonly TileKind[] {
  const byGain = Map.groupBy(tiles, ({ gain }) => JSON.stringify(gain));
  return [...byGain.values()].flatMap((same) => (same[0] ? [{ gain: same[0].gain, ids: same.map(({ id }) => id) }] : []));
}

export function tilesLeft({ ids }: TileKind, laid: ReadonlyMap<number, string>): number {
  const used = new Set(laid.values());
  return ids.filter((id) => !used.has(id)).length;
}

/** The layout's faults in the reader's language. */
export function faultWords(
  definition: AnyGame,
  setUp: SetUp,
  { faults }: (typeof lobbyWords)['en']['layout'],
): readonly string[] {
  const rules = rulesFor(definition, setUp);
  if (rules.ok) return [];
  const texts = rules.fault.flatMap(({ path, reason, code, values = {} }) => {
    if (path !== 'options.riverLayout') return [];
    return [code !== undefined && code in faults ? faults[code as keyof typeof faults](values) : reason];
  });
  return [...new Set(texts)];
}
