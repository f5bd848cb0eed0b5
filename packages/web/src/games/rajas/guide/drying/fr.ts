import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Gange 3 : les sources tarissent',
    text: 'Chaque case du fleuve a maintenant une tuile, et chacune ne sert que jusqu’à ce qu’un bateau la quitte : elle se tarit alors pour de bon et ne compte plus. La case 1 donne trois dés.',
  },
  harbour: {
    title: 'Soyez le premier',
    text: 'Placez un ouvrier au port. Vous payez le 3 bleu et pouvez avancer de trois cases au plus.',
    other: 'Les dés sont sur le fleuve : choisissez le port.',
  },
  reach: {
    title: 'Trois dés',
    text: 'N’avancez que d’une case : les trois dés y attendent.',
    other: 'Vous pouvez aller plus loin, mais les trois dés sont sur la première case.',
  },
  again: {
    title: 'Continuez',
    text: 'Trois nouveaux dés ! Continuez : placez un autre ouvrier au port, pour 1 d’argent. Vous payez le 2 bleu.',
    other: 'Voyons-la tarir : choisissez encore le port.',
  },
  sail: {
    title: 'Quittez la case',
    text: 'Avancez de deux cases, vers 2 d’argent par karma, et regardez celle que vous quittez.',
    other: 'Une case est permise aussi ; avancez de deux cette fois.',
  },
  dried: {
    title: 'Tarie',
    text: 'Plus personne ne peut s’arrêter à la case 1, et elle ne compte plus : les bateaux derrière vous vont plus loin avec le même dé.',
  },
  finale: {
    title: 'À vous',
    text: 'C’est tout ce qu’il y a de nouveau. Continuez et essayez-le dans une partie entière.',
  },
};
