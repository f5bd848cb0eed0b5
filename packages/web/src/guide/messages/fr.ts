import type { GuideMessages } from './index.ts';

export const messages: GuideMessages = {
  coach: 'Guide',
  step: (at, all) => `Étape ${at} sur ${all}`,
  goOn: 'Suivant',
  back: 'Retour',
  yourMove: 'À vous',
  other: 'Ce coup est permis, mais ce n’est pas celui de cette leçon. Essayez celui qui brille.',
  playOn: 'Continuer contre des bots faciles',
  playOnHint: 'À partir d’ici, c’est une partie normale. Annulez, demandez un conseil ou arrêtez quand vous voulez.',
  moreLessons: 'Autres leçons',
  again: 'Recommencer',
  minimise: 'Réduire le guide',
  restore: 'Montrer le guide',
};
