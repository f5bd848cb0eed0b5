import type { Translation } from '../../i18n/language.ts';
import { counter } from '../../i18n/numbers.ts';
import type { messages as english } from './en.ts';

const count = counter('fr');

export const messages: Translation<typeof english> = {
  you: 'vous',
  bot: 'robot',
  points: (n) => count(n, { one: '# point', other: '# points' }),
  chanceDecides: 'Les dés et les cartes tombent',
  gameOver: 'La partie est finie',
  undo: 'Annuler',
  resetTurn: 'Refaire le tour',
  allChoices: 'Tous les choix',
  allChoicesShort: 'Choix',
  choices: (n) => count(n, { one: '# choix', other: '# choix' }),
  hint: 'Conseil',
  noHint: 'Pas de conseil pour ce moment.',
  thinking: 'Réflexion…',
  chanceToWin: (percent) => `Chance de gagner: ${percent} %`,
  pointsAhead: (points) => `Points d’avance: ${points}`,
  confirm: 'Confirmer',
  cancel: 'Pas celui-ci',
  close: 'Fermer',
  help: 'Que demande-t-on ici ?',
  describe: 'La table en mots',
  rules: 'Règles',
  rulesAbout: 'Ce que disent les règles',
  chronicle: 'Chronique',
  wholeChronicle: (n) => `Les ${n}`,
  sinceYourTurn: 'depuis votre tour',
  nothingYet: 'Rien ne s’est encore passé.',
  jumpTo: 'Montrer ce moment dans la rediffusion',
  whyNot: 'Pas maintenant',
  noReason: 'Ce choix n’est pas possible maintenant.',
  passTo: (name) => `Passez l’écran à ${name}`,
  passHint: 'Les mains restent cachées jusqu’à ce que vous soyez prêt.',
  ready: (name) => `Je suis ${name}, montrer mon côté`,
  leave: 'Accueil',
  settings: 'Réglages',
  seeEnd: 'Voir le résultat',
  skip: 'Tout montrer d’un coup',
  notSaved:
    'Ce navigateur ne gardera pas la partie : son stockage est plein ou refusé. Le jeu continue ; exportez la partie pour la garder.',
  yourTurn: 'À vous',
  log: 'Journal',
  myPieces: 'Mes pièces',
};
