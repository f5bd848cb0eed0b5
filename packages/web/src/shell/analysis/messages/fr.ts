import { counter } from '../../../i18n/numbers.ts';
import type { AnalysisMessages } from './index.ts';

const count = counter('fr');

export const messages: AnalysisMessages = {
  title: 'Analyse',
  verdicts: { best: 'Meilleur', good: 'Bon', inaccuracy: 'Imprécision', mistake: 'Erreur' },
  lost: (points) => count(points, { one: '# point de pourcentage', other: '# points de pourcentage' }),
  turn: (n, all) => `tour ${n} sur ${all}`,
  played: 'Joué',
  playedBest: 'Joué : le meilleur choix',
  better: 'Meilleur choix',
  next: 'Le deuxième choix',
  luckHere: (points) => `Chance ${points}, quel que soit le choix.`,
  tryIt: 'Essayer à partir d’ici',
  showLine: 'Montrer le meilleur coup',
  train: 'S’entraîner sur ce genre de moment',
  player: 'Joueur',
  chance: 'Gagner',
  accuracy: 'Précision',
  luck: 'Chance',
  turns: 'Tours',
  swing: 'Plus grand tournant',
  swingShort: 'Tournant',
  bands: 'Chances de gagner, tour par tour',
  luckBand: 'Chance : au-dessus ou au-dessous de la moyenne',
  spoken: (chapter, n, all, name, chance) => `${chapter}, tour ${n} sur ${all}, ${name} ${chance} pour cent`,
  turnBack: 'Tour précédent',
  turnOn: 'Tour suivant',
  mistake: 'Erreur',
  mistakeBack: 'Erreur précédente',
  mistakeOn: 'Erreur suivante',
  mover: 'Celui qui joue',
  playedMark: 'joué',
  bestMark: 'mieux',
};
