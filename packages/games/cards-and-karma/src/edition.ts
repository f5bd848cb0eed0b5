import { fail, ok, type Result, type SetUpFault, shape } from '@durbar/engine';
import { ABOUT } from '@durbar/engine/edition';
import { editionFaults } from './edition-checks.ts';
import { playabilityFaults } from './edition-playability.ts';

/** What a reward, a palace action or a bonus can give. */
const GAINS = [
  'fame',
  'coins',
  'karma',
  'administrators',
  'dice',
  'goods-cards',
  'palace-action',
  'ship',
  'coins-per-good',
  'copied-ship-reward',
  'top-card',
  'turn',
] as const;
export type Gain = (typeof GAINS)[number];

/** One part of an effect. `atLeast` below `count` leaves the number to the player (CNK-SHIP-11). */
export interface Part {
  readonly gain: Gain;
  readonly count: number;
  readonly atLeast?: number;
}

export interface Good {
  readonly type: string;
  readonly value: number;
}

interface AnyCard {
  readonly id: string;
  /** The colour of the die on the other side. Its number is not part of an edition (CNK-GEN-03). */
  readonly die: string;
}
export interface BuildingCard extends AnyCard {
  readonly kind: 'building';
  readonly cost: { readonly colour: string; readonly sum: number };
  readonly buildings: readonly string[];
  readonly goods: readonly Good[];
}
export interface ShipCard extends AnyCard {
  readonly kind: 'ship';
  readonly cost: number;
  readonly flag: number;
  readonly reward: string;
  readonly goods: readonly Good[];
}
export interface GoodsCard extends AnyCard {
  readonly kind: 'goods';
  readonly goods: readonly Good[];
  readonly coins: number;
}
export interface PalaceCard extends AnyCard {
  readonly kind: 'palace';
  /** Names the action and is its cost (CNK-PALACE-01). */
  readonly action: number;
}
export type Card = BuildingCard | ShipCard | GoodsCard | PalaceCard;

/** The sum for a building, the number for a ship or a palace action, 0 for goods. */
export function costOf(card: Card): number {
  switch (card.kind) {
    case 'building':
      return card.cost.sum;
    case 'ship':
      return card.cost;
    case 'palace':
      return card.action;
    case 'goods':
      return 0;
  }
}

/** Numbers in the rules that another box could change. */
export interface Thresholds {
  readonly handLimit: number;
  readonly smallGrid: number;
  readonly stagesPerRound: number;
  readonly karmaBetweenStages: number;
  readonly famePerFlip: number;
  readonly coinsPerFlip: number;
  readonly karmaPerAdministrator: number;
  readonly administratorsPerExchange: number;
  readonly famePerExchange: number;
  readonly famePerBuilding: number;
  readonly sameKindSet: number;
  readonly shipSet: number;
  readonly administratorsPerSet: number;
  readonly additionalDice: number;
  readonly valueOfFame: number;
  readonly valueOfCoin: number;
}

/** Tokens of one player, by kind; absent means 0. */
export type Purse = Partial<Readonly<Record<'fame' | 'coins' | 'karma' | 'administrators', number>>>;

/** Component data of one printing or house design. */
export interface Edition {
  readonly id: string;
  readonly title: string;
  /** Which parts are found in the rulebook, derived from it, or ours. */
  readonly provenance: Readonly<Record<string, string>>;
  readonly dieColours: readonly string[];
  /** For each die colour how many dice show 1, 2, 3 … */
  readonly dice: Readonly<Record<string, readonly number[]>>;
  readonly buildingTypes: readonly string[];
  readonly goodsTypes: readonly string[];
  readonly playerColours: readonly string[];
  /**
   * Grid size by number of players, and cards dealt to each hand. A variant may give starting tokens by turn order and number of players;
   * the printed rules give none (CNK-SETUP-03).
   */
  readonly setUp: {
    readonly grid: Readonly<Record<string, number>>;
    readonly hand: number;
    readonly handicap?: Readonly<Record<string, readonly Purse[]>>;
  };
  readonly thresholds: Thresholds;
  /** Tokens in the box; they never limit a gain (CNK-GEN-08). */
  readonly supply: { readonly fame: number; readonly coins: number; readonly karma: number; readonly administrators: number };
  readonly shipRewards: Readonly<Record<string, readonly Part[]>>;
  readonly palaceActions: Readonly<Record<string, readonly Part[]>>;
  /** Each bonus is a list of alternatives. */
  readonly bonuses: Readonly<Record<string, readonly (readonly Part[])[]>>;
  /** The night sides of one set of scoring track cards. */
  readonly track: readonly string[];
  readonly cards: readonly Card[];
}

/** Gains resolve unit by unit (CNK-RES-04), so numbers must be small. */
const MOST = 99;
/** Die numbers are bits of one integer when computing the effect of karma. */
const HIGHEST_DIE = 30;
/** Every combination of sets and every payment is offered as a choice; more of these would be too many. */
const MOST_TYPES = 4;
const LARGEST_SET = 6;
const LARGEST_HAND = 16;
/** With costlier flips or longer tracks, games would hardly ever end. */
const DEAREST_FLIP = 30;
const LONGEST_TRACK = 20;
const MOST_CARDS = 1000;

const count = shape.integer({ min: 0, max: MOST });
const positive = shape.integer({ min: 1, max: MOST });
const gridSize = shape.integer({ min: 1, max: MOST_CARDS });
const flipCost = shape.integer({ min: 1, max: DEAREST_FLIP });
const setSize = shape.integer({ min: 1, max: LARGEST_SET });
const types = shape.array(shape.text(), { min: 2, max: MOST_TYPES });
const part = shape.object({ gain: shape.oneOf(GAINS), count: positive }, { atLeast: count });
const parts = shape.array(part, { min: 1 });
const purse = shape.object({}, { fame: count, coins: count, karma: count, administrators: count });
const goods = shape.array(shape.object({ type: shape.text(), value: positive }), { max: 2 });

const CARD = shape.tagged('kind', {
  building: cardShape({
    cost: shape.object({ colour: shape.text(), sum: positive }),
    buildings: shape.array(shape.text(), { min: 1, max: 2 }),
    goods,
  }),
  ship: cardShape({ cost: positive, flag: shape.integer({ min: 1 }), reward: shape.text(), goods }),
  goods: cardShape({
    goods: shape.array(shape.object({ type: shape.text(), value: positive }), { min: 1, max: 2 }),
    coins: count,
  }),
  palace: cardShape({ action: positive }),
});

/** One purse for each place in turn order. */
function purses(players: number): shape.Shape {
  return shape.array(purse, { min: players, max: players });
}

function cardShape(own: Readonly<Record<string, shape.Shape>>): shape.Shape {
  return shape.object({ id: shape.text(), kind: shape.text(), die: shape.text(), ...own });
}

const THRESHOLDS: Readonly<Record<keyof Thresholds, shape.Shape>> = {
  handLimit: shape.integer({ min: 1, max: LARGEST_HAND }),
  smallGrid: positive,
  stagesPerRound: positive,
  karmaBetweenStages: count,
  famePerFlip: flipCost,
  coinsPerFlip: flipCost,
  karmaPerAdministrator: positive,
  administratorsPerExchange: positive,
  famePerExchange: count,
  famePerBuilding: count,
  sameKindSet: setSize,
  shipSet: setSize,
  administratorsPerSet: count,
  additionalDice: positive,
  valueOfFame: count,
  valueOfCoin: count,
};

export const EDITION: shape.Shape = shape.object(
  {
    id: shape.text(),
    title: shape.text(),
    provenance: shape.record(shape.text()),
    dieColours: shape.array(shape.text(), { min: 2 }),
    dice: shape.record(shape.array(shape.integer({ min: 0 }), { min: 1, max: HIGHEST_DIE })),
    buildingTypes: types,
    goodsTypes: types,
    playerColours: shape.array(shape.text(), { min: 4 }),
    setUp: shape.object(
      { grid: shape.object({ 2: gridSize, 3: gridSize, 4: gridSize }), hand: count },
      { handicap: shape.object({}, { 2: purses(2), 3: purses(3), 4: purses(4) }) },
    ),
    thresholds: shape.object(THRESHOLDS),
    supply: shape.object({ fame: count, coins: count, karma: count, administrators: count }),
    shipRewards: shape.record(parts),
    palaceActions: shape.record(parts),
    bonuses: shape.record(shape.array(parts, { min: 1 })),
    track: shape.array(shape.text(), { min: 1, max: LONGEST_TRACK }),
    cards: shape.array(CARD, { min: 1, max: MOST_CARDS }),
  },
  { about: ABOUT },
);

/** Rejects a malformed edition with the path and reason of each fault. */
export function parseEdition(data: unknown): Result<Edition, readonly SetUpFault[]> {
  const misshapen = EDITION(data, '');
  if (misshapen.length > 0) return fail(misshapen);
  const edition = data as Edition;
  const faults = [...editionFaults(edition), ...playabilityFaults(edition)];
  return faults.length > 0 ? fail(faults) : ok(edition);
}
