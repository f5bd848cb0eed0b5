import { counter, lister } from '../../../../i18n/numbers.ts';

const count = counter('en');
const list = lister('en');

/** What happened, what would happen, and how it ended. */
export const events = {
  lines: {
    starts: (name: string) => `${name} is start player.`,
    placed: (name: string, space: string) => `${name} placed a worker: ${space}.`,
    lifted: (name: string, space: string) => `${name} took back a worker from ${space}.`,
    passed: (name: string) => `${name} passed.`,
    passedOver: (name: string) => `${name} can’t place a worker and is skipped.`,
    moneyPaid: (name: string, n: number) => `${name} paid ${n} money.`,
    diePaid: (name: string, die: string) => `${name} paid ${die}.`,
    dieTurned: (name: string, die: string, value: number) => `${name} turned ${die} to ${value} with karma and paid it.`,
    returned: (name: string, die: string) => `${name} returned ${die}.`,
    rolled: (name: string, die: string) => `${name} took a die: ${die}.`,
    rerolled: (name: string, from: number, die: string) => `${name} rerolled a ${from}: ${die}.`,
    gained: (name: string, what: string, source: string) => `${name} gained ${what} (${source}).`,
    bonus: (name: string, space: string) => `${name} reached a bonus space: ${space}.`,
    workerWon: (name: string, place: string) => `${name} got a worker (${place}).`,
    workerRemoved: (name: string, place: string) => `${name}’s last waiting worker leaves the game (${place}).`,
    upgraded: (name: string, building: string) => `${name} upgraded: ${building}.`,
    upgradedLate: (name: string, building: string) => `${name} upgraded: ${building}; it counts from the next turn.`,
    built: (name: string, tile: string, cell: string) => `${name} built on ${cell}: ${tile}.`,
    overbuilt: (name: string, tile: string, cell: string, old: string) => `${name} covered ${old} on ${cell} with ${tile}.`,
    yield: (name: string, gain: string) => `${name} connected a special yield: ${gain}.`,
    sailed: (name: string, n: number) => count(n, { one: `${name} sailed # space.`, other: `${name} sailed # spaces.` }),
    claimed: (name: string) => `${name} will start the next round.`,
    action: (name: string, action: string) => `${name} chose a palace action: ${action}.`,
    yieldTile: (name: string, gain: string) => `${name} drew a yield tile: ${gain}.`,
    renewed: 'The yield tiles were shuffled.',
    lapsed: (name: string, what: string) => `No effect for ${name}: ${what}.`,
    declined: (name: string, what: string) => `${name} skipped ${what}.`,
    met: (name: string) => `${name}’s markers have met!`,
    endTriggered: 'Final turns: the game ends after this turn order.',
    over: 'Game over.',
    startMoved: (name: string) => `${name} took the elephant.`,
  },
  sources: {
    fame: (space: number) => `fame ${space}`,
    money: (space: number) => `money ${space}`,
    river: (index: number) => `river space ${index}`,
    bridge: 'bridge',
    fameTrack: 'fame track',
    moneyTrack: 'money track',
    yield: 'special yield',
    yieldTile: 'yield tile',
  },
  effects: {
    dice: 'dice',
    upgrade: 'an upgrade',
    'boat-move': 'the boat move',
    karma: 'karma',
    build: 'the build action',
    overbuild: 'the Master Builder',
    'palace-action': 'the palace action',
    markets: 'the markets',
    'yield-tile': 'a yield tile',
  },
  consequences: {
    gap: 'Race gap',
    boat: (index: number, gain: string) => `River ${index}: ${gain}`,
    shownOn: (cell: string) => `preview on ${cell}`,
    yields: (gains: string) => `Yield: ${gains}`,
    upgrade: (building: string) => `${building} +1`,
  },
  /** What a turn gives, in a hint. */
  merits: {
    nextTile: (held: number, price: number) =>
      held > 0 ? `${held} of ${price} for the next tile` : `for the tile that costs ${price}`,
    markets: (money: string) => `markets for ${money}`,
    river: (n: number) => count(n, { one: '# river space', other: '# river spaces' }),
    dice: (n: number) => count(n, { one: '# die', other: '# dice' }),
  },
  describe: {
    round: (n: number, name: string) => `Round ${n}; ${name} is start player.`,
    levels: (name: string, levels: readonly string[]) => `${name}’s levels: ${list(levels)}.`,
    tiles: (name: string, tiles: readonly string[]) =>
      tiles.length > 0 ? `${name}’s tiles: ${tiles.join('; ')}.` : `${name} has no tiles yet.`,
    boat: (name: string, index: number) =>
      index === 0 ? `${name}’s boat is at the start.` : `${name}’s boat is on river space ${index}.`,
    quarry: (tiles: readonly string[]) => `Quarry: ${tiles.join('; ')}.`,
  },
  end: {
    closing: 'The last turn is over',
    reasonPassed: (n: number) =>
      count(n, { one: 'Fame and money passed each other by # space.', other: 'Fame and money passed each other by # spaces.' }),
    reasonMet: 'Fame and money met.',
    reasonClosest: (n: number) =>
      count(n, { one: 'Fame and money came closest: # space short.', other: 'Fame and money came closest: # spaces short.' }),
    yoursPassed: (n: number) => `Yours passed by ${n}.`,
    yoursMet: 'Yours met.',
    yoursShort: (n: number) => `Yours were ${n} short.`,
    gotAsFar: (names: string) => `${names} got just as far, but met later.`,
    metFirst: 'met first',
    passed: (n: number) => `passed by ${n}`,
    met: 'met',
    short: (n: number) => `${n} short`,
    race: 'The marker race',
    raceNote: 'Spaces between fame and money after each round',
    raceGoal: 'markers meet',
    statistics: {
      tiles: 'Tiles built',
      dicePaid: 'Dice spent',
      markets: 'Money from markets',
      river: 'River spaces sailed',
      workers: 'Workers placed',
      upgrades: 'Upgrades',
    },
  },
};
