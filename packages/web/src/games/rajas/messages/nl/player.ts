import type { Translation } from '../../../../i18n/language.ts';
import { counter, lister } from '../../../../i18n/numbers.ts';
import type { player as english } from '../en/player.ts';

const count = counter('nl');
const list = lister('nl');

/** What belongs to a player, and the small words around it. */
export const player: Translation<typeof english> = {
  province: {
    of: (name) => `Provincie van ${name}`,
    residence: 'Residentie',
    empty: (cell) => `${cell}, leeg`,
    tile: (cell, tile) => `${cell}: ${tile}`,
    yield: (gain, state) => `Speciale inkomsten ${gain}: ${state}`,
    yieldState: { open: 'open', reached: 'krijg je dan', received: 'ontvangen', missed: 'buiten bereik' },
    yieldSpace: (colour, gain, state) => `Inkomstenveld, ${colour}, ${gain}: ${state}`,
  },
  kali: 'Kali-standbeeld',
  diceWords: (dice, hands) =>
    dice.length > 0 ? `Dobbelstenen: ${list(dice)}; ${hands} handen` : `Geen dobbelstenen; ${hands} handen`,
  rollsAgain: (die) => `${die}, opnieuw te werpen`,
  named: 'Gekozen:',
  karma: 'Karma',
  karmaLevel: (n, most) => `Karma ${n} van ${most}`,
  workers: 'Werkers',
  workersLeft: (free, active) => `Werkers ${free} van ${active}`,
  met: 'ontmoet!',
  round: (n) => `Ronde ${n}`,
  turnCycle: (n) => `Beurt ${n}`,
  starts: (name) => `${name} begint`,
  startPlayer: 'startspeler',
  enlarge: (name) => `Toon de provincie van ${name}`,
  tabs: { board: 'Bord', province: 'Provincie', others: 'Anderen' },
  steps: { tile: 'Tegel', place: 'Veld', dice: 'Dobbelstenen' },
  onCell: (cell) => `op ${cell}`,
  lays: (n) => count(n, { one: '# stand', other: '# standen' }),
  chooseCell: (cell) => `Kies ${cell}`,
  withKarma: (n) => `${n} karma`,
  best: 'beste',
  cheapest: 'goedkoopst',
  turnsIt: 'Draaien: slepen, R of muiswiel',
  paysWith: 'Betalen met',
};
