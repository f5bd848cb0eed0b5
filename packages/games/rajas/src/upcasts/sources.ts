import type { RajasGame } from '../game.ts';
import type { RajasFact, RajasSource } from '../modules/index.ts';

/** A fact of rules version 1: `reason` is a text for the origin of an effect. */
export type FactWithReason = { readonly type: string; readonly reason?: string } & Readonly<Record<string, unknown>>;

/** Version 1 to 2: facts have a typed `source` for the origin of an effect. */
export function withSource(game: RajasGame, { reason, ...fact }: FactWithReason): RajasFact {
  const hasSource = reason !== undefined && reason !== '';
  return (hasSource ? { ...fact, source: sourceOf(game, reason) } : fact) as RajasFact;
}

/** Texts that named no component. Which gift of which tile, or which river space, was not recorded. */
const OTHER_REASONS: Readonly<Record<string, RajasSource>> = {
  holi: { kind: 'holi/festival' },
  'catch-up': { kind: 'navaratnas/catch-up' },
  'yield-tile': { kind: 'yield-tile', id: '' },
  flag: { kind: 'roads/flag' },
  dolphin: { kind: 'river', index: 0 },
};

function sourceOf({ spaces, tiles, yieldTiles }: RajasGame, id: string): RajasSource {
  const [name, number] = [id.split('-')[0], Number(id.split('-')[1])];
  if (name === 'river' && number >= 0) return { kind: 'river', index: number };
  if ((name === 'fame' || name === 'money') && number >= 0) return { kind: 'track', track: name, space: number };
  const isNamed = (things: readonly { readonly id: string }[]) => things.some((thing) => thing.id === id);
  if (isNamed(spaces)) return { kind: 'space', id };
  if (isNamed(tiles)) return { kind: 'tile', id };
  if (isNamed(yieldTiles)) return { kind: 'yield-tile', id };
  return OTHER_REASONS[id] ?? { kind: 'yield', id };
}
