import type { Translation } from '../../../../i18n/language.ts';
import { counter, lister } from '../../../../i18n/numbers.ts';
import type { player as english } from '../en/player.ts';

const count = counter('fr');
const list = lister('fr');

/** What belongs to a player, and the small words around it. */
export const player: Translation<typeof english> = {
  province: {
    of: (name) => `Province de ${name}`,
    residence: 'Résidence',
    empty: (cell) => `${cell}, vide`,
    tile: (cell, tile) => `${cell} : ${tile}`,
    yield: (gain, state) => `Revenu spécial ${gain} : ${state}`,
    yieldState: { open: 'ouvert', reached: 'vous l’auriez', received: 'reçu', missed: 'hors d’atteinte' },
    yieldSpace: (colour, gain, state) => `Espace de revenu, ${colour}, ${gain} : ${state}`,
  },
  kali: 'Statue de Kali',
  diceWords: (dice, hands) => (dice.length > 0 ? `Dés : ${list(dice)} ; ${hands} mains` : `Aucun dé ; ${hands} mains`),
  rollsAgain: (die) => `${die}, à relancer`,
  named: 'Choisis :',
  karma: 'Karma',
  karmaLevel: (n, most) => `Karma ${n} sur ${most}`,
  workers: 'Ouvriers',
  workersLeft: (free, active) => `Ouvriers ${free} sur ${active}`,
  met: 'rencontrés !',
  round: (n) => `Manche ${n}`,
  turnCycle: (n) => `Tour ${n}`,
  starts: (name) => `${name} commence`,
  startPlayer: 'premier joueur',
  enlarge: (name) => `Montrer la province de ${name}`,
  tabs: { board: 'Plateau', province: 'Province', others: 'Autres' },
  steps: { tile: 'Tuile', place: 'Espace', dice: 'Dés' },
  onCell: (cell) => `sur ${cell}`,
  lays: (n) => count(n, { one: '# orientation', other: '# orientations' }),
  chooseCell: (cell) => `Choisir ${cell}`,
  withKarma: (n) => `${n} karma`,
  best: 'meilleur',
  cheapest: 'le moins cher',
  turnsIt: 'Pour tourner : glisser, R ou molette',
  paysWith: 'Payer avec',
};
