import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Vos propres revenus',
    text: 'Dans cette variante, les revenus au bord de votre province ne sont pas imprimés : vous y posez vous-même des tuiles Revenu. Blanches, jaunes, rouges et marron ont leurs places ; les marron sont les plus fortes et comptent quelque chose quand vous les atteignez.',
  },
  lay: {
    title: 'Votre tuile marron',
    text: 'Vous commencez avec une tuile marron : 2 de gloire par virage de votre province. Posez-la dans un coin en haut ; prévoyez vos routes pour l’atteindre quand vous aurez beaucoup de virages.',
    other: 'Les deux coins conviennent : choisissez-en un.',
  },
  later: {
    title: 'D’autres tuiles',
    text: 'Là où le jeu de base faisait de petits dons, vous choisissez aussi des tuiles Revenu, et chaque revenu relié peut encore compter pour une marron. Chameli a déjà posé sa première blanche.',
  },
  finale: {
    title: 'À vous',
    text: 'C’est tout ce qu’il y a de nouveau. Continuez et essayez-le dans une partie entière.',
  },
};
