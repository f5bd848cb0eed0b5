import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Une terre avant la première manche',
    text: 'Chacun pioche une tuile sauvage : cascade, montagnes, marais ou désert. Vous avez le marais. Il se pose sur une des quatre places intérieures, sans route d’abord, et fait un don aussitôt.',
  },
  lay: {
    title: 'Posez le marais',
    text: 'Sa route est une bifurcation. Posez-le là où cela brille : vos routes pourront le rejoindre de plusieurs côtés.',
    other: 'Toute place intérieure est permise. Prenez celle qui brille, pour que la leçon continue.',
  },
  swap: {
    title: 'Le don du marais',
    text: 'Le marais permet d’échanger un dé : rendez le 3 bleu et prenez la couleur de votre choix.',
    other: 'Vous pouvez garder vos dés ou en rendre un autre. Essayez avec le 3 bleu.',
  },
  colour: {
    title: 'Un nouveau dé',
    text: 'Prenez orange. Deux dés orange paieront bientôt une bonne tuile.',
    other: 'Toute couleur est permise ; prenez orange cette fois.',
  },
  finale: {
    title: 'À vous',
    text: 'C’est tout ce qu’il y a de nouveau. Continuez et essayez-le dans une partie entière.',
  },
};
