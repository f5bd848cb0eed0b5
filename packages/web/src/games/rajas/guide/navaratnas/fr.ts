import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Vos propres revenus',
    text: 'Dans cette variante, les revenus imprimés au bord de votre province sont petits. Mais vous pouvez y poser des tuiles Revenu, blanches, jaunes, rouges ou marron, chacune sur un espace de sa couleur : la route qui atteint une tuile rapporte alors son revenu. Les marron sont les plus fortes : elles comptent quelque chose à cet instant.',
  },
  lay: {
    title: 'Votre tuile marron',
    text: 'Vous commencez avec une tuile marron : 2 de gloire par virage de votre province. Posez-la dans un coin en haut ; prévoyez vos routes pour l’atteindre quand vous aurez beaucoup de virages.',
    other: 'Les deux coins conviennent : choisissez-en un.',
  },
  later: {
    title: 'D’autres tuiles',
    text: 'D’autres tuiles viennent de la Danseuse : en plus de deux dés, elle donne maintenant une tuile Revenu de votre choix parmi celles qui sont visibles. Chameli vient d’en poser une blanche. Qui a moins d’ouvriers qu’un autre reçoit aussi des tuiles pendant que l’autre place encore les siens.',
  },
  finale: {
    title: 'À vous',
    text: 'C’est tout ce qu’il y a de nouveau. Continuez et essayez-le dans une partie entière.',
  },
};
