import type { GuideMessages } from './index.ts';

export const messages: GuideMessages = {
  coach: 'Guide',
  step: (at, all) => `Étape ${at} sur ${all}`,
  goOn: 'Continuer',
  back: 'Relire',
  yourMove: 'À vous',
  other: 'Ce choix est permis aussi, mais cette leçon en attend un autre. Rien n’a été joué : essayez ce qui brille.',
  playOn: 'Continuer contre des bots débutants',
  playOnHint: 'La partie continue normalement : vous pouvez annuler, demander conseil et vous arrêter quand vous voulez.',
  moreLessons: 'Autres leçons',
  again: 'Recommencer',
  minimise: 'Réduire le guide',
  restore: 'Montrer le guide',
};
