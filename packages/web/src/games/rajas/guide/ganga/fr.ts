import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'De nouvelles tuiles dans le fleuve',
    text: 'Le module Gange pose huit tuiles sur des cases du fleuve, différentes à chaque partie. Voyez la case 2 : un dé au choix par karma que vous avez.',
  },
  harbour: {
    title: 'Au port',
    text: 'Placez un ouvrier au port. Vous payez le 3 bleu et pouvez avancer de trois cases au plus.',
    other: 'D’abord au fleuve : choisissez le port.',
  },
  sail: {
    title: 'Jusqu’à la tuile',
    text: 'Avancez de deux cases, jusqu’à la tuile.',
    other: 'C’est permis, mais la tuile est sur la deuxième case.',
  },
  die: {
    title: 'Votre récompense',
    text: 'Un karma, un dé : choisissez une couleur.',
    other: 'Choisissez une des quatre couleurs.',
  },
  finale: {
    title: 'À vous',
    text: 'C’est tout ce qu’il y a de nouveau. Continuez et essayez-le dans une partie entière.',
  },
};
