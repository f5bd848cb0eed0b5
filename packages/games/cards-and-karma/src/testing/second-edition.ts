import type { Edition } from '../edition.ts';
import { mustEdition } from './edition.ts';

const DIE_COLOURS = ['ruby', 'jade', 'onyx'];
const BUILDING_TYPES = ['fort', 'well', 'tomb', 'gate'];
const GOODS_TYPES = ['salt', 'wool', 'wood', 'iron'];

/** An edition in which every number differs from the house edition, to catch hard-coded numbers. */
export function secondEdition(): Edition {
  const cards = [...buildingCards(), ...shipCards(), ...goodsCards(), ...palaceCards()].map((card, index) => ({
    ...card,
    die: DIE_COLOURS[index % DIE_COLOURS.length],
  }));
  const dice = cards.length / DIE_COLOURS.length / 4;
  return mustEdition({
    id: 'second',
    title: 'Second edition',
    provenance: {},
    dieColours: DIE_COLOURS,
    dice: Object.fromEntries(DIE_COLOURS.map((colour) => [colour, [dice + 1, dice - 1, dice + 2, dice - 2]])),
    buildingTypes: BUILDING_TYPES,
    goodsTypes: GOODS_TYPES,
    playerColours: ['ochre', 'rose', 'ivory', 'slate', 'moss'],
    setUp: { grid: { 2: 7, 3: 9, 4: 11 }, hand: 3 },
    thresholds: {
      handLimit: 5,
      smallGrid: 3,
      stagesPerRound: 3,
      karmaBetweenStages: 2,
      famePerFlip: 4,
      coinsPerFlip: 5,
      karmaPerAdministrator: 4,
      administratorsPerExchange: 2,
      famePerExchange: 3,
      famePerBuilding: 2,
      sameKindSet: 4,
      shipSet: 2,
      administratorsPerSet: 2,
      additionalDice: 3,
      valueOfFame: 3,
      valueOfCoin: 2,
    },
    supply: { fame: 5, coins: 7, karma: 9, administrators: 3 },
    shipRewards: {
      range: [{ gain: 'goods-cards', count: 3, atLeast: 1 }],
      mixed: [
        { gain: 'fame', count: 2 },
        { gain: 'palace-action', count: 1 },
        { gain: 'coins', count: 4 },
      ],
      dice: [{ gain: 'dice', count: 3 }],
    },
    palaceActions: {
      1: [
        { gain: 'copied-ship-reward', count: 1 },
        { gain: 'karma', count: 3 },
      ],
      2: [{ gain: 'coins-per-good', count: 2 }],
      4: [
        { gain: 'top-card', count: 1 },
        { gain: 'top-card', count: 1 },
      ],
    },
    bonuses: {
      rich: [[{ gain: 'coins', count: 4 }], [{ gain: 'ship', count: 1 }], [{ gain: 'palace-action', count: 1 }]],
      turns: [[{ gain: 'turn', count: 2 }]],
      hands: [
        [
          { gain: 'administrators', count: 1 },
          { gain: 'dice', count: 1 },
        ],
      ],
    },
    track: ['rich', 'turns', 'rich', 'hands'],
    cards,
  });
}

function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function buildingCards() {
  return many(36, (index) => {
    const types = index % 3 === 0 ? [index, index + 1] : [index];
    return {
      id: `b${index}`,
      kind: 'building',
      cost: { colour: DIE_COLOURS[index % 3], sum: 2 + (index % 6) },
      buildings: types.map((type) => BUILDING_TYPES[type % BUILDING_TYPES.length]),
      goods: index % 4 === 0 ? [{ type: GOODS_TYPES[index % 3], value: 1 + (index % 5) }] : [],
    };
  });
}

function shipCards() {
  const rewards = ['range', 'mixed', 'dice'];
  return many(18, (index) => ({
    id: `s${index}`,
    kind: 'ship',
    cost: 1 + (index % 4),
    flag: 100 - index * 3,
    reward: rewards[index % 3],
    goods: index % 2 === 0 ? [{ type: GOODS_TYPES[index % 4], value: 2 }] : [],
  }));
}

function goodsCards() {
  return many(24, (index) => ({
    id: `g${index}`,
    kind: 'goods',
    goods: many(1 + (index % 2), (place) => ({ type: GOODS_TYPES[(index + place) % 4], value: 1 + ((index + place) % 4) })),
    coins: index % 3,
  }));
}

function palaceCards() {
  return many(18, (index) => ({ id: `p${index}`, kind: 'palace', action: [1, 2, 4][index % 3] }));
}
