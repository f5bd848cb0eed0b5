import type { BuildingName, ColourName, GoodName } from '@durbar/rajas/vocabulary';
import type { Road } from '../geometry/province.ts';

export interface MarketFace {
  readonly good: GoodName;
  readonly value: number;
}

/** What a province tile shows. */
export interface TileFace {
  /** Wilderness has none. */
  readonly colour: ColourName | undefined;
  /** The sum its dice must reach; below 0 a number of dice of any value. */
  readonly price: number;
  readonly road: Road;
  readonly buildings: readonly BuildingName[];
  readonly markets: readonly MarketFace[];
  /** A Sacred Cow: what it raises. */
  readonly cow?: GoodName | 'assorted';
  /** Wilderness: its terrain. */
  readonly terrain?: string;
}
