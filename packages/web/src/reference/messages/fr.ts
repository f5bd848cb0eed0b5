import type { Translation } from '../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: (game) => `Règles de ${game}`,
  rules: 'Règles',
  groups: {
    overview: 'Le jeu',
    places: 'Lieux',
    pieces: 'Éléments et cartes',
    events: 'Que se passe-t-il quand…',
    icons: 'Symboles',
    scoring: 'Score et victoire',
    variants: 'Variantes et modules',
  },
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  found: (n) => (n === 1 ? '1 section' : `${n} sections`),
  notFound: 'Aucune section ne contient tous ces mots.',
  previous: 'Précédent',
  next: 'Suivant',
  ruleIds: 'Règles expliquées ici',
  rulings: {
    silent: 'Notre décision, car la règle n’en dit rien',
    open: 'Notre décision, car la règle laisse la question ouverte',
    picture: 'Imprimé seulement sur une image ; là où elle manque, les valeurs sont les nôtres',
  },
  all: 'Tout sur une page',
  onlyPlayed: 'Seulement ce qui se joue à cette table',
  more: 'En savoir plus',
  otherGames: 'Autres jeux',
};
