import { counter, lister } from '../../../../i18n/numbers.ts';

const count = counter('en');
const list = lister('en');

/** What belongs to a player, and the small words around it. */
export const player = {
  province: {
    of: (name: string) => `${name}’s province`,
    residence: 'Residence',
    empty: (cell: string) => `${cell}, empty`,
    tile: (cell: string, tile: string) => `${cell}: ${tile}`,
    yield: (gain: string, state: string) => `Special yield ${gain}: ${state}`,
    yieldState: { open: 'open', reached: 'you’d get this', received: 'received', missed: 'out of reach' },
    yieldSpace: (colour: string, gain: string, state: string) => `Yield space, ${colour}, ${gain}: ${state}`,
  },
  kali: 'Kali statue',
  diceWords: (dice: readonly string[], hands: number) =>
    dice.length > 0 ? `Dice: ${list(dice)}; ${hands} hands` : `No dice; ${hands} hands`,
  rollsAgain: (die: string) => `${die}, to reroll`,
  named: 'Chosen:',
  karma: 'Karma',
  karmaLevel: (n: number, most: number) => `Karma ${n} of ${most}`,
  workers: 'Workers',
  workersLeft: (free: number, active: number) => `Workers ${free} of ${active}`,
  met: 'met!',
  round: (n: number) => `Round ${n}`,
  turnCycle: (n: number) => `Turn ${n}`,
  starts: (name: string) => `${name} starts`,
  startPlayer: 'start player',
  enlarge: (name: string) => `Show ${name}’s province`,
  tabs: { board: 'Board', province: 'Province', others: 'Others' },
  steps: { tile: 'Tile', place: 'Space', dice: 'Dice' },
  onCell: (cell: string) => `on ${cell}`,
  lays: (n: number) => count(n, { one: '# rotation', other: '# rotations' }),
  chooseCell: (cell: string) => `Choose ${cell}`,
  withKarma: (n: number) => count(n, { one: '# karma', other: '# karma' }),
  best: 'best',
  cheapest: 'cheapest',
  turnsIt: 'To turn it: drag, R or mouse wheel',
  paysWith: 'Pay with',
};
