/** The fixed words of the game; everywhere else they are indices into these lists. */
export const COLOURS = ['blue', 'green', 'orange', 'purple'] as const;
export type ColourName = (typeof COLOURS)[number];
export const COLOUR_LETTERS = ['B', 'G', 'O', 'P'] as const;

export const GOODS = ['silk', 'tea', 'spice'] as const;
export type GoodName = (typeof GOODS)[number];

export const BUILDINGS = ['temple', 'palace', 'fort', 'mill'] as const;
export type BuildingName = (typeof BUILDINGS)[number];

export const ANIMALS = ['snake', 'cow', 'tiger'] as const;
export type AnimalName = (typeof ANIMALS)[number];

/** Clockwise from the top, so a quarter turn is one step. */
export const EDGES = ['top', 'right', 'bottom', 'left'] as const;
export type EdgeName = (typeof EDGES)[number];

export const ROADS = ['straight', 'bend', 'fork', 'cross'] as const;
export type RoadName = (typeof ROADS)[number];

export const YIELD_COLOURS = ['white', 'yellow', 'red', 'brown'] as const;
export type YieldColourName = (typeof YIELD_COLOURS)[number];

/** The two sides of a player's boards. */
export const SIDES = ['front', 'back'] as const;
export type SideName = (typeof SIDES)[number];

export const TRACKS = ['fame', 'money'] as const;
export type TrackName = (typeof TRACKS)[number];
export const FAME = 0;
export const MONEY = 1;

/** Where an inactive worker is, as bits of `waiting`. */
export const WAITING = { fame: 1, money: 2, bridge: 4 } as const;
export type WaitingPlace = keyof typeof WAITING;

/** A die has six faces; opposite faces add up to seven (RAJ-KARMA-02). */
export const FACES = 6;
export const KINDS_OF_DICE = COLOURS.length * FACES;

/** No seat, no tile, no colour, no die. */
export const NONE = -1;

/** The edges a road reaches at rotation 0. */
export const ROAD_ENDS: Readonly<Record<RoadName, readonly EdgeName[]>> = {
  straight: ['top', 'bottom'],
  bend: ['top', 'right'],
  fork: ['top', 'right', 'left'],
  cross: EDGES,
};
