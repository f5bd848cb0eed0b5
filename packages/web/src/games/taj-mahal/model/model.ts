import type { ColourName, GoodName, SymbolName } from '@durbar/taj-mahal/vocabulary';
import type { PlayerColour } from '../../../art/players.ts';
import type { Face, PlaceName } from '../../../story/beat.ts';
import type { Control } from '../../../table/control.ts';
import type { Point } from './borders.ts';

/** What the table draws, as plain data, so the components need no engine. */

export { COLOURS as SUITS, GOODS, SYMBOLS, TOKENS } from '@durbar/taj-mahal/vocabulary';
export type CourtSymbol = SymbolName;
export type Good = GoodName;
export type Suit = ColourName | 'white' | 'special';

export interface CardFace {
  readonly suit: Suit;
  readonly symbols: readonly CourtSymbol[];
  /** Special cards: what they do, and whose pair earns them. */
  readonly special?: {
    readonly effect: 'symbol' | 'points' | 'free-colour';
    readonly points: number;
    readonly token: CourtSymbol;
  };
}

export type BonusTile =
  | { readonly type: 'points'; readonly points: number; readonly isTaj: boolean }
  | { readonly type: 'cards' }
  | { readonly type: 'good'; readonly good: Good };

export interface Palace {
  readonly colour: PlayerColour;
  /** It carries the crown in this visit. */
  readonly crowned: boolean;
  /** Not there yet: a preview. */
  readonly ghost: boolean;
  /** The name of the piece; undefined for a preview. */
  readonly face?: Face | undefined;
}

export interface CityModel {
  readonly number: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly province: number;
  readonly isFortress: boolean;
  readonly bonus: BonusTile | undefined;
  /** The name of the bonus tile as a piece. */
  readonly bonusFace?: Face | undefined;
  readonly palaces: readonly Palace[];
  readonly isLit: boolean;
  /** Everything about the city in words. */
  readonly title: string;
}

export interface ProvinceModel {
  readonly number: number;
  readonly name: string;
  readonly outline: string;
  readonly tint: string;
  readonly anchor: Point;
  readonly state: 'to come' | 'current' | 'visited';
  readonly tile: { readonly number: number; readonly goods: readonly Good[] } | undefined;
}

export interface RoadModel {
  /** Where a lamp passes; absent in drawings that never change. */
  readonly place?: PlaceName;
  readonly from: Point;
  readonly to: Point;
  /** Players who have a palace at both ends. */
  readonly owners: readonly PlayerColour[];
  /** Each owner's palaces at both ends, as places with their faces; absent in drawings that never change. */
  readonly palaces?: readonly (readonly [from: string, to: string])[];
  /** The owner that the hovered choice would give it. */
  readonly ghost: PlayerColour | undefined;
}

export interface RealmModel {
  readonly provinces: readonly ProvinceModel[];
  readonly cities: readonly CityModel[];
  readonly roads: readonly RoadModel[];
}

/** A city's gain, shown as a badge. */
export interface Spot {
  readonly city: number;
  readonly points: number | undefined;
  readonly isSelected: boolean;
  /** The choice that tapping the city makes; absent until palaces can be placed. */
  readonly control: Control | undefined;
}
