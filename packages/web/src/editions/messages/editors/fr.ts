import { counter, lister } from '../../../i18n/numbers.ts';
import type { EditionMessages } from '../index.ts';

const count = counter('fr');
const list = lister('fr');

/** What is said where a group is entered by keyboard. */
export const editors: EditionMessages['editors'] = {
  nothing: 'De zéro',
  of: (place, all) => `${place} sur ${all}`,
  all: (n) => `Tous : ${n}`,
  show: 'Ce qui est affiché',
  ways: { all: 'Tous', open: 'À saisir', faulty: 'Avec erreurs' },
  keys: 'Au clavier : tapez ce que vous voyez, ligne par ligne. Espace passe à la ligne suivante, la touche moins veut dire rien. Entrée enregistre et continue, ↑ revient, Z annule.',
  list: 'Au clavier : tapez le nombre. Entrée l’enregistre et passe au suivant.',
  saveNext: 'Enregistrer, suivant',
  empty: 'Rien n’est encore saisi ici.',
  first: 'Saisir le premier',
  remove: 'Retirer celui-ci',
  players: (players) => `À ${list(players.map(String))} joueurs`,
  fields: 'Tous les champs',
  cards: (n) => count(n, { one: '# carte', other: '# cartes' }),
  deck: {
    every: 'Les mêmes cartes et les mêmes nombres dans les quatre couleurs, d’après les règles.',
    split: 'Mes couleurs diffèrent',
  },
  map: {
    tools: 'Ce que fait une pression sur la carte',
    ways: { road: 'Route', city: 'Ville', fortress: 'Forteresse', move: 'Déplacer' },
    lines: {
      road: 'Appuyez sur deux villes pour tracer une route, ou sur une route pour la choisir.',
      city: 'Appuyez sur une ville pour la choisir, ou sur la terre pour en ajouter une.',
      fortress: 'Appuyez sur une ville pour bâtir ou retirer sa forteresse.',
      move: 'Choisissez une ville et appuyez à sa place. Les flèches la déplacent de 5, avec Maj de 1.',
    },
    keep: 'Aussi sur mon plateau',
    drop: 'Pas sur mon plateau',
    keys: 'Entrée la garde et continue, Suppr la retire, ↑ et ↓ les parcourent toutes.',
    between: (one, other) => `${one} – ${other}`,
    newRoad: 'Nouvelle route',
    newRoadLine: 'le début de deux villes, puis Entrée',
    several: (text) => `Plusieurs villes commencent par « ${text} ».`,
    unknown: (text) => `Aucune ville ne commence par « ${text} ».`,
    two: 'Tapez le début de deux villes.',
    there: 'Cette route est déjà sur la carte.',
    newCity: 'Nouvelle ville',
    chosen: 'Choisi sur la carte',
  },
};
