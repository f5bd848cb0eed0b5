import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Le plateau Routes : le verso',
    text: 'Le verso coûte un dé. Comme au recto, vous recevez 1 d’argent pour chaque route de votre résidence qui continue, et un drapeau. Puis le dé est lancé : 2 d’argent pour chacune de vos tuiles avec la route qu’il désigne.',
  },
  board: {
    title: 'Utilisez-le',
    text: 'Vous avez une tuile avec un virage, et elle prolonge votre résidence. Placez un ouvrier sur le plateau Routes.',
    other: 'Plus tard ! Aujourd’hui, c’est le plateau Routes.',
  },
  die: {
    title: 'Donnez un dé',
    text: 'Donnez le 4 vert. Sa valeur importe peu : il est relancé. 1 et 6 désignent les routes droites, 2 et 5 les virages, 3 les bifurcations, 4 les intersections.',
    other: 'Tout dé convient ; choisissez-en un.',
  },
  rolled: {
    title: 'Un cinq : les virages',
    text: '1 d’argent pour la route qui continue, 2 pour votre virage, et un drapeau. Réunissez des tuiles d’une même forme et gardez vos dés faibles pour cette case ; le karma ne peut pas retourner ce lancer.',
  },
  finale: {
    title: 'À vous',
    text: 'C’est tout ce qu’il y a de nouveau. Continuez et essayez-le dans une partie entière.',
  },
};
