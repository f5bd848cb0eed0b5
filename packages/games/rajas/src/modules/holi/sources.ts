export type HoliSource =
  | { readonly kind: 'holi/festival' }
  /** `gift`: its id among the gifts of the tile's back. */
  | { readonly kind: 'holi/gift'; readonly tile: number; readonly gift: string };

/** The gift of a place that could do nothing. */
export type HoliEffect = 'gift';

export const FESTIVAL = { kind: 'holi/festival' } as const;
