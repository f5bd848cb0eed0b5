import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Ganga 3 : eaux mystérieuses',
    text: 'Les tuiles du fleuve sont face cachée. Qui finit son voyage sur l’une d’elles la retourne, reçoit 1 d’argent, puis son avantage. Ce qui est visible le reste pour tous.',
  },
  harbour: {
    title: 'Au port',
    text: 'Placez un ouvrier au port et payez le 3 bleu.',
    other: 'Le fleuve attend : choisissez le port.',
  },
  sail: {
    title: 'Vers l’inconnu',
    text: 'Vous décidez avant de voir la tuile. Avancez de deux cases.',
    other: 'Nul ne sait ce qui s’y trouve. Pour cette leçon, avancez de deux.',
  },
  found: {
    title: 'Une belle prise',
    text: 'Un d’argent pour l’avoir retournée, puis un dé bleu, un vert et un orange. Les bateaux suivants peuvent aussi s’en servir, mais sans l’argent.',
  },
  finale: {
    title: 'À vous',
    text: 'C’est tout ce qu’il y a de nouveau. Continuez et essayez-le dans une partie entière.',
  },
};
