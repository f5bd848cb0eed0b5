import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Ganga 3 : les sources tarissent',
    text: 'Chaque case du fleuve a maintenant une tuile, et chacune ne sert que jusqu’à ce qu’un bateau la quitte : elle se tarit alors pour de bon et ne compte plus. La case 1 donne trois dés.',
  },
  harbour: {
    title: 'Soyez le premier',
    text: 'Placez un ouvrier au port et payez le 1 violet : votre bateau va à la case 1.',
    other: 'Les dés sont sur le fleuve : choisissez le port.',
  },
  again: {
    title: 'Continuez',
    text: 'Trois nouveaux dés ! Continuez : placez un autre ouvrier au port, pour 1 d’argent, et payez le 3 bleu.',
    other: 'Voyons-la tarir : choisissez encore le port.',
  },
  sail: {
    title: 'Quittez la case',
    text: 'Avancez de deux cases et regardez celle que vous quittez.',
    other: 'Toute distance est permise ; avancez de deux cette fois.',
  },
  dried: {
    title: 'Tarie',
    text: 'Plus personne ne peut s’arrêter à la case 1, et elle ne compte plus : les bateaux derrière vous vont plus loin avec le même dé.',
  },
  finale: {
    title: 'À vous',
    text: 'C’est tout ce qu’il y a de nouveau. Continuez et essayez-le dans une partie entière.',
  },
};
