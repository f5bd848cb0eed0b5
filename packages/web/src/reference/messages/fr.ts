import type { Translation } from '../../i18n/language.ts';
import { counter } from '../../i18n/numbers.ts';
import type { messages as english } from './en.ts';

const count = counter('fr');

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
  found: (n) => count(n, { one: '# rubrique', other: '# rubriques' }),
  notFound: 'Rien trouvé. Essayez avec moins de mots.',
  previous: 'Précédent',
  next: 'Suivant',
  ruleIds: 'Numéros de règles :',
  rulings: {
    silent: 'Notre décision : la règle n’en dit rien :',
    open: 'Notre décision : la règle laisse la question ouverte :',
    picture: 'Imprimé seulement sur une image. Là où elle manque, les valeurs sont les nôtres :',
  },
  all: 'Tout afficher',
  onlyPlayed: 'Seulement les modules de cette table',
  more: 'En savoir plus',
  otherGames: 'Autres jeux',
};
