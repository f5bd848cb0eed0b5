import type { Road } from '../geometry/province.ts';
import type { Building, Colour, Good } from '../kinds.ts';

export interface MarketFace {
  readonly good: Good;
  readonly value: number;
}

/** What a province tile shows. */
export interface TileFace {
  readonly colour: Colour;
  readonly price: number;
  readonly road: Road;
  readonly buildings: readonly Building[];
  readonly markets: readonly MarketFace[];
}
