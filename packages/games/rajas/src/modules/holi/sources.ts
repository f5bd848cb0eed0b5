export type HoliSource =
  | { readonly kind: 'holi/festival' }
  /** `gift`: its id among the gifts of the tile's back. */
  | { readonly kind: 'holi/gift'; readonly tile: number; readonly gift: string };

/** A player's gift without effect. */
export type HoliEffect = 'gift';

export const FESTIVAL = { kind: 'holi/festival' } as const;
