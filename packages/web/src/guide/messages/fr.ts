import type { GuideMessages } from './index.ts';

export const messages: GuideMessages = {
  coach: 'Guide',
  step: (at, all) => `Étape ${at} sur ${all}`,
  goOn: 'Suivant',
  back: 'Retour',
  yourMove: 'À vous',
  other: 'Ce coup est permis, mais ce n’est pas celui de cette leçon. Essayez celui qui brille.',
  quiz: 'Quelle lettre ? Touchez-la ici ou sur le plateau.',
  right: 'C’est ça',
  notYet: 'Pas encore',
  tryOthers: 'Essayer les autres',
  notLettered: 'Ce n’est pas une des trois réponses. Choisissez A, B ou C.',
  playOn: 'Continuer contre des bots faciles',
  playOnHint: 'À partir d’ici, c’est une partie normale. Annulez, demandez un conseil ou arrêtez quand vous voulez.',
  moreLessons: 'Autres leçons',
  again: 'Recommencer',
  minimise: 'Réduire le guide',
  restore: 'Montrer le guide',
};
