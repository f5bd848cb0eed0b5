import type { TileDescription } from '@durbar/rajas';

/** What a province tile shows. A price below 0 is a number of dice of any value. */
export type TileFace = Omit<TileDescription, 'id' | 'sign'> & Partial<Pick<TileDescription, 'sign'>>;
export type MarketFace = TileFace['markets'][number];
