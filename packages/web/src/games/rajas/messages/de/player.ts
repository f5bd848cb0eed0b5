import type { Translation } from '../../../../i18n/language.ts';
import { counter, lister } from '../../../../i18n/numbers.ts';
import type { player as english } from '../en/player.ts';

const count = counter('de');
const list = lister('de');

/** What belongs to a player, and the small words around it. */
export const player: Translation<typeof english> = {
  province: {
    of: (name) => `Provinz von ${name}`,
    residence: 'Residenz',
    empty: (cell) => `${cell}, leer`,
    tile: (cell, tile) => `${cell}: ${tile}`,
    yield: (gain, state) => `Sonderertrag ${gain}: ${state}`,
    yieldState: { open: 'offen', reached: 'bekämst du', received: 'erhalten', missed: 'nicht mehr erreichbar' },
    yieldSpace: (colour, gain, state) => `Ertragsfeld, ${colour}, ${gain}: ${state}`,
  },
  kali: 'Kali-Statue',
  diceWords: (dice, hands) => (dice.length > 0 ? `Würfel: ${list(dice)}; ${hands} Hände` : `Keine Würfel; ${hands} Hände`),
  rollsAgain: (die) => `${die}, neu würfeln`,
  named: 'Gewählt:',
  karma: 'Karma',
  karmaLevel: (n, most) => `Karma ${n} von ${most}`,
  workers: 'Arbeiter',
  workersLeft: (free, active) => `Arbeiter ${free} von ${active}`,
  met: 'getroffen!',
  round: (n) => `Runde ${n}`,
  turnCycle: (n) => `Durchgang ${n}`,
  starts: (name) => `${name} beginnt`,
  startPlayer: 'Startspieler',
  enlarge: (name) => `Provinz von ${name} zeigen`,
  tabs: { board: 'Plan', province: 'Provinz', others: 'Andere' },
  steps: { tile: 'Plättchen', place: 'Feld', dice: 'Würfel' },
  onCell: (cell) => `auf ${cell}`,
  lays: (n) => count(n, { one: '# Ausrichtung', other: '# Ausrichtungen' }),
  chooseCell: (cell) => `${cell} wählen`,
  withKarma: (n) => `${n} Karma`,
  best: 'bester',
  cheapest: 'am billigsten',
  turnsIt: 'Drehen: ziehen, R oder Mausrad',
  paysWith: 'Bezahlen mit',
};
