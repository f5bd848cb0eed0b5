import type { Seat } from '@durbar/engine';
import { NONE } from '@durbar/rajas/vocabulary';
import type { GainFace } from '../../pieces/marks.ts';
import type { RajasDescription, RajasView } from '../../types.ts';

const ON_TRACK = -1;
const GIFTS = [3, 2, 1, 0];

/** A Holi tile across both tracks. */
export interface HoliTile {
  readonly tile: number;
  readonly fame: number;
  readonly money: number;
  /** The gifts of its back, the last place's first; none with the fronts. */
  readonly gifts: readonly GainFace[];
}

/** The tiles that still lie on the tracks; none when Holi is not played. */
export function holiTiles({ modules }: RajasView, game: RajasDescription): readonly HoliTile[] {
  const { holi } = modules;
  if (!holi) return [];
  return holi.spaces.flatMap(({ fame, money }, tile) => {
    if (holi.tiles[tile] !== ON_TRACK) return [];
    return [{ tile, fame, money, gifts: GIFTS.flatMap((gift) => giftGain(game, holi.backs[tile], gift) ?? []) }];
  });
}

export function giftGain({ modules }: RajasDescription, back: number | undefined, gift: number): GainFace | undefined {
  return modules.holi?.backs[back ?? NONE]?.[gift];
}

/** The gift of the festival that is being held. */
export function offeredGift({ modules, agenda }: RajasView, game: RajasDescription, gift: number): GainFace | undefined {
  const frame = agenda.at(-1);
  return frame?.kind === 'holi/choose-gift' ? giftGain(game, modules.holi?.backs[frame.tile], gift) : undefined;
}

export function heldHoliTiles({ modules }: RajasView, seat: Seat): number {
  return (modules.holi?.tiles ?? []).filter((holder) => holder === seat).length;
}
