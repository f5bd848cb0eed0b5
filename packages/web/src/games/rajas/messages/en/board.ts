import { an } from '../../../../i18n/english.ts';
import { counter, lister } from '../../../../i18n/numbers.ts';

const count = counter('en');
const list = lister('en');
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const or = (items: readonly (string | number)[]) => either.format(items.map(String));

/** The board and everything printed on it: areas, spaces, costs, gains, tiles, river, tracks. */
export const board = {
  board: 'Game board',
  areas: {
    quarry: 'Quarry',
    palace: 'Palace',
    harbour: 'Harbour',
    market: 'Market square',
  },
  startSpace: 'start',
  sailsUpTo: '1–3 spaces',
  free: 'free',
  oneOfEach: 'one of each',
  upToDie: 'up to the die',
  colours: { blue: 'blue', green: 'green', orange: 'orange', purple: 'purple' },
  buildings: { temple: 'Temple', palace: 'Palace', fort: 'Fort', mill: 'Mill' },
  goods: { silk: 'silk', tea: 'tea', spice: 'spices' },
  roads: { straight: 'straight', bend: 'bend', fork: 'fork', cross: 'intersection' },
  yieldColours: { white: 'white', yellow: 'yellow', red: 'red', brown: 'brown' },
  spaces: {
    assorted: 'Assorted goods',
    'silk-market': 'Silk market',
    'tea-market': 'Tea market',
    'spice-market': 'Spice market',
    'front-terrace': 'Outer terrace',
    'great-mogul': 'Great Mogul',
    dancer: 'Dancer',
    yogi: 'Yogi',
    'raja-man-singh': 'Raja Man Singh',
    'master-builder': 'Master Builder',
    portuguese: 'Portuguese',
  },
  terrace: (colour: string, number: string) => [`Terrace, ${colour}`, number].filter(Boolean).join(' '),
  balcony: (colour: string, number: string) => [`Balcony, ${colour}`, number].filter(Boolean).join(' '),
  spaceLine: (name: string, cost: string, gain: string) => `${name}: ${cost}. ${gain}.`,
  occupiedBy: (names: readonly string[]) => ` Occupied by ${list(names)}.`,
  cost: {
    nothing: 'free',
    money: (n: number) => count(n, { one: 'pay # money', other: 'pay # money' }),
    colourDie: (colour: string) => `pay ${an(colour)} die`,
    valueDie: (values: readonly number[]) => `pay a die showing ${or(values)}`,
    /** A number that a roll may bring. */
    hoped: (space: string, values: readonly number[]) => `a chance to roll ${or(values)} for ${space}`,
    anyDie: 'pay any 1 die',
    both: (first: string, second: string) => `${first} and ${second}`,
  },
  gain: {
    money: (n: number | string) => `${n} money`,
    fame: (n: number | string) => `${n} fame`,
    karma: (n: number | string) => `${n} karma`,
    upgrade: (n: number) => count(n, { one: '# upgrade', other: '# upgrades' }),
    dice: (n: number) => count(n, { one: '# die of your choice', other: '# dice of your choice' }),
    coloured: (n: number, colour: string) => count(n, { one: `# ${colour} die`, other: `# ${colour} dice` }),
    oneEach: (colours: readonly string[]) => `1 die of each: ${list(colours)}`,
    boatMove: 'move your boat to the next free space',
    boatUpTo: (n: number) => `move your boat up to ${n} free spaces`,
    sail: 'move your boat up to as many free spaces as the die shows',
    sailExactly: (n: number) => `move your boat exactly ${n} free spaces`,
    palaceAction: (names: readonly string[]) => `palace action: ${or(names)}`,
    markets: {
      different: (n: number) => `score up to ${n} markets of different goods`,
      one: (n: number) => `score up to ${n} markets of one kind`,
      any: (n: number) => `score any ${n} markets`,
      good: (good: string, most: string) => `score ${good} markets, ${most}`,
      asDie: 'as many as the die shows',
      atMost: (n: number) => `at most ${n}`,
      perDieColour: 'score 1 market per colour among your dice',
    },
    build: 'build a tile',
    overbuild: 'cover one of your tiles with a more expensive one',
    reroll: 'reroll any of your dice',
    startPlayer: 'be start player next round',
    yieldTile: (n: number) => count(n, { one: '# yield tile', other: '# yield tiles' }),
    worker: 'a new worker',
    per: (gain: string, counted: string) => `${gain} for each ${counted}`,
    every: (gain: string, n: number, counted: string) => `${gain} for every ${n} ${counted}`,
    counted: {
      karma: 'karma',
      upgrade: 'upgrade',
      market: 'market',
      'market-tile': 'tile with a market',
      building: 'building',
      bend: 'bend',
      'active-worker': 'worker',
      'river-space': 'river spaces',
      'connected-yield-tile': 'connected yield tile',
      'province-tile': 'tile in the province',
      'road-straight': 'straight road',
      'road-bend': 'bend',
      'road-fork': 'fork',
      'road-cross': 'intersection',
      'die-colour': 'colour of your dice',
    },
  },
  tile: {
    name: (features: readonly string[]) => list(features),
    brief: (colour: string, price: number, features: string) => `${colour} ${price}: ${features}`,
    garden: 'garden',
    line: (colour: string, features: string, price: number, road: string) => `${features}: ${colour} ${price}, ${road}`,
    stack: (tile: string, left: number) =>
      count(left, { one: `${tile}; the last of its stack`, other: `${tile}; # in the stack` }),
    emptyStack: 'This stack is empty',
  },
  supply: (colour: string, n: number) =>
    count(n, { one: `# ${colour} die left in the supply`, other: `# ${colour} dice left in the supply` }),
  river: {
    space: (index: number, gain: string) => `River space ${index}: ${gain}`,
    last: (gain: string) => `Last river space: ${gain}`,
    boats: (names: readonly string[]) => `. Boats: ${list(names)}.`,
    hidden: (index: number) => `River space ${index}: face down`,
    dried: (index: number) => `River space ${index}: dried up`,
    bridge: 'Bridge: pass it to get a worker',
  },
  tracks: {
    fameBonus: (space: number, gain: string) => `Fame ${space}: ${gain}`,
    moneyBonus: (space: number, gain: string) => `Money ${space}: ${gain}`,
    nextFor: (names: readonly string[]) => ` Next for ${list(names)}.`,
    waiting: (names: readonly string[]) => ` Workers waiting: ${list(names)}.`,
    gap: (gap: number) => `gap ${gap}`,
    goal: (left: number) =>
      `Bring your fame and money markers together: ${count(left, { one: '# space', other: '# spaces' })} to go.`,
    markers: (name: string, fame: number, money: number, gap: number) =>
      gap > 0
        ? `${name}: fame ${fame}, money ${money}, ${count(gap, { one: '# space', other: '# spaces' })} apart`
        : `${name}: fame ${fame}, money ${money}, the markers have met`,
  },
  scroll: (building: string, levels: readonly string[]) => `${building}: ${list(levels)}`,
};
