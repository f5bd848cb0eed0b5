import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Le plateau Routes',
    text: 'Cette case est gratuite. Elle rapporte 1 d’argent pour chacune des trois routes de votre résidence qui continue, et un drapeau du Grand Moghol tant qu’il y en a.',
  },
  board: {
    title: 'Prenez un drapeau',
    text: 'Il n’y a que trois drapeaux. Placez un ouvrier sur le plateau Routes, même si aucune de vos routes ne continue encore.',
    other: 'Plus tard ! Les drapeaux sont rares : choisissez le plateau Routes.',
  },
  flag: {
    title: 'À quoi sert le drapeau',
    text: 'Quand le Maître Bâtisseur recouvrira une de vos tuiles, le drapeau sauvera l’ancienne : elle ira sur une place libre reliée par une route, et ses routes pourront atteindre de nouveaux revenus.',
  },
  finale: {
    title: 'À vous',
    text: 'C’est tout ce qu’il y a de nouveau. Continuez et essayez-le dans une partie entière.',
  },
};
