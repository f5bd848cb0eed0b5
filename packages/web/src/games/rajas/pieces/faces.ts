import type { Road } from '../geometry/province.ts';
import type { Building, Colour, Good } from '../kinds.ts';

export interface MarketFace {
  readonly good: Good;
  readonly value: number;
}

/** What a province tile shows. */
export interface TileFace {
  /** Wilderness has none. */
  readonly colour: Colour | undefined;
  /** The sum its dice must reach; below 0 a number of dice of any value. */
  readonly price: number;
  readonly road: Road;
  readonly buildings: readonly Building[];
  readonly markets: readonly MarketFace[];
  /** A Sacred Cow: what it raises. */
  readonly cow?: Good | 'assorted';
  /** Wilderness: its terrain. */
  readonly terrain?: string;
}
